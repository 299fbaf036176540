import { withBrowser, withFreshPage, phone } from './tools/bench/bench-browser'
import { withServer } from './tools/bench/bench-server'
import { siteRoutes } from './tools/bench/site-routes'
const routes=process.argv.slice(2).length?process.argv.slice(2):siteRoutes()
await withServer(({origin})=>withBrowser(async browser=>{
 for(const w of [360,375,390,393,412,430]) for(const r of routes) await withFreshPage(browser,{...phone,viewport:{width:w,height:823}},async page=>{
  await page.addInitScript(()=>{(window as any).__s=[];new PerformanceObserver(l=>{for(const e of l.getEntries() as any)(window as any).__s.push([+e.value.toFixed(4),e.sources.map((s:any)=>(s.node?.className||s.node?.nodeName||s.node?.parentNode?.nodeName)+' '+(s.node?.textContent||'').slice(0,40)+' '+[s.previousRect.y,s.currentRect.y,s.previousRect.height,s.currentRect.height].map((x:number)=>Math.round(x)).join('>'))])}).observe({type:'layout-shift',buffered:true})})
  await page.route('**/*.woff2',async x=>{await new Promise(f=>setTimeout(f,500));await x.continue()})
  await page.goto(origin+r,{waitUntil:'networkidle'});await page.waitForTimeout(700)
  const s=await page.evaluate('__s') as any[]; const sum=s.reduce((a,b)=>a+b[0],0)
  if(sum>0.0005)console.log(w,r,sum.toFixed(4),JSON.stringify(s.map(x=>x[1])).slice(0,400))
 })
}))
