import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { contact, formData, makeMail, path, trial } from './fixture'

const navigate = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' }
const failed = 'Entschuldigung, es gab einen Fehler beim Senden.'

/** What a browser sends when its visitor presses the button of a page's form. */
function sentBy(page: string) {
  const form = parse(page).querySelector('form')
  const { method, enctype, action } = form?.attributes ?? {}
  const fields = Object.fromEntries(
    (form?.querySelectorAll('input, textarea, select, button') ?? []).map(control => {
      const chosen = control.querySelector('option[selected]')
      const value = control.tagName === 'TEXTAREA' ? control.text.replace(/^\n/, '') : control.getAttribute('value')
      return [control.getAttribute('name') ?? '', chosen?.getAttribute('value') ?? value ?? '']
    }),
  )
  return { method, enctype, action, fields }
}

describe('the page that says no', () => {
  it.each([
    ['contact', contact],
    ['trial', trial],
  ])('holds the form of %s filled in, ready to be sent', async (form, typed) => {
    const { post } = await makeMail()
    const page = await (await post({ ...typed, email: 'falsch', form }, navigate)).text()
    expect(parse(page).querySelector('title')?.text).toBe('Nicht gesendet')
    const { fields, ...how } = sentBy(page)
    expect(how).toEqual({ method: 'post', enctype: 'multipart/form-data', action: path })
    expect(Object.keys(fields)).toEqual([...Object.keys(typed), 'form'])
    const again = await post({ ...fields, email: typed.email }, navigate)
    expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('<h1>Vielen Dank</h1>')])
  })

  it('says so once where there is no more to say', async () => {
    const { post, dataDir } = await makeMail()
    await rm(join(dataDir, 'new'), { recursive: true })
    await writeFile(join(dataDir, 'new'), 'a file where the folder was')
    const page = await (await post({ ...contact, form: 'contact' }, navigate)).text()
    expect(page.split(failed)).toHaveLength(2)
  })

  it('comes also where the post was refused on its way', async () => {
    const { app } = await makeMail()
    const headers = { ...navigate, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' }
    const answer = await app.request(path, { method: 'POST', body: formData({ ...contact, form: 'contact' }), headers })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=UTF-8'])
    expect(await answer.text()).toContain('kam nicht von unserer Website')
  })
})
