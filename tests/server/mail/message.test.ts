import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { checkFields } from '../../../server/mail/form'
import { requestMail } from '../../../server/mail/message'
import { contact, trial } from './fixture'

const addresses = {
  brand: '4xDU',
  from: 'website@4xdu.example',
  to: ['office@4xdu.example', 'chef@4xdu.example'],
}
const receivedAt = new Date('2026-11-21T10:00:00Z')
const key = '2026-11-21-contact-0123456789abcdef'

async function written(form: 'contact' | 'trial', fields: Record<string, string>) {
  const request = checkFields(form, Object.entries(fields))
  const stored = { ...request, id: key, box: 'new' as const, receivedAt, delivered: [] }
  const mail = requestMail(stored, addresses)
  const raw = await new MailComposer(mail).compile().build()
  return { raw, mail: await PostalMime.parse(raw) }
}

describe('the mail', () => {
  it('says who writes, about what, and an answer goes to the visitor', async () => {
    const { mail } = await written('contact', contact)
    expect(mail.from).toMatchObject({ address: 'website@4xdu.example', name: '4xDU Website' })
    expect(mail.to?.map(one => one.address)).toEqual(['office@4xdu.example', 'chef@4xdu.example'])
    expect(mail.replyTo).toMatchObject([{ name: 'Maria Huber', address: 'maria@huber.example' }])
    expect(mail.subject).toBe('Nachricht von Maria Huber, Huber & Söhne')
    expect(mail.messageId).toBe(`<${key}@4xdu.example>`)
    expect(mail.date).toBe('2026-11-21T10:00:00.000Z')
    expect(mail.attachments).toEqual([])
    // No out-of-office reply goes to the visitor.
    expect(mail.headers.find(({ key: name }) => name === 'auto-submitted')?.value).toBe(
      'auto-generated',
    )
  })

  it('reads well as plain text', async () => {
    const { mail } = await written('contact', contact)
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

  it('says the industry in words', async () => {
    const { mail } = await written('trial', trial)
    expect(mail.subject).toBe(
      'Demo-Anfrage von Luca Rossi, Pizzeria Luca (Restaurant, Pizzeria, Gastronomie)',
    )
    expect(mail.text).toContain('Branche:      Restaurant, Pizzeria, Gastronomie')
  })

  it('names the package or the offer at whose button the visitor was', async () => {
    const demo = await written('trial', { ...trial, interest: 'Luigi, PRO' })
    expect(demo.mail.subject).toMatch(/\(Restaurant, Pizzeria, Gastronomie; Luigi, PRO\)$/)
    expect(demo.mail.text).toContain('Interesse:    Luigi, PRO')
    const message = 'Anfrage: KI-Training, 1:1-Coaching\n\nGeht es im März?'
    const { mail } = await written('contact', { ...contact, message })
    expect(mail.subject).toBe(
      'Nachricht von Maria Huber, Huber & Söhne (KI-Training, 1:1-Coaching)',
    )
  })
})

describe('what visitors write stays words', () => {
  const nasty = {
    ...contact,
    name: 'Max <chef@4xdu.example>, "Bcc: alle@opfer.example" =?utf-8?Q?=0D=0ABcc:_x@y.z?=',
    company: '<img src=x onerror=alert(1)> %0d%0aBcc: a@b.c',
    message:
      'Hallo\r\n.\r\nMAIL FROM:<x@y.z>\r\n----_NmP-Part_1--\r\nBcc: alle@opfer.example\r\n<script>alert(1)</script>',
  }

  it('no header, no recipient, no part is added', async () => {
    const { mail, raw } = await written('contact', nasty)
    expect(mail.headers.map(({ key: name }) => name).sort()).toEqual(
      [
        'from',
        'to',
        'reply-to',
        'subject',
        'message-id',
        'date',
        'mime-version',
        'content-type',
        'content-transfer-encoding',
        'auto-submitted',
      ].sort(),
    )
    // A program that looks for an address in the name finds none.
    const name =
      'Max (chef at 4xdu.example), "Bcc: alle at opfer.example" = ?utf-8?Q?=0D=0ABcc:_x at y.z?='
    expect(mail.replyTo).toEqual([{ name, address: contact.email }])
    expect(mail.subject).toBe(`Nachricht von ${nasty.name.replace('=?', '= ?')}, ${nasty.company}`)
    expect(mail.bcc).toBeUndefined()
    expect(mail.text).toContain('Bcc: alle@opfer.example')
    expect(raw.toString().split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
  })

  it.each(["o'hara+a=b{c}|d~e`f#g!h%i*j?k^l/m_n-o&p$q@a.example", '.punkt.@a.example'])(
    'an address as odd as %s',
    async email => {
      const { mail } = await written('contact', { ...contact, email })
      // Where the mail standard wants quotes around what HTML allows bare, they belong to the same address.
      expect(mail.replyTo?.map(one => one.address?.replaceAll('"', ''))).toEqual([email])
    },
  )
})
