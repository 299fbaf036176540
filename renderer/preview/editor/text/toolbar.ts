import type { EditorView } from '@codemirror/view'
import type { Known } from '../../messages'
import { answerOf, byId, make } from '../elements'
import { bold, insertLink, startLines } from './format'

/** The buttons above the text: bold, link, list, heading. */
export function startToolbar(view: EditorView, { places }: Known): void {
  const dialog = byId<HTMLDialogElement>('link')
  const address = dialog.querySelector('input')
  byId('link-places').append(
    ...places.map(({ label, detail }) => make('option', { value: label }, detail)),
  )
  async function askLink(): Promise<void> {
    if (!address) return
    address.value = ''
    if ((await answerOf(dialog)) !== 'link') return view.focus()
    const target = addressOf(address.value)
    const place = places.find(({ label }) => label === target)
    if (target) insertLink(view, target, place?.detail ?? address.value)
  }
  const acts: Readonly<Record<string, () => void>> = {
    bold: () => bold(view),
    heading: () => startLines('## ')(view),
    list: () => startLines('- ')(view),
    link: askLink,
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-format]'))
    button.addEventListener('click', () => acts[button.dataset.format ?? '']?.())
  byId('code').addEventListener(
    'keydown',
    event => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || !['b', 'k'].includes(key)) return
      event.preventDefault()
      event.stopPropagation()
      acts[key === 'b' ? 'bold' : 'link']?.()
    },
    { capture: true },
  )
}

/** `www.orf.at` -> `https://www.orf.at`, `office@4xdu.at` -> `mailto:…`; addresses of the site stay. */
function addressOf(typed: string): string {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/]+$/.test(text)) return `mailto:${text}`
  return /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(text) ? `https://${text}` : text
}
