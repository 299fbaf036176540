import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { checkFields } from '../../../server/mail/form'
import { lines, requestMail } from '../../../server/mail/message'
import { contact, trial } from './fixture'

const to = ['office@4xdu.example', 'chef@4xdu.example']
const addresses = { brand: '4xDU', from: 'website@4xdu.example', to }
const receivedAt = new Date('2026-11-21T10:00:00Z')
const id = '2026-11-21-contact-0123456789abcdef'

async function mailOf(
  form: 'contact' | 'trial',
  fields: Record<string, string>,
  from = addresses.from,
) {
  const request = checkFields(form, Object.entries(fields))
  const stored = { ...request, id, box: 'new' as const, receivedAt, delivered: [] }
  const raw = await new MailComposer(requestMail(stored, { ...addresses, from })).compile().build()
  return { ...(await PostalMime.parse(raw)), raw: raw.toString() }
}

describe('the mail', () => {
  it('says who writes, about what, reads well, and an answer goes to the visitor', async () => {
    const mail = await mailOf('contact', contact)
    expect(mail).toMatchObject({
      from: { address: 'website@4xdu.example', name: '4xDU Website' },
      to: to.map(address => ({ address })),
      replyTo: [{ name: 'Maria Huber', address: 'maria@huber.example' }],
      subject: 'Nachricht von Maria Huber, Huber & Söhne',
      messageId: `<${id}@4xdu.example>`,
      date: '2026-11-21T10:00:00.000Z',
      attachments: [],
    })
    // No out-of-office reply goes to the visitor, and no helpdesk takes it for a robot's.
    expect(mail.raw).toContain('X-Auto-Response-Suppress: OOF, AutoReply')
    expect(mail.raw).not.toContain('Auto-Submitted')
    expect(
      mail.text?.replaceAll('\r\n', '\n').trimEnd(),
    ).toBe(`Über das Kontaktformular Ihrer Website ist eine Nachricht gekommen.

Name:         Maria Huber
E-Mail:       maria@huber.example
Telefon:      +43 316 123456
Unternehmen:  Huber & Söhne

Nachricht:

Grüß Gott,

wir hätten gerne einen Termin.
Liebe Grüße

-- 
Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an maria@huber.example.
Eingegangen am Samstag, 21. November 2026 um 11:00 Uhr.`)
  })

  it('names the industry in words, and the package or offer at whose button the visitor was', async () => {
    const demo = await mailOf('trial', { ...trial, interest: 'Luigi, PRO' })
    expect(demo.subject).toBe(
      'Demo-Anfrage von Luca Rossi, Pizzeria Luca (Gastronomie; Luigi, PRO)',
    )
    expect(demo.text).toMatch(/\nWebsite: {6}\S+\r?\nBranche:/)
    expect(demo.text).toContain('Branche:      Gastronomie')
    expect(demo.text).toContain('Interesse:    Luigi, PRO')
    const message = 'Anfrage: KI-Training, 1:1-Coaching\n\nGeht es im März?'
    const { subject } = await mailOf('contact', { ...contact, message })
    expect(subject).toMatch(/\(KI-Training, 1:1-Coaching\)$/)
  })
})

it('has an id of plain letters, also where the sender has an umlaut in the domain', async () => {
  const { messageId } = await mailOf('contact', contact, 'website@müller.example')
  expect(messageId).toBe(`<${id}@xn--mller-kva.example>`)
})

it('a field that has no label yet is not left out', () => {
  const fields = { name: 'Maria Huber', message: 'Guten Tag', ort: 'Graz' }
  expect(lines({ form: 'contact', fields })).toEqual([
    'Name:         Maria Huber',
    'ort:          Graz',
    '\nNachricht:\n\nGuten Tag',
  ])
})

describe('what visitors write stays words', () => {
  it('no header, no recipient, no part is added', async () => {
    const nasty = {
      ...contact,
      name: 'Max <chef@4xdu.example>, "Bcc: alle@opfer.example" =?utf-8?Q?=0D=0ABcc:_x@y.z?=',
      company: '<img src=x onerror=alert(1)> %0d%0aBcc: a@b.c',
      message:
        'Hallo\r\n.\r\nMAIL FROM:<x@y.z>\r\n----_NmP-Part_1--\r\nBcc: alle@opfer.example\r\n<script>alert(1)</script>',
    }
    const mail = await mailOf('contact', nasty)
    const plain = await mailOf('contact', contact)
    const names = ({ headers }: typeof mail) => headers.map(({ key }) => key).sort()
    expect(names(mail)).toEqual(names(plain))
    // A program that looks for an address in the name finds none.
    const name =
      'Max (chef at 4xdu.example), "Bcc: alle at opfer.example" = ?utf-8?Q?=0D=0ABcc:_x at y.z?='
    expect(mail.replyTo).toEqual([{ name, address: contact.email }])
    expect(mail.subject).toBe(`Nachricht von ${nasty.name.replace('=?', '= ?')}, ${nasty.company}`)
    expect([mail.to?.length, mail.bcc]).toEqual([2, undefined])
    expect(mail.text).toContain('Bcc: alle@opfer.example')
  })

  it.each(["o'hara+a=b{c}|d~e`f#g!h%i*j?k^l/m_n-o&p$q@a.example", '.punkt.@a.example'])(
    'an address as odd as %s',
    async email => {
      const { replyTo } = await mailOf('contact', { ...contact, email })
      // Where the mail standard wants quotes around what HTML allows bare, they belong to the same address.
      expect(replyTo?.map(one => one.address?.replaceAll('"', ''))).toEqual([email])
    },
  )
})
