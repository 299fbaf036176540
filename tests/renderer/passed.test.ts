import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { arrange } from '../../renderer/arrange'
import { checkForBuild } from '../../renderer/check/check-page'
import { takePassed } from '../../renderer/check/passed'
import { cutHead, pageFiles } from '../../renderer/content-files'
import { readBoxes } from '../../renderer/grammar'
import { readQuickly } from '../../renderer/markdown'

const pages = pageFiles().map(file => ({ file, text: readFileSync(file, 'utf8') }))

describe('A page that has passed the check of a build', () => {
  test.each(pages)('$file goes on to MDX as it would be read there', ({ file, text }) => {
    checkForBuild(file, text)
    const tree = readQuickly(cutHead(file, text).body)
    expect(takePassed(file, text)?.arranged).toEqual(arrange(tree, readBoxes(tree, [])))
  })

  test('hands its tree out once, because who compiles it changes it', () => {
    checkForBuild('content/probe.mdx', PROBE)
    expect(takePassed('content/probe.mdx', PROBE)?.arranged).toBeDefined()
    expect(takePassed('content/probe.mdx', PROBE)).toMatchObject({ head: { canonical: '/probe' }, arranged: undefined })
  })

  test('is unknown once its text is another', () => {
    checkForBuild('content/probe.mdx', PROBE)
    expect(takePassed('content/probe.mdx', `${PROBE}Noch ein Satz.\n`)).toBeUndefined()
  })

  test('is unknown when something is wrong with it', () => {
    checkForBuild('content/wrong.mdx', `${PROBE}<Unbekannt />\n`)
    expect(takePassed('content/wrong.mdx', `${PROBE}<Unbekannt />\n`)).toBeUndefined()
  })
})

const PROBE = `---
title: Eine Seite, auf der nur das Nötigste steht
description: Sie dient dazu, das Lesen zu prüfen, und hat deshalb nicht mehr als einen Titel, einen Absatz und einen Kopf wie alle anderen.
canonical: /probe
---

# Eine Probe

Ein Absatz.
`
