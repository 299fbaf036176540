import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { it, expect } from 'vitest'
import { play } from '/tmp/w/scenes/server/chat/scene/play'
import { createFactFinder } from '/tmp/w/scenes/server/chat/scene/facts'
import { valueFor } from '/tmp/w/scenes/server/chat/scene/values'
const names = ['luigi','mathias','selina','sabine','sam','roberto','phonix']
const scenes = Object.fromEntries(names.map(n => [n, {assistant:n, ...parse(readFileSync(`/tmp/w/scenes/content/scenes/${n}.yaml`,'utf8')) }]))
for (const s of Object.values(scenes) as any[]) for (const st of s.steps) st.replies ??= []
const now = new Date('2026-11-25T16:00:00+01:00')
let seed = 1; const rnd = () => (seed = (seed * 48271) % 2147483647) / 2147483647
it('walks', () => {
  let n = 0, max = 0
  for (const s of Object.values(scenes) as any[]) for (let i=0;i<100;i++) {
    const deps = { now, readsBack:false, emergency: () => undefined, findFact: createFactFinder(s) }
    const lines: string[] = []
    let t = play(s, {}, lines, deps)
    for (; !t.isDone && lines.length < 60; t = play(s, {}, lines, deps)) {
      lines.push(t.replies.length ? t.replies[Math.floor(rnd()*t.replies.length)]! : 'Steiner')
    }
    if (t.isDone) n++; else console.log(s.assistant, lines, t)
    max = Math.max(max, lines.length)
  }
  console.log(n, max)
})
it('ways', () => {
  let wrong = 0, rows = 0, done = 0, all=0
  for (const file of ['scene-ways.yaml','scene-ways-second.yaml']) {
    const ways = parse(readFileSync(`/tmp/w/scenes/tests/fixtures/${file}`,'utf8'))
    for (const [a, list] of Object.entries(ways) as any[]) for (const w of list) {
      const s = scenes[a]; const deps = { now, readsBack:false, emergency: () => undefined, findFact: createFactFinder(s) }
      const lines = w.lines.map((l:any)=>typeof l==='string'?l:l.say)
      const out:string[]=[]
      for (let i=1;i<=lines.length;i++){ const t = play(s,{},lines.slice(0,i),deps); out.push(`   > ${lines[i-1]}\n   < ${t.says}  ${JSON.stringify(t.record)}`)}
      const t = play(s,{},lines,deps); all++
      if (t.isDone) done++
      for (const [k,v] of Object.entries(t.record)) { rows++
        if ((w.slip?.[k] && !new RegExp(w.slip[k],'i').test(v as string)) || (w.never?.[k] && new RegExp(w.never[k],'i').test(v as string))) { wrong++; console.log('WRONG', a, w.way, k, v, 'want', w.slip?.[k]) }
        else if (!w.slip?.[k]) console.log('EXTRA', a, w.way, k, v)
      }
      if (process.env.SHOW) console.log(`== ${a}: ${w.way}\n${out.join('\n')}`)
    }
  }
  console.log({all, done, rows, wrong})
})
