import { readFileSync, writeFileSync } from "node:fs";
import { writeReading } from "#domain/duck/write-reading.ts";
import { loadDeck } from "#server/features/cards/cards.ts";
import { callsForGentleVoice } from "#domain/safety/gravity.ts";
import { textsOfAnswers, hasAnswers } from "#domain/asking/answers.ts";
const [, , file = "", out = ""] = process.argv;
const { cards } = loadDeck();
const withQ: Record<string, string> = {}, noQ: Record<string, string> = {}, cardOnly: Record<string, string> = {};
for (const t of JSON.parse(readFileSync(file, "utf8"))) {
  const card = cards.find((c) => c.id === t.card)!;
  const answers = t.answers ?? {};
  const r = writeReading({ spreadType: "quick-draw", cards: [{ card, reversed: t.reversed }], userContext: t.text, blockTypeId: "life", tone: "even", answers, isDistressed: callsForGentleVoice([t.text, ...textsOfAnswers(answers)]) } as any);
  const asksCard = (l: string) => !l.startsWith(`${card.name}: “`);
  const body = r.interpretation.split("\n\n").slice(1);
  const tail = [hasAnswers(answers) && !answers.act && !answers.words ? "" : hasAnswers(answers) ? "" : `Step: ${r.actionSteps[0]?.text ?? ""}`, r.robQuip].filter(Boolean);
  withQ[t.id] = [`**${r.interpretation.split("\n\n")[0]}**`, ...body, ...tail].join("\n\n");
  noQ[t.id] = [`**${r.interpretation.split("\n\n")[0]}**`, ...body.filter(asksCard), ...tail].join("\n\n");
  cardOnly[t.id] = [`**${card.name}${t.reversed ? " (reversed)" : ""}**`, t.reversed ? card.reversedMeaning : card.coreMeaning, card.duckWisdom, card.duckQuestion].join("\n\n");
}
writeFileSync(`${out}/withQ.json`, JSON.stringify(withQ, null, 1)); writeFileSync(`${out}/noQ.json`, JSON.stringify(noQ, null, 1)); writeFileSync(`${out}/card.json`, JSON.stringify(cardOnly, null, 1));
