/**
 * Prints the whole prompt of a reading for each text of a list, or of a chat reply where the text has one, as a model gets it,
 * so that people can answer by hand:
 *
 *     node scripts/with-node.mjs evals/judging/print-prompts.ts texts.json OUT_DIR [2026-11-29] [tags]
 *
 * The schema below says what `texts.json` holds. The date is the person's day; without it, today in UTC. With `tags` the
 * prompts are those for small models.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { answersSchema } from "#contract/answers.ts";
import { textsOfAnswers } from "#domain/asking/answers.ts";
import { BLOCK_TYPE_IDS } from "#domain/deck/card.ts";
import { NAMES } from "#domain/names.ts";
import { dayOf } from "#domain/plans/day.ts";
import { callsForGentleVoice } from "#engines/safety/index.ts";
import { loadDeck } from "#server/features/cards/cards.ts";
import { writeChatPrompt } from "#server/features/chat/prompts/chat-prompt.ts";
import { writePromptIn } from "#server/features/readings/prompts/prompt-in-form.ts";
import type { Prompt } from "#server/platform/ai/duck.ts";
import { sanitiseChat, sanitiseReading } from "#server/platform/ai/sanitise-request.ts";

const chatSchema = z.object({
  /** The reading that the chat is about, with the fields that a model is asked for. */
  reading: z.object({
    headline: z.string(),
    interpretation: z.string(),
    keyInsights: z.array(z.string()).default([]),
    actionSteps: z.array(
      z.object({ text: z.string(), minutes: z.number().default(2), isDone: z.boolean().default(false) }),
    ),
    robQuip: z.string().default(""),
    reflectionPrompts: z.array(z.string()).default([]),
  }),
  /** The messages before the last one, oldest first. */
  messages: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })).default([]),
  message: z.string(),
});

const textSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** The name or the id of the card. */
  card: z.string(),
  reversed: z.boolean().default(false),
  answers: answersSchema.exactOptional(),
  chat: chatSchema.exactOptional(),
  tone: z.enum(["gentle", "even", "blunt"]).default("even"),
  blockTypeId: z.enum(BLOCK_TYPE_IDS).default("life"),
});
type JudgedText = z.infer<typeof textSchema>;

const [, , file, outDir, today = dayOf(new Date(), { timeZone: null }), form] = process.argv;
if (file === undefined || outDir === undefined)
  throw new Error("usage: print-prompts.ts texts.json OUT_DIR [day] [tags]");

const { cards: deck } = loadDeck();
mkdirSync(outDir, { recursive: true });
for (const text of z.array(textSchema).parse(JSON.parse(readFileSync(file, "utf8")))) {
  const { system, user } = promptOf(text);
  writeFileSync(join(outDir, `${text.id}.txt`), `SYSTEM\n\n${system}\n\nUSER\n\n${user}\n`);
}

function promptOf({ id, text, card: named, reversed, answers, chat, tone, blockTypeId }: JudgedText): Prompt {
  const card = deck.find((each) => named === each.id || named === each.name);
  if (!card) throw new Error(`${id}: there is no card ${named}`);
  const said = chat
    ? [...chat.messages.filter(({ role }) => role === "user"), { content: chat.message }]
    : [];
  const typed = [text, ...textsOfAnswers(answers ?? {}), ...said.map(({ content }) => content)];
  const request = {
    tone,
    today,
    blockTypeId,
    seed: id,
    userContext: text,
    cards: [{ card, reversed }],
    isDistressed: callsForGentleVoice(typed),
    ...(answers && { answers }),
  };
  return chat
    ? writeChatPrompt(sanitiseChat({ ...request, ...chat }), NAMES.advisor)
    : writePromptIn(
        form === "tags" ? "tags" : "json",
        sanitiseReading({ ...request, spreadType: "quick-draw" }),
        NAMES.advisor,
      );
}
