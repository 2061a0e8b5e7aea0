import { readFileSync } from "node:fs";
import { assessDistress } from "#domain/safety/assess-distress.ts";
const out: Record<string, unknown> = {};
for (const code of "ar fr hi it ja ko nl pl pt ru tr uk zh".split(" ")) {
  const d = JSON.parse(readFileSync(`/work/notes/safety/outright-open/${code}.json`, "utf8"));
  const gap = code === "ja" || code === "zh" ? "" : " ";
  let all = 0, found = 0; const missed: string[] = [];
  d.phrases.forEach((p: string) => {
    let ok = 0;
    const texts = [...d.beginnings.map((b: string) => b + gap + p), ...d.endings.map((e: string) => p + gap + e)];
    for (const t of texts) if (assessDistress(t).level === "crisis") ok++;
    all += texts.length; found += ok;
    if (ok < texts.length) missed.push(`${ok}/${texts.length} ${p}`);
  });
  const harm = d.harmless.filter((t: string) => assessDistress(t).level === "crisis");
  console.log(code, found, "of", all, "harmless false", harm.length, process.argv[2] === "-v" ? JSON.stringify({ missed, harm }, null, 1) : "");
}
