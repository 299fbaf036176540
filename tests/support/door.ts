/** A door at which something waits until it is opened: instead of a time, which is never right on a busy machine. */
export function door() {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open, opened }
}
