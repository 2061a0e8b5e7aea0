// The rules for rows of a person's own download, beyond the types of their columns, and the columns that are reset.
import * as z from "zod";
import { answersSchema } from "#contract/answers.ts";
import { checkInBodySchema } from "#contract/check-ins.ts";
import { drawReceiptSchema } from "#contract/draw-receipt.ts";
import { readingResultSchema } from "#contract/insights.ts";
import { promiseBodySchema } from "#contract/promises.ts";
import { BLOCK_EVENT_KINDS } from "#domain/blocks/events.ts";
import { CHECK_IN_STATES } from "#domain/check-ins/check-in.ts";
import { BLOCK_TYPE_IDS } from "#domain/deck/card.ts";
import { OWN_QUESTION } from "#domain/deck/prompts.ts";
import { JOURNAL_ENTRY_MAX, type TakenFile } from "#domain/import/own-files.ts";
import { type Fields, isFields, listIn } from "#domain/import/read-fields.ts";
import { PROMISE_ANSWERS } from "#domain/promises/promise.ts";
import { HARD_PARTS } from "#domain/readings/hard-part.ts";
import {
  BLOCK_NAME_MAX,
  CORRECTION_MAX,
  INSIGHT_NOTE_MAX,
  INTERPRETATION_MAX,
  KEY_INSIGHT_MAX,
  PROFILE_TEXT_MAX,
  QUIP_MAX,
  REFLECTION_MAX,
  REFLECTION_PROMPT_MAX,
  STEP_MAX,
  USER_CONTEXT_MAX,
} from "#domain/readings/lengths.ts";
import { isOriginCodes } from "#domain/readings/origin-codes.ts";
import { SPREAD_TYPES } from "#domain/readings/spread.ts";

interface RuleContext {
  isCard: (id: string) => boolean;
  now: Date;
}

export interface OwnRule {
  /** Returns why a row of the file is refused; `null` if it is not. */
  fault(fields: Fields, context: RuleContext): string | null;
  /** Columns that are set, whatever the file says. */
  set?(fields: Fields, context: RuleContext): Record<string, unknown>;
}

const MOST_CARDS = 10;
const MOST_STEPS = 50;
const MOST_SENTENCES = 500;
const MOST_PARTS = 10;
const REPLY_MAX = 10_000;

const blockTypeId = z.enum(BLOCK_TYPE_IDS);
const card = z.object({ id: z.string().max(100), reversed: z.boolean(), chosen: z.boolean().optional() });
const step = z.number().int().min(0).max(MOST_STEPS);
const texts = z.record(z.string(), z.unknown());
const parts = (most: number) => z.array(z.string().max(most)).max(MOST_PARTS);

// The lengths are bounded as those of typed texts are, because pages search and assess them whole.
const reading = readingResultSchema.extend({
  interpretation: z.string().max(INTERPRETATION_MAX),
  keyInsights: parts(KEY_INSIGHT_MAX),
  actionSteps: z
    .array(z.object({ text: z.string().max(STEP_MAX), minutes: z.number().int().positive().optional() }))
    .max(MOST_PARTS),
  robQuip: z.string().max(QUIP_MAX),
  reflectionPrompts: parts(REFLECTION_PROMPT_MAX),
  origins: z.string().refine(isOriginCodes).optional(),
});

const insightBody = z.object({
  userContext: z.string().max(USER_CONTEXT_MAX),
  reading: reading.nullable(),
  receipt: drawReceiptSchema.extend({ cut: z.number().int().nullable().optional() }).nullable().optional(),
  notice: z.string().max(USER_CONTEXT_MAX).nullable().optional(),
  answers: answersSchema.optional(),
  hardPart: z.enum(HARD_PARTS).optional(),
  readAs: z.string().max(CORRECTION_MAX).optional(),
  readAsId: z.string().max(CORRECTION_MAX).optional(),
  readAsIds: parts(CORRECTION_MAX).optional(),
  formerWords: z.array(z.string().max(USER_CONTEXT_MAX)).max(MOST_STEPS).optional(),
  plainText: z
    .string()
    .max(USER_CONTEXT_MAX * MOST_PARTS)
    .optional(),
});

/** Columns of a row that is not deleted. Imported rows are never deleted ones, whatever the file says. */
const notDeleted = () => ({ deletedAt: null });

const schemas = {
  profile: z.object({ body: z.record(z.string(), z.string().max(PROFILE_TEXT_MAX)) }),
  blocks: z.object({
    blockTypeId,
    summary: z.object({ name: z.string().max(BLOCK_NAME_MAX), parkedUntil: z.iso.date().optional() }),
    body: z.object({
      notes: z.string().max(USER_CONTEXT_MAX),
      resolutionReflection: z.string().max(USER_CONTEXT_MAX).optional(),
    }),
  }),
  "block-events": z.object({
    kind: z.enum(BLOCK_EVENT_KINDS),
    note: z.string().max(USER_CONTEXT_MAX).nullable(),
  }),
  "block-plans": z.object({ body: texts }),
  insights: z.object({
    spreadType: z.enum(SPREAD_TYPES),
    blockTypeId,
    cardsDrawn: z.array(card).max(MOST_CARDS),
    summary: z.object({
      headline: z.string().max(KEY_INSIGHT_MAX),
      question: z.string().max(KEY_INSIGHT_MAX),
    }),
    body: insightBody,
    note: z.string().max(INSIGHT_NOTE_MAX).nullable(),
    stepCount: step.nullable(),
    doneSteps: step,
  }),
  "insight-steps": z.object({ step }),
  "drawn-cards": z.object({}),
  "sentence-answers": z.object({ sentence: z.number().int().min(0).max(MOST_SENTENCES) }),
  promises: z.object({ step, answer: z.enum(PROMISE_ANSWERS).nullable(), body: promiseBodySchema }),
  "theme-corrections": z.object({}),
  conversations: z.object({ welcome: z.string().max(REPLY_MAX), messageCount: z.number().int().min(0) }),
  "chat-messages": z.object({ role: z.enum(["user", "assistant"]), content: z.string().max(REPLY_MAX) }),
  reflections: z.object({
    prompt: z.number().int().min(0).max(OWN_QUESTION),
    blockTypeId: blockTypeId.nullable(),
    body: z.object({ text: z.string().max(REFLECTION_MAX) }),
  }),
  "journal-entries": z.object({ body: z.object({ text: z.string().min(1).max(JOURNAL_ENTRY_MAX) }) }),
  "check-ins": z.object({ state: z.enum(CHECK_IN_STATES), body: checkInBodySchema }),
  "enough-for-today": z.object({}),
  // A running trial is refused: the order of its arms stays sealed on the server that drew it, and is in no download.
  trials: z.object({ state: z.enum(["done", "given-up"]), body: texts }),
} satisfies Record<TakenFile, z.ZodType>;

const SETS: Partial<Record<TakenFile, OwnRule["set"]>> = {
  profile: () => ({ isImported: true }),
  blocks: () => ({ ...notDeleted(), isImported: true }),
  // An imported insight has no draw here, so it has no free second reading of that draw either.
  insights: ({ body }) => ({
    ...notDeleted(),
    isImported: true,
    drawId: null,
    isDefault: false,
    body: withOnePrompt(body),
  }),
  // A conversation that is not active counts as archived now, because a cleanup deletes it some time after that.
  conversations: ({ isActive }, { now }) => ({ ...notDeleted(), archivedAt: isActive === true ? null : now }),
  "chat-messages": ({ replyState, role, metadata }) => ({
    isImported: true,
    clientMessageId: null,
    replyBeatAt: null,
    replyState: replyState === "failed" || replyState === "stopped" ? replyState : null,
    ...(role === "assistant" && { metadata: replyMetadata(metadata) }),
  }),
};

/** A reading has one question to think about. Of several, which old readings may have, the first is kept. */
function withOnePrompt(body: unknown): unknown {
  if (!isFields(body) || !isFields(body.reading)) return body;
  const reflectionPrompts = listIn(body.reading, "reflectionPrompts").slice(0, 1);
  return { ...body, reading: { ...body.reading, reflectionPrompts } };
}

/** Returns the part of a reply's metadata that is taken over: whether the reply was stopped. */
function replyMetadata(metadata: unknown) {
  const isStopped = typeof metadata === "object" && metadata !== null && "isStopped" in metadata;
  return isStopped ? { isStopped: metadata.isStopped === true } : null;
}

/** Returns the rule of a file. */
export function importRuleOf(file: TakenFile): OwnRule {
  const set = SETS[file];
  return {
    fault(fields, { isCard }) {
      if ("cardId" in fields && !(typeof fields.cardId === "string" && isCard(fields.cardId)))
        return "its card is not in the deck";
      const { error } = schemas[file].safeParse(withNulls(fields));
      const [issue] = error?.issues ?? [];
      return issue ? `${issue.path.join(".")} is not as it should be` : null;
    },
    ...(set && { set }),
  };
}

/** Optional columns may be left out of a row; the schemas know them as `null`. */
function withNulls(fields: Fields): Fields {
  return { note: null, stepCount: null, doneSteps: 0, answer: null, blockTypeId: null, ...fields };
}
