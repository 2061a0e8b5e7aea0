/**
 * Prints the whole prompt of a reading for each text of a list, as a model gets it, so that people can answer by hand:
 *
 *     node scripts/with-node.mjs bench/judging/print-prompts.ts texts.json OUT_DIR [2026-11-29]
 *
 * The schema below says what `texts.json` holds. The date is the person's day; without it, today in UTC.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { answersSchema } from "#contract/answers.ts";
import { textsOfAnswers } from "#domain/asking/answers.ts";
import { BLOCK_TYPE_IDS } from "#domain/deck/card.ts";
import { NAMES } from "#domain/names.ts";
import { dayOf } from "#domain/plans/day.ts";
import { gravityOf } from "#domain/safety/gravity.ts";
import { loadDeck } from "#server/features/cards/cards.ts";
import { writeReadingPrompt } from "#server/features/readings/prompts/reading-prompt.ts";
import { sanitiseReading } from "#server/platform/ai/sanitise-request.ts";

const textSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** The name or the id of the card. */
  card: z.string(),
  reversed: z.boolean().default(false),
  answers: answersSchema.exactOptional(),
  tone: z.enum(["gentle", "even", "blunt"]).default("even"),
  blockTypeId: z.enum(BLOCK_TYPE_IDS).default("life"),
});

const [, , file, outDir, today = dayOf(new Date(), { timeZone: null })] = process.argv;
if (file === undefined || outDir === undefined)
  throw new Error("usage: print-prompts.ts texts.json OUT_DIR [day]");

const { cards } = loadDeck();
mkdirSync(outDir, { recursive: true });
for (const given of z.array(textSchema).parse(JSON.parse(readFileSync(file, "utf8")))) {
  const card = cards.find(({ id, name }) => given.card === id || given.card === name);
  if (!card) throw new Error(`${given.id}: there is no card ${given.card}`);
  const { id, text, reversed, answers, tone, blockTypeId } = given;
  const { system, user } = writeReadingPrompt(
    sanitiseReading({
      ...{ tone, today, blockTypeId, seed: id, userContext: text, spreadType: "quick-draw" },
      cards: [{ card, reversed }],
      isDistressed: gravityOf([text, ...textsOfAnswers(answers ?? {})]) !== "none",
      ...(answers && { answers }),
    }),
    NAMES.advisor,
  );
  writeFileSync(join(outDir, `${id}.txt`), `SYSTEM\n\n${system}\n\nUSER\n\n${user}\n`);
}
