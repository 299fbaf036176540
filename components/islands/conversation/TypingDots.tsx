/** Three dots that move while an answer is written. */
export function TypingDots() {
  return (
    <>
      <i />
      <i />
      <i />
    </>
  )
}
