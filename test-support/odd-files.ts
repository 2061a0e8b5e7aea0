// Generates dumps, downloads and journals as somebody's program might write them: most rows nearly right, some not at all.
import { getTableColumns } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { TAKEN_FILES, type TakenFile } from "#domain/import/own-files.ts";
import type { OwnedRows } from "#server/platform/crypto/owned-tables.ts";
import { anyOf, blockType, card, type Ids, rarely, reading, status, valuesOf } from "./odd-bodies.ts";
import { oddDay, oddId, oddNumber, oddText, oddTime, oddValue } from "./odd-values.ts";

type Row = Record<string, unknown>;

export type OddFile =
  | { kind: "archive"; parts: { file: TakenFile; rows: Row[] }[] }
  | { kind: "journal"; entries: unknown[] }
  | { kind: "dump"; tables: Record<string, unknown[]> };

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
  const byType: Partial<Record<string, fc.Arbitrary<unknown>>> = {
    PgUUID: kind ? anyOf(ids[kind]) : fc.uuid(),
    PgTimestamp: oddTime,
    PgBoolean: fc.boolean(),
    PgInteger: oddNumber,
    PgSmallInt: oddNumber,
    PgDateString: oddDay,
  };
  const value = byType[column.columnType] ?? oddText;
  return column.notNull ? value : fc.option(value);
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
      users: fc.constant<unknown[]>([{ ...owner, premium: true }]),
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
