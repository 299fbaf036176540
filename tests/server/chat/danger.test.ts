import { describe, expect, it } from 'vitest'
import { createOffline } from '../../../server/chat/offline'
import { testKnowledge } from '../../support/knowledge'

const emilia = createOffline(testKnowledge())
const answer = (content: string) => emilia.answer([{ role: 'user', content }]).content

describe('who seems to be in danger', () => {
  it.each([
    'Hilfe, ich glaube, ich habe einen Schlaganfall',
    'Mein Mann ist bewusstlos!',
    'ich will nicht mehr leben',
    'Ich möchte sterben.',
    'ich bring mich um',
  ])('hears the numbers at once: %s', said => {
    expect(answer(said)).toMatch(/144.*112.*142/)
  })

  it.each([
    'Was ist, wenn jemand im Chat einen Herzinfarkt hat?',
    'Ich möchte wissen, was Selina bei einem Schlaganfall macht',
    'Das Warten am Telefon bringt mich um',
    'Ich will nicht mehr selbst abheben',
    'Mein Patient hat Atemnot, was macht der Bot?',
  ])('is nobody who asks about assistants or only talks so: %s', said => {
    expect(answer(said)).not.toContain('142')
  })
})
