/** Islands without React for the frame's tests: what they do is seen from outside. Taken for island-modules.ts. */
import type { IslandModule } from '../../../renderer/browser/islands'

type Life = { mounted: string[]; unmounted: string[] }
const life: Life = { mounted: [], unmounted: [] }
Object.assign(window, { life })

function probe(element: HTMLElement, props: unknown) {
  const { name } = props as { name: string }
  life.mounted.push(name)
  const button = element.querySelector('button')
  const count = () => {
    button!.dataset.count = String(Number(button!.dataset.count ?? 0) + 1)
  }
  button?.addEventListener('click', count)
  return () => {
    // React would find its nodes gone if the page were swapped first.
    life.unmounted.push(`${name} ${element.isConnected ? 'in place' : 'too late'}`)
    button?.removeEventListener('click', count)
  }
}

/** Comes when the test says so, by `bring`. */
const whenBrought = () =>
  new Promise<IslandModule>(resolve => Object.assign(window, { bring: () => resolve({ mount: probe }) }))

const slowly = () => new Promise<IslandModule>(resolve => setTimeout(() => resolve({ mount: probe }), 150))

export const islandModules: Record<string, () => Promise<IslandModule>> = {
  Probe: async () => ({ mount: probe }),
  ChatWidget: slowly,
  Late: whenBrought,
  Missing: () => Promise.reject(new TypeError('Failed to fetch the island')),
  Broken: async () => ({
    mount() {
      throw new Error('Der Anschluss fehlt')
    },
  }),
}

export const islandBase = async () => {}
