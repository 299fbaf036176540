import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const questions = [
  'Was kostet der Telefonassistent?',
  'Wie lange dauert die Einrichtung auf WhatsApp?',
  'Können Gäste im Hotel damit buchen?',
  'Wo liegen unsere Daten, und wer liest mit?',
  'Ich hätte gern einen Termin für meine Ordination.',
  'Gibt es eine kostenlose Probe?',
  'Arbeiten Sie auch mit Autohäusern?',
  'Was ist ein RAG-System?',
]

/** Keeps its connections, as a proxy in front would. */
export const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/**
 * Asks one question and reads the whole answer.
 * @param turn chooses question and visitor: each turn is somebody else, as the proxy in front would say
 * @returns milliseconds from asking to the answer's last byte
 * @throws Error when the answer is not 200
 */
export function ask(address: string, turn: number): Promise<number> {
  const content = questions[turn % questions.length]
  const body = JSON.stringify({ messages: [{ role: 'user', content }] })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
  }
  const from = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(address, { method: 'POST', agent, headers }, response => {
      response.resume().on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - from)
        else reject(new Error(`${address} answers ${response.statusCode}`))
      })
    })
    asked.on('error', reject).end(body)
  })
}

/**
 * Asks evenly spread over some seconds, whether or not earlier questions have been answered.
 * @param perSecond as many are in flight as are asked during the provider's delay
 * @returns the times of the answers, those of the first two seconds left out, when the flight was still filling
 */
export async function askEvenly(address: string, perSecond: number, seconds: number): Promise<number[]> {
  const from = performance.now()
  const answers: Promise<number>[] = []
  for (let asked = 0; asked < perSecond * seconds; ) {
    const due = Math.min(perSecond * seconds, ((performance.now() - from) / 1000) * perSecond)
    for (; asked < due; asked += 1) answers.push(ask(address, asked))
    await wait(1)
  }
  return (await Promise.all(answers)).slice(2 * perSecond)
}
