// Generates dumps, downloads and journals as somebody's program might write them: most rows nearly right, some not at all.
import { getTableColumns } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { TAKEN_FILES, type TakenFile } from "#domain/import/own-files.ts";
import type { OwnedRows } from "#server/platform/crypto/owned-tables.ts";
import { oddDay, oddId, oddNumber, oddText, oddTime, oddValue } from "./odd-values.ts";

type Row = Record<string, unknown>;
type Arbitraries = Record<string, fc.Arbitrary<unknown>>;

export type OddFile =
  | { kind: "archive"; parts: { file: TakenFile; rows: Row[] }[] }
  | { kind: "journal"; entries: unknown[] }
  | { kind: "dump"; tables: Record<string, unknown[]> };

/** Few enough ids of each kind that rows of a file belong together, or repeat one another. */
interface Ids {
  insight: string[];
  block: string[];
  conversation: string[];
}

const anyOf = (ids: readonly string[]) => fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...ids) }, oddId);
const rarely = (odd: fc.Arbitrary<unknown>, usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: odd });

const blockType = rarely(oddText, fc.constantFrom("creative", "work", "life", "relationship"));
const status = fc.oneof(fc.constantFrom("active", "in-progress", "paused", "resolved", "archived"), oddText);
const card = fc.record({
  id: rarely(oddText, fc.constantFrom("the-cache", "the-ping", "the-fork", "the-tower")),
  reversed: fc.boolean(),
});

const reading = fc.record(
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

const insightBody = fc.record(
  {
    userContext: oddText,
    reading: fc.option(reading),
    receipt: rarely(oddValue, fc.option(receipt)),
    notice: fc.option(oddText),
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
function valuesOf(ids: Ids): Partial<Record<TakenFile, Arbitraries>> {
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

const ID_COLUMNS: Record<string, keyof Ids> = {
  insightId: "insight",
  blockId: "block",
  userBlockId: "block",
  conversationId: "conversation",
};
const OWN_IDS: Partial<Record<TakenFile, keyof Ids>> = {
  insights: "insight",
  blocks: "block",
  conversations: "conversation",
};

/** Returns rows of a file of a download: a value of the right type in each column, and something odd in some. */
function rowsOf({ table }: OwnedRows, file: TakenFile, ids: Ids): fc.Arbitrary<Row[]> {
  const given = valuesOf(ids)[file] ?? {};
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(([name]) => name !== "userId");
  const usual = Object.fromEntries(
    columns.map(([name, column]) => [name, given[name] ?? valuesFor(name, column, { ids, file })]),
  );
  const row = fc
    .tuple(
      fc.record(usual),
      fc.option(fc.tuple(fc.constantFrom(...Object.keys(usual)), oddValue), { freq: 3 }),
    )
    .map(([right, odd]): Row => (odd ? { ...right, [odd[0]]: odd[1] } : right));
  return fc.array(row, { minLength: 1, maxLength: 4 });
}

function valuesFor(
  name: string,
  column: PgColumn,
  { ids, file }: { ids: Ids; file: TakenFile },
): fc.Arbitrary<unknown> {
  const kind = name === "id" ? OWN_IDS[file] : ID_COLUMNS[name];
  const value = {
    PgUUID: kind ? anyOf(ids[kind]) : fc.uuid(),
    PgTimestamp: oddTime,
    PgBoolean: fc.boolean(),
    PgInteger: oddNumber,
    PgSmallInt: oddNumber,
    PgDateString: oddDay,
  }[column.columnType];
  return column.notNull ? (value ?? oddText) : fc.option(value ?? oddText);
}

const someIds = fc.record({
  insight: fc.array(oddId, { minLength: 1, maxLength: 2 }),
  block: fc.array(oddId, { minLength: 1, maxLength: 2 }),
  conversation: fc.array(oddId, { minLength: 1, maxLength: 2 }),
});

function archives(tableOf: (file: TakenFile) => OwnedRows): fc.Arbitrary<OddFile> {
  return fc
    .tuple(someIds, fc.subarray([...TAKEN_FILES], { minLength: 1, maxLength: 6 }))
    .chain(([ids, files]) =>
      fc.tuple(...files.map((file) => rowsOf(tableOf(file), file, ids))).map(
        (lists): OddFile => ({
          kind: "archive",
          parts: files.map((file, at) => ({ file, rows: lists[at] ?? [] })),
        }),
      ),
    );
}

const journals: fc.Arbitrary<OddFile> = fc
  .array(
    rarely(
      oddValue,
      fc.record(
        {
          uuid: oddId.map((id) => id.replaceAll("-", "").toUpperCase()),
          creationDate: oddTime,
          text: fc
            .array(oddText, { maxLength: 3 })
            .map((texts) => texts.join("\\. `a\\.b` ![](dayone-moment://A)")),
          richText: fc.oneof(oddText, oddValue, fc.constant('{"contents":[{"text":"Rich."}]}')),
          timeZone: fc.oneof(fc.constantFrom("Pacific/Auckland", "America/Los_Angeles"), oddValue),
          tags: oddValue,
        },
        { requiredKeys: ["uuid", "creationDate"] },
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((entries) => ({ kind: "journal", entries }));

/** `owner` is the user of the dump to whom its rows belong. */
function dumps(owner: { id: string; email: string }): fc.Arbitrary<OddFile> {
  const listOf = (row: fc.Arbitrary<unknown>) =>
    fc.array(rarely(oddValue, row), { minLength: 1, maxLength: 2 });
  return someIds.chain((ids) => {
    const ofUser = {
      user_id: rarely(oddId, fc.constant(owner.id)),
      created_at: oddTime,
      updated_at: oddTime,
    };
    const tables = fc.record({
      users: fc.constant([{ ...owner, premium: true }]),
      user_profiles: listOf(
        fc.record({ ...ofUser, name: oddText, birthday: fc.oneof(oddDay, oddText), superpower: oddText }),
      ),
      user_blocks: listOf(
        fc.record({
          ...ofUser,
          ...{ id: anyOf(ids.block), block_type_id: blockType, name: oddText, notes: oddText, status },
          resolution_reflection: fc.option(oddText),
        }),
      ),
      insights: listOf(
        fc.record({
          ...ofUser,
          ...{
            id: anyOf(ids.insight),
            spread_type: oddText,
            block_type_id: blockType,
            user_context: oddText,
          },
          user_block_id: fc.option(anyOf(ids.block)),
          cards_drawn: rarely(oddValue, fc.array(card, { maxLength: 3 })),
          reading: fc.oneof(
            reading.map((value) => JSON.stringify(value)),
            reading,
            oddValue,
          ),
          ...{ resonated: fc.boolean(), took_action: fc.boolean() },
        }),
      ),
      insight_conversations: listOf(
        fc.record({
          ...ofUser,
          ...{ id: anyOf(ids.conversation), insight_id: anyOf(ids.insight), started_at: oddTime },
          ...{ last_message_at: oddTime, is_active: fc.boolean() },
        }),
      ),
      chat_messages: listOf(
        fc.record({
          ...ofUser,
          ...{ id: oddId, conversation_id: anyOf(ids.conversation), content: oddText, metadata: oddValue },
          role: rarely(oddText, fc.constantFrom("user", "assistant")),
        }),
      ),
    });
    return tables.map((each): OddFile => ({ kind: "dump", tables: each }));
  });
}

/** Returns files of all kinds, for the person with this id and address. */
export function oddFiles(owner: { id: string; email: string }, tableOf: (file: TakenFile) => OwnedRows) {
  return fc.oneof(
    { weight: 2, arbitrary: archives(tableOf) },
    { weight: 1, arbitrary: journals },
    { weight: 1, arbitrary: dumps(owner) },
  );
}
