// Generates what the columns of a download hold: most of it right, some of it odd.
import fc from "fast-check";
import type { TakenFile } from "#domain/import/own-files.ts";
import { oddDay, oddId, oddNumber, oddText, oddTime, oddValue } from "./odd-values.ts";

type Arbitraries = Record<string, fc.Arbitrary<unknown>>;

/** Few enough ids of each kind that rows of a file belong together, or repeat one another. */
export interface Ids {
  insight: string[];
  block: string[];
  conversation: string[];
}

export const anyOf = (ids: readonly string[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...ids) }, oddId);
export const rarely = (odd: fc.Arbitrary<unknown>, usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: odd });

export const blockType = rarely(oddText, fc.constantFrom("creative", "work", "life", "relationship"));
export const status = fc.oneof(
  fc.constantFrom("active", "in-progress", "paused", "resolved", "archived"),
  oddText,
);
export const card = fc.record({
  id: rarely(oddText, fc.constantFrom("the-cache", "the-ping", "the-fork", "the-tower")),
  reversed: fc.boolean(),
});

export const reading = fc.record(
  {
    headline: oddText,
    interpretation: oddText,
    keyInsights: fc.array(oddText, { maxLength: 3 }),
    actionSteps: fc.array(
      fc.record({ text: oddText, minutes: rarely(oddNumber, fc.constant(2)) }, { requiredKeys: ["text"] }),
      { maxLength: 3 },
    ),
    robQuip: oddText,
    reflectionPrompts: fc.array(oddText, { maxLength: 3 }),
    notePlaces: fc.array(fc.constantFrom(null, 0, 99), { maxLength: 3 }),
    guesses: fc.array(fc.record({ id: oddText, label: oddText }), { maxLength: 3 }),
    isSure: fc.boolean(),
    theme: oddValue,
    origins: oddText,
  },
  { requiredKeys: ["interpretation", "keyInsights", "actionSteps", "robQuip", "reflectionPrompts"] },
);

const receipt = fc.record({
  commitment: oddText,
  serverSeed: oddText,
  clientSeed: oddText,
  cut: fc.constantFrom(null, 0, 3),
  picks: fc.array(oddNumber, { maxLength: 3 }),
  deckVersion: oddText,
  reversals: fc.boolean(),
});

const answers = fc.record(
  {
    heavySentence: oddText,
    obstacle: fc.record({ text: oddText, kind: fc.constantFrom("tired", "bored") }),
    act: oddText,
    when: fc.record({ text: oddText, at: fc.constantFrom("2026-12-05T09:30", "soon") }),
  },
  { requiredKeys: [] },
);

const insightBody = fc.record(
  {
    userContext: oddText,
    reading: fc.option(reading),
    receipt: rarely(oddValue, fc.option(receipt)),
    notice: fc.option(oddText),
    answers: rarely(oddValue, answers),
    hardPart: rarely(oddText, fc.constantFrom("start", "finish")),
    readAs: oddText,
    readAsId: oddText,
    formerWords: fc.array(oddText, { maxLength: 2 }),
    plainText: oddText,
  },
  { requiredKeys: ["userContext", "reading"] },
);

const taps = fc.array(fc.record({ blockId: oddId, tap: fc.constantFrom("moved", "stuck"), note: oddText }), {
  maxLength: 2,
});

/** What the sealed columns and the columns with few values hold, by file and by column. */
export function valuesOf(ids: Ids): Partial<Record<TakenFile, Arbitraries>> {
  const text = fc.record({ text: oddText }, { requiredKeys: ["text"] });
  return {
    profile: { body: fc.dictionary(fc.constantFrom("name", "birthday", "superpower", "__proto__"), oddText) },
    blocks: {
      blockTypeId: blockType,
      status,
      summary: fc.record({ name: oddText, parkedUntil: oddDay }, { requiredKeys: ["name"] }),
      body: fc.record({ notes: oddText, resolutionReflection: oddText }, { requiredKeys: ["notes"] }),
    },
    "block-events": {
      kind: rarely(oddText, fc.constantFrom("created", "status", "insight", "name", "notes")),
      ...{ fromStatus: status, toStatus: status, note: fc.option(oddText) },
    },
    "block-plans": { body: rarely(oddValue, fc.record({ when: oddText, will: oddText })) },
    insights: {
      spreadType: fc.constantFrom("quick-draw", "full-pond"),
      ...{ blockTypeId: blockType, cardsDrawn: fc.array(card, { maxLength: 3 }) },
      summary: fc.record(
        { headline: oddText, question: oddText, quiet: oddNumber, about: oddValue },
        { requiredKeys: ["headline", "question"] },
      ),
      ...{ body: insightBody, note: fc.option(oddText) },
      ...{ stepCount: fc.constantFrom(0, 1, 3, 50), doneSteps: fc.constantFrom(0, 1, 50), duck: oddText },
    },
    "insight-steps": {
      step: fc.constantFrom(0, 1, 50),
      title: fc.option(oddText),
      smaller: fc.option(oddText),
    },
    "drawn-cards": { cardId: rarely(oddValue, fc.constantFrom("the-cache", "the-ping")) },
    "sentence-answers": {
      sentence: fc.constantFrom(0, 1, 500),
      answer: rarely(oddValue, fc.record({ text: oddText, isRight: fc.boolean() })),
    },
    promises: {
      step: fc.constantFrom(0, 1, 50),
      answer: fc.constantFrom(null, "done", "not-yet", "no"),
      body: rarely(
        oddValue,
        fc.record({ dueOn: oddDay, guess: fc.option(oddNumber), snoozedUntil: fc.option(oddDay) }),
      ),
    },
    "theme-corrections": { theme: rarely(oddValue, oddText) },
    conversations: { insightId: anyOf(ids.insight), welcome: oddText, messageCount: oddNumber },
    "chat-messages": {
      role: rarely(oddText, fc.constantFrom("user", "assistant")),
      content: oddText,
      metadata: fc.option(oddValue),
      replyState: fc.option(fc.constantFrom("failed", "stopped", "running")),
    },
    reflections: {
      cardId: fc.constantFrom("the-cache", "the-ping"),
      prompt: fc.constantFrom(0, 1, 2),
      body: text,
    },
    "journal-entries": {
      body: fc.record(
        { text: oddText, timeZone: fc.oneof(fc.constant("Asia/Kathmandu"), oddValue) },
        { requiredKeys: ["text"] },
      ),
    },
    "check-ins": {
      state: fc.constantFrom("open", "done", "skipped"),
      body: rarely(
        oddValue,
        fc.record({
          taps,
          question: fc.option(fc.record({ text: oddText, blockId: oddId })),
          answer: oddText,
          step: fc.option(fc.record({ text: oddText, minutes: oddNumber })),
        }),
      ),
    },
    trials: {
      state: fc.constantFrom("done", "given-up"),
      body: rarely(
        oddValue,
        fc.record({
          clientSeed: fc.option(oddText),
          tosses: fc.array(
            fc.record({
              blockId: oddId,
              step: oddText,
              tossedAt: oddTime,
              moved: fc.constantFrom(null, true, false),
            }),
            { maxLength: 3 },
          ),
          serverSeed: oddText,
        }),
      ),
    },
  };
}
