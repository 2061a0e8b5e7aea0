import pg from "pg";
import { startMachines } from "./machines.ts";
import { startSpreadApp } from "./start-spread-app.ts";
import { signUpOnEach } from "./sign-up-on-each.ts";
const machines = await startMachines(9740);
const owner = new pg.Pool({ connectionString: machines.url, max: 2 });
const app = await startSpreadApp(4450, machines.url);
console.log("urls", app.urls);
for (let i=0;i<3;i++){ const t=performance.now(); await signUpOnEach({urls: app.urls, owner, each: 1}); console.log("signup pair", (performance.now()-t).toFixed(0)); }
const people = await signUpOnEach({urls: app.urls, owner, each: 2});
const snap = setInterval(async()=>{ const {rows}=await owner.query("select state, wait_event_type, wait_event, left(query,60) q, extract(epoch from now()-query_start)::int s, count(*) from pg_stat_activity where datname='rubber_arcana' and pid<>pg_backend_pid() and state<>'idle' group by 1,2,3,4,5 order by 5 desc limit 6"); if (rows.length) console.log(JSON.stringify(rows)); }, 1500);
for (let round=0; round<4; round++) {
 for (const path of ["/api/home","/api/blocks?limit=20","/api/insights?limit=50","/api/me"]) {
  const t=performance.now();
  const answers = await Promise.all(people.map(async p=>{const t=performance.now(); const a=await p.account.person.get(path); return [a.status,(performance.now()-t).toFixed(0)].join(":")}));
  console.log(round, path, answers.join(" "), (performance.now()-t).toFixed(0));
 }
}
clearInterval(snap);
await app.stop(); await owner.end(); await machines.stop();
