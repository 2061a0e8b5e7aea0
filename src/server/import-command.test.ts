import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { BlockDetailOutput } from "#contract/blocks.ts";
import type { ChatHistory } from "#contract/chat.ts";
import type { InsightOutput } from "#contract/insights.ts";
import type { ProfileOutput } from "#contract/profile.ts";
import { asOwner } from "#test-support/as-owner.ts";
import { signUp } from "#test-support/factories.ts";
import { runCommand } from "#test-support/run-command.ts";
import { FORMER_SECRET, sealAsBrowser } from "#test-support/seal-as-browser.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import type { RowResult } from "./features/imports/dump/dump-row.ts";
import { importDump } from "./features/imports/dump/import-dump.ts";
import { newId } from "./platform/db/ids.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

type Row = Record<string, unknown>;
type Dump = Record<string, Row[]>;

function write(dump: Dump | string): string {
  const file = join(app.dependencies.config.dataDir, `${newId()}.json`);
  writeFileSync(file, typeof dump === "string" ? dump : JSON.stringify(dump));
  return file;
}

/** Takes a dump in as the command does, in the test's process. */
async function take(dump: Dump | string, legacySecret = FORMER_SECRET) {
  const { database, vault, clock, deck, config } = app.dependencies;
  const report: RowResult[] = [];
  const faults: string[] = [];
  const context = { database, vault, legacySecret, advisorName: config.advisorName, now: clock.now() };
  await importDump({ ...context, isCard: (id) => deck.byId.has(id) }, write(dump), {
    onCounted: () => {},
    onResults: async (results) => void report.push(...results),
    onFault: (why) => void faults.push(why),
  });
  return { report, faults };
}

/** Runs `npm run import -- <file>` on the app's database. */
async function runImport(dump: string) {
  const file = write(dump);
  const { databaseUrl: DATABASE_URL, dependencies } = app;
  const settings = { DATABASE_URL, DATA_DIR: dependencies.config.dataDir };
  const result = await runCommand("import", [file], { ...settings, LEGACY_ENCRYPTION_SECRET: FORMER_SECRET });
  const lines = readFileSync(`${file}.report`, "utf8").trim().split("\n");
  return { ...result, report: lines.map((line): RowResult => JSON.parse(line)) };
}

const READING = {
  interpretation: "Four drafts lie there.",
  keyInsights: ["You quote the third."],
  actionSteps: ["Open draft three."],
  robQuip: "I shipped nothing once.",
  reflectionPrompts: ["Who are the others for?"],
};
const AT = "2025-03-04T05:06:07.000Z";

/** A person of the former product with a row in each table, encrypted as in the specification. */
async function aDump() {
  const [user, block, insight, conversation] = [newId(), newId(), newId(), newId()];
  const ofUser = { user_id: user, created_at: AT };
  const dump: Dump = {
    // The tables of a dump may be in any order.
    chat_messages: [
      {
        ...ofUser,
        id: newId(),
        conversation_id: conversation,
        role: "user",
        content: await sealAsBrowser("Which one?"),
      },
      { ...ofUser, id: newId(), conversation_id: conversation, role: "assistant", content: "The third." },
    ],
    insights: [
      {
        ...ofUser,
        id: insight,
        spread_type: "quick-draw",
        block_type_id: "work",
        user_block_id: block,
        cards_drawn: [{ id: "the-cache", reversed: true }],
        resonated: true,
        took_action: false,
        user_context: await sealAsBrowser("I keep four drafts."),
        reading: await sealAsBrowser(JSON.stringify(READING)),
      },
    ],
    insight_conversations: [
      {
        id: conversation,
        insight_id: insight,
        user_id: user,
        started_at: AT,
        last_message_at: AT,
        is_active: true,
      },
    ],
    user_blocks: [
      {
        ...ofUser,
        id: block,
        block_type_id: "work",
        status: "resolved",
        updated_at: "2025-04-01T00:00:00Z",
        name: await sealAsBrowser("Four drafts"),
        notes: await sealAsBrowser("No owner."),
        resolution_reflection: await sealAsBrowser("I sent it."),
      },
    ],
    user_profiles: [
      {
        user_id: user,
        name: await sealAsBrowser("Dana"),
        birthday: "1990-04-20",
        birth_place: "Bonn",
        superpower: "Hyperfocus",
      },
    ],
    users: [{ id: user, email: `Dana.${user}@Example.org` }],
  };
  return { dump, user, block, insight, email: `dana.${user}@example.org` };
}

async function openPerson(userId: string) {
  const person = app.as({ userId, isPremium: true });
  return { ...person, open: async <Body>(path: string) => (await person.get<Body>(path)).body };
}

const countsOf = async (userId: string) => {
  const { rows } = await app.dependencies.database.asJobs((tx) =>
    tx.execute(
      `select (select count(*)::int from app.insights where user_id = '${userId}') as insights,
        (select count(*)::int from app.user_blocks where user_id = '${userId}') as blocks,
        (select count(*)::int from app.block_events where user_id = '${userId}') as events,
        (select count(*)::int from app.chat_messages where user_id = '${userId}') as messages,
        (select insights || ' ' || blocks from app.user_counters where user_id = '${userId}') as counters`,
    ),
  );
  return rows[0];
};

describe("npm run import", () => {
  it("takes in a dump of the former product, opens every encrypted value, and seals it anew", async () => {
    const { dump, user, block, insight, email } = await aDump();
    const { report } = await take(dump);
    expect(report.map(({ table, outcome }) => `${table} ${outcome}`)).toEqual([
      "users imported",
      "user_profiles imported",
      "user_blocks imported",
      "insights imported",
      "insight_conversations imported",
      "chat_messages imported",
      "chat_messages imported",
    ]);
    const { rows } = await app.dependencies.database.authPool.query(
      'select id, email_verified from auth."user" where email = $1',
      [email],
    );
    expect(rows).toEqual([{ id: user, email_verified: false }]);

    const { open } = await openPerson(user);
    expect(await open<InsightOutput>(`/api/insights/${insight}`)).toMatchObject({
      userContext: "I keep four drafts.",
      resonated: true,
      createdAt: AT,
      receipt: null,
      cardsDrawn: [{ id: "the-cache", reversed: true }],
      reading: { ...READING, actionSteps: [{ text: "Open draft three." }] },
      associatedBlock: { id: block, name: "Four drafts", status: "resolved" },
    });
    const page = await open<BlockDetailOutput>(`/api/blocks/${block}`);
    expect(JSON.stringify(page)).toContain("No owner.");
    expect(JSON.stringify(page)).toContain("I sent it.");
    const chat = await open<ChatHistory>(`/api/insights/${insight}/messages`);
    expect(chat.messages.map(({ content }) => content)).toEqual(["Which one?", "The third."]);
    expect(chat.conversation).toMatchObject({ messageCount: 2, isActive: true });
    expect((await open<{ profile: ProfileOutput }>("/api/profile")).profile).toMatchObject({
      name: "Dana",
      birthday: "1990-04-20",
      zodiacSign: "Taurus",
      superpower: "Hyperfocus",
    });
    const stored = await app.dependencies.database.asJobs((tx) =>
      tx.execute(`select summary || body as sealed from app.insights where user_id = '${user}'`),
    );
    expect(stored.rows[0]?.sealed).toMatch(/^\{"v":1,/);
    expect(app.dependencies.vault.counts.pbkdf2Derivations).toBe(0);
  });

  it("can be run again without doubling anything, and derives no key for what is there", async () => {
    const { dump, user } = await aDump();
    await take(dump);
    const once = await countsOf(user);
    const { report } = await take(dump, "another one, which opens nothing");
    expect(new Set(report.map(({ outcome }) => outcome))).toEqual(new Set(["already-there"]));
    expect(await countsOf(user)).toEqual(once);
    expect(once).toEqual({ insights: 1, blocks: 1, events: 3, messages: 2, counters: "1 1" });
  });

  it("opens an insight with an empty or a plain reading as one without data, and keeps the plain words for the download", async () => {
    const { dump, user, insight } = await aDump();
    const [row] = dump.insights ?? [];
    const [empty, plain] = [newId(), newId()];
    dump.insights = [
      { ...row, reading: null },
      { ...row, id: empty, reading: "" },
      { ...row, id: plain, reading: "Just words." },
    ];
    expect((await take(dump)).report.every(({ outcome }) => outcome === "imported")).toBe(true);
    const { open, ...person } = await openPerson(user);
    for (const id of [insight, empty, plain]) {
      expect(await open<InsightOutput>(`/api/insights/${id}`)).toMatchObject({
        reading: null,
        isUnreadable: false,
        notice: null,
      });
    }
    const { body } = await person.get<{ items: { headline: string }[] }>("/api/insights");
    expect(body.items.map(({ headline }) => headline)).toEqual(Array(3).fill("No insight data available"));
    const chat = await person.post(`/api/insights/${empty}/messages`, {
      clientMessageId: newId(),
      content: "Hello?",
    });
    expect(chat.error).toMatchObject({ code: "conflict", message: "No insight data available" });
  });

  it("lists each bad row with its reason, imports all other rows, and is recorded in the activity log", async () => {
    const { dump, user, insight } = await aDump();
    const [good] = dump.insights ?? [];
    const stranger = newId();
    dump.users?.push({ id: newId(), email: "nowhere" }, { email: "no-id@example.org" });
    dump.insights = [
      { ...good, id: newId(), user_id: null },
      { ...good, id: newId(), user_id: stranger },
      { ...good, id: newId(), created_at: "yesterday" },
      { ...good, id: newId(), reading: await sealAsBrowser("{}", "another secret") },
      {
        ...good,
        id: "number 7",
        block_type_id: "tax",
        user_block_id: newId(),
        cards_drawn: [{ id: "the-tower" }],
      },
      ...(dump.insights ?? []),
    ];
    dump.chat_messages = [
      { ...dump.chat_messages?.[0], id: newId(), conversation_id: newId() },
      { ...dump.chat_messages?.[0], id: newId(), role: "system" },
      ...(dump.chat_messages ?? []),
    ];
    const broken = JSON.stringify(dump).replace('"insights":[', '"insights":[{"id":tru},7,');
    const { said, code, report } = await runImport(broken);
    expect(code).toBe(1);
    expect(said).toContain("18 rows: users 3, user_profiles 1, user_blocks 1, insights 8");
    const { rows: logged } = await app.dependencies.database.authPool.query(
      "select kind, admin_id, subject_id, detail from auth.admin_action",
    );
    const taken = report.filter(({ outcome }) => outcome === "imported").length;
    expect(logged).toEqual([
      { kind: "dump_imported", admin_id: null, subject_id: null, detail: String(taken) },
    ]);
    const refused = report.filter(({ outcome }) => outcome === "refused");
    expect(refused.map(({ table, index, notes }) => `${table} ${index}: ${notes.join()}`)).toEqual([
      "users 1: its email is not an address",
      "users 2: it has no id",
      "insights 0: it is not JSON",
      "insights 1: it is not an object",
      "insights 2: it belongs to nobody: user_id is empty",
      "insights 3: its user is not in the dump, or was refused",
      "insights 4: created_at is not a time",
      "insights 5: reading does not open with LEGACY_ENCRYPTION_SECRET",
      "chat_messages 0: its conversation_id is not there",
      'chat_messages 1: its role is neither "user" nor "assistant"',
    ]);
    for (const { notes } of refused) expect(said).toContain(notes[0]);
    expect(report.find(({ id }) => id === "number 7")).toMatchObject({
      outcome: "imported",
      notes: [
        "its block is not there, so it is not linked to one",
        'the block type "tax" is unknown, so it is "life"',
        'the card "the-tower" is not in the deck, so it is left out',
      ],
    });
    expect(await countsOf(user)).toMatchObject({ insights: 2, messages: 2, counters: "2 1" });
    const { open } = await openPerson(user);
    expect((await open<InsightOutput>(`/api/insights/${insight}`)).reading).not.toBeNull();
  });

  it("keeps the first of two rows with one id, and names the other, also where many rows lie between", async () => {
    const { dump, user, block } = await aDump();
    const [row] = dump.user_blocks ?? [];
    const plain = { ...row, notes: "", resolution_reflection: null };
    const between = Array.from({ length: 250 }, () => ({ ...plain, id: newId(), name: "Between" }));
    dump.user_blocks = [{ ...plain, name: "The first" }, ...between, { ...plain, name: "The second" }];
    dump.users = [...(dump.users ?? []), ...(dump.users ?? [])];
    const { report } = await take(dump);
    const refused = report.filter(({ outcome }) => outcome === "refused");
    expect(refused.map(({ table, index, id, notes }) => [table, index, id, notes.join()])).toEqual([
      ["users", 1, user, "an earlier row of the table has the same id, and was kept"],
      ["user_blocks", 251, block, "an earlier row of the table has the same id, and was kept"],
    ]);
    const { open } = await openPerson(user);
    expect((await open<BlockDetailOutput>(`/api/blocks/${block}`)).name).toBe("The first");
  });

  it("says what of a user it cannot take over", async () => {
    const { dump } = await aDump();
    const [row] = dump.users ?? [];
    dump.users = [{ ...row, premium: true, notion_access_token: "secret_1", notion_workspace_id: "w" }];
    const { report } = await take(dump);
    expect(report[0]).toMatchObject({
      table: "users",
      outcome: "imported",
      notes: [
        "it was Premium, and is on the free plan here; `npm run plan` changes that",
        "its connection to Notion is left out, and can be made anew here",
      ],
    });
  });

  it("keeps the first question of a reading that has several, on its page and in every export", async () => {
    const { dump, user, insight } = await aDump();
    const [row] = dump.insights ?? [];
    const reading = JSON.stringify({ ...READING, reflectionPrompts: ["Who are they for?", "And who else?"] });
    dump.insights = [{ ...row, reading }];
    await take(dump);
    const person = app.as({ userId: user, isPremium: true });
    const { body } = await person.get<InsightOutput>(`/api/insights/${insight}`);
    expect(body.reading?.reflectionPrompts).toEqual(["Who are they for?"]);
    const file = await person.fetch("GET", `/api/exports/insight/markdown?id=${insight}`, undefined, {});
    expect(await file.text()).not.toContain("And who else?");
  });

  it("makes a usable account of ids that no standard allows", async () => {
    const { dump } = await aDump();
    const ids = new Map<string, string>();
    const odd = JSON.parse(JSON.stringify(dump), (name, value) => {
      if (name !== "id" && !name.endsWith("_id")) return value;
      if (typeof value !== "string" || !/^[0-9a-f-]{36}$/.test(value)) return value;
      const made = ids.get(value) ?? `${(ids.size + 1).toString().repeat(8)}-2222-3333-4444-555555555555`;
      ids.set(value, made);
      return made;
    });
    const { report } = await take(odd);
    expect(new Set(report.map(({ outcome }) => outcome))).toEqual(new Set(["imported"]));
    const person = app.as({ userId: odd.users[0].id, isPremium: true });
    const paths = ["me", "home", "blocks", "insights", `insights/${odd.insights[0].id}`, "steps"];
    for (const path of paths) expect((await person.get(`/api/${path}`)).status, path).toBe(200);
  });

  it("reads a file that is cut off as far as it goes, and says so", async () => {
    const { dump } = await aDump();
    const { users = [], ...rest } = dump;
    const text = JSON.stringify({ users, ...rest });
    const { faults, report } = await take(text.slice(0, text.indexOf('"insight_conversations"')));
    expect(faults).toEqual(["the file ends in the middle of its JSON"]);
    expect(report.filter(({ outcome }) => outcome === "imported").length).toBeGreaterThan(0);
  });

  it("gives rows to the account of a confirmed address, and to none that has not confirmed it", async () => {
    const unproven = await aDump();
    await signUp(app, unproven.email);
    const { report } = await take(unproven.dump);
    expect(report[0]?.notes).toEqual(["an account here has its address and has not confirmed it"]);
    expect(new Set(report.map(({ outcome }) => outcome))).toEqual(new Set(["refused"]));

    const confirmed = await aDump();
    const person = await signUp(app, confirmed.email);
    await app.dependencies.database.authPool.query(
      'update auth."user" set email_verified = true where email = $1',
      [confirmed.email],
    );
    await take(confirmed.dump);
    expect(await countsOf(person.userId)).toMatchObject({ insights: 1, blocks: 1, messages: 2 });
  });

  it("ends with the error of the import, even if its line in the activity log fails too", async () => {
    const file = write((await aDump()).dump);
    const settings = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dependencies.config.dataDir };
    await asOwner(
      app,
      `alter table auth."user" rename to user_away; alter table auth.admin_action rename to log_away`,
    );
    const { said, code } = await runCommand("import", [file], settings);
    await asOwner(
      app,
      `alter table auth.user_away rename to "user"; alter table auth.log_away rename to admin_action`,
    );
    expect([code, said.trim().split("\n").at(-1)]).toEqual([1, 'relation "auth.user" does not exist']);
    expect(said).toContain("the import is not in the activity log");
  });
});
