import { describe, expect, it } from 'vitest'
import { cutHead } from '../../renderer/content-files'
import { explain } from '../../renderer/explain'
import { readFrontMatter } from '../../renderer/front-matter'

const good = 'title: Ein Titel\ndescription: Zwei Sätze.\ncanonical: /probe\n'
const problems = (head: string) =>
  readFrontMatter(head).problems.map(problem => `${problem.line}:${problem.column} ${explain(problem)}`)

describe('the head of a page', () => {
  it('is read when it is whole', () => {
    expect(readFrontMatter(good)).toEqual({
      head: { title: 'Ein Titel', description: 'Zwei Sätze.', canonical: '/probe' },
      problems: [],
    })
  })

  it('refuses unknown keys at their line and names the one that was meant', () => {
    expect(problems(`${good}persone: Luigi\n`)[0]).toMatch(/^5:1 Die Angabe „persone“ .* Meinten Sie „persona“\?/)
  })

  it('says which fact is missing', () => {
    expect(problems('title: Nur der Titel\ncanonical: /probe\n')).toEqual([
      '2:1 Im Kopf der Seite fehlt „description“.',
    ])
  })

  it('finds a colon that YAML takes for a key', () => {
    expect(problems('title: Preise: Chatbot\n')[0]).toMatch(/^2:\d+ .*Doppelpunkt/)
  })

  it('notices what a comment sign would cut in silence', () => {
    expect(problems(good.replace('Ein Titel', 'Chatbot #1'))).toEqual([
      '2:16 Ab „ #“ gilt der Rest der Zeile als Notiz, übrig bleibt „Chatbot“. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".',
    ])
  })

  it('is never run: a head in JavaScript is left in the body, unread', () => {
    const page = cutHead('content/x.mdx', '---js\n{ title: (globalThis.ran = true) }\n---\n\nText\n')
    expect(page.head).toBe('')
    expect('ran' in globalThis).toBe(false)
  })

  it('is cut off without moving the lines below it', () => {
    const page = cutHead('content/services/x.mdx', `---\n${good}---\n\n# Titel\n`)
    expect(page.url).toBe('/services/x')
    expect(page.body.split('\n').indexOf('# Titel')).toBe(6)
  })
})
