import { expect, test } from 'playwright/test'
import { axe } from '../../support/axe'
import { focusFindings } from './focus-probe'
import { ibm } from './ibm'
import { smallTargets } from './target-probe'
import { textFindings, textSpacing } from './text-probe'

// A look that cannot find anything proves nothing: each gets its defect here.
const page = (body: string, css = '') =>
  `<!doctype html><html lang="de"><title>Probe</title><style>body{margin:0}${css}</style><main><h1>Probe</h1>${body}</main>`

test('the looks at text find sideways scrolling, cut words and boxes that wide text leaves', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 320, height: 500 })
  await tab.setContent(page('<p style="width:400px">breit</p>'))
  expect(await textFindings(tab)).toEqual([expect.stringContaining('scrolls sideways')])
  await tab.setContent(
    page('<p style="width:80px;height:20px;overflow:hidden">Wörter, die hier keinen Platz haben</p>'),
  )
  expect(await textFindings(tab)).toEqual([expect.stringContaining('upwards or downwards out of P')])
  await tab.setContent(page('<p style="width:9em;height:1.3em;background:#eee;font:16px monospace">Vierzehn Tage</p>'))
  expect(await textFindings(tab)).toEqual([])
  await tab.addStyleTag({ content: textSpacing })
  expect(await textFindings(tab)).toEqual([expect.stringContaining('Vierzehn Tage')])
})

test('the look at targets finds small ones, but not links in sentences', async ({ page: tab }) => {
  await tab.setContent(
    page('<p>Ein <a href="/a">Wort</a>.</p><button style="width:20px;height:20px;padding:0">x</button>'),
  )
  expect(await smallTargets(tab)).toEqual([expect.stringMatching(/20 x 20 px: <button/)])
})

test('the look at focus finds covered stops and rings that are missing, cut or pale', async ({ page: tab }) => {
  const bar = '<div style="position:fixed;inset:0 0 auto;height:60px;background:#fff"></div>'
  await tab.setContent(
    page(`<a href="/a">darunter</a>${bar}<div style="height:300px"></div>`, 'h1{margin:0;font-size:9px}'),
  )
  expect(await focusFindings(tab)).toEqual([expect.stringMatching(/focus hidden at 9 of 9.*darunter/)])
  const styles = '.a{outline:none}.b{outline:3px solid #ddd}.c{outline:3px solid #000;outline-offset:3px}'
  const links = '<a class="a" href="/a">ohne</a> <a class="b" href="/b">blass</a>'
  await tab.setContent(
    page(`${links}<div style="overflow:clip;width:60px"><a class="c" href="/c">cut</a></div>`, styles),
  )
  expect(await focusFindings(tab)).toEqual([
    expect.stringContaining('no ring'),
    expect.stringContaining('below 3 : 1'),
    expect.stringContaining('cut off'),
  ])
})

test('both engines find a field without a name', async ({ page: tab }) => {
  await tab.setContent(page('<input>'))
  expect(await axe(tab)).toContainEqual(expect.stringContaining('axe label'))
  expect(await ibm(tab)).toContainEqual(expect.stringContaining('ibm input_label_exists'))
})
