import { spawnSync } from 'node:child_process'

// German words by the Austrian dictionary; what is right and missing there stands in words.txt.
const template =
  '$filename:$row:$col  „$text“ steht nicht im Wörterbuch. Vertippt? Sonst gehört es in tools/words.txt. $suggestions'
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/cspell/bin.mjs',
    'lint',
    '--config',
    'tools/cspell.json',
    '--no-progress',
    '--no-summary',
    '--relative',
    '--issue-template',
    template,
  ],
  { stdio: 'inherit' },
)
if (status === 0) console.log('Rechtschreibung geprüft: kein unbekanntes Wort.')
process.exitCode = status ?? 1
