import { randomOf, simulatePerson } from "#test-support/simulated-person.ts";
import { findPatterns } from "#domain/patterns/find-patterns.ts";
import { seenAt } from "#test-support/simulated-doings.ts";
const r=randomOf(1);const hs=Array.from({length:40},(_, i)=>simulatePerson(r,{readings:[60,150,300,600][i%4]!,themed:i%2?1:.4,newBlocks:i%2?.5:.12}));
for(const h of hs) for(const w of [26,52,78,104]) {const now=new Date(Date.UTC(2024,0,1)+w*7*864e5);findPatterns(seenAt(h as any,now),now);}
const t=process.cpuUsage();
for(const h of hs) for(const w of [26,52,78,104]) {const now=new Date(Date.UTC(2024,0,1)+w*7*864e5);findPatterns(seenAt(h as any,now),now);}
const u=process.cpuUsage(t);console.log((u.user+u.system)/1000/160,"ms");
