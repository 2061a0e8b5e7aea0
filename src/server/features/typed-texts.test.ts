import { beforeAll, describe, expect, it } from "vitest";
import { aBlock, anInsight } from "#test-support/factories.ts";
import { aPictureFile, pictureForm } from "#test-support/pictures.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../platform/db/ids.ts";

const CHECK_IN = { state: "open", taps: [], question: null, answer: "", step: null };
const clock = createTestClock("2026-11-22T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

type Person = ReturnType<TestApp["as"]>;
interface Text {
  method: "put" | "patch";
  path: string;
  /** The fields of a save of this text. */
  fields: (text: string) => Record<string, unknown>;
  /** The stored text, as a refusal shows it. */
  current?: (text: string) => Record<string, unknown>;
}

async function blockOf(person: Person) {
  return `/api/blocks/${(await aBlock(app, { userId: person.session.userId })).id}`;
}
const insightOf = async (person: Person) =>
  `/api/insights/${(await anInsight(app, { userId: person.session.userId })).id}`;

/** Every text that a person may edit after it was stored. */
const TEXTS: Record<string, (person: Person) => Promise<Text>> = {
  "the note on a reading": async (person) => ({
    method: "patch",
    path: await insightOf(person),
    fields: (note) => ({ note }),
  }),
  "the question of a reading": async (person) => ({
    method: "patch",
    path: await insightOf(person),
    fields: (userContext) => ({ userContext }),
  }),
  "the name of a block": async (person) => ({
    method: "patch",
    path: await blockOf(person),
    fields: (name) => ({ name }),
  }),
  "the notes of a block": async (person) => ({
    method: "patch",
    path: await blockOf(person),
    fields: (notes) => ({ notes }),
  }),
  "a reflection on a card": async () => ({
    method: "put",
    path: "/api/cards/the-cache/reflections/1",
    fields: (text) => ({ text, blockTypeId: null }),
  }),
  "a check-in": async () => ({
    method: "put",
    path: "/api/check-ins/2026-11-16",
    fields: (answer) => ({ ...CHECK_IN, answer }),
    current: (answer) => ({ checkIn: expect.stringContaining(`"answer":"${answer}"`) }),
  }),
  "an answer of the profile": async () => ({
    method: "put",
    path: "/api/profile",
    fields: (superpower) => ({ superpower }),
  }),
  "a plan for a block": async (person) => {
    const path = `${await blockOf(person)}/plans`;
    const planId = newId();
    await person.post(path, { planId, when: "first", will: "first" });
    return { method: "put", path: `${path}/${planId}`, fields: (when) => ({ when, will: "write" }) };
  },
  "the words for a picture": async (person) => {
    const id = newId();
    await person.post(`${await blockOf(person)}/pictures`, await pictureForm(id, await aPictureFile()));
    return { method: "patch", path: `/api/pictures/${id}`, fields: (alt) => ({ alt }) };
  },
};

describe.each(Object.entries(TEXTS))("two tabs and %s", (_name, prepare) => {
  async function open() {
    const person = app.as({ isPremium: true });
    const text = await prepare(person);
    const { method, path, fields } = text;
    return {
      text,
      save: (to: string, from?: string) =>
        person[method](path, { ...fields(to), ...(from !== undefined && { basedOn: fields(from) }) }),
    };
  }

  it("refuse to write over an undo of the other tab, and show it", async () => {
    const { save, text } = await open();
    await save("A");
    expect((await save("AB", "A")).status).toBe(200);
    expect((await save("A", "AB")).status).toBe(200);
    const { status, error } = await save("ABC", "AB");
    const current = text.current?.("A") ?? text.fields("A");
    expect([status, error]).toMatchObject([409, { code: "changed_elsewhere", current }]);
    expect((await save("ABC", "A")).status).toBe(200);
  });

  it("let one of two saves at once through", async () => {
    const { save } = await open();
    await save("A");
    const answers = await Promise.all([save("one", "A"), save("two", "A")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("accept the same save again, and one that says nothing of its base", async () => {
    const { save } = await open();
    await save("A");
    expect((await save("B", "A")).status).toBe(200);
    expect((await save("B", "A")).status).toBe(200);
    expect((await save("C")).status).toBe(200);
  });
});

it("a reminder setting is changed alone", async () => {
  const person = app.as();
  await person.put("/api/reminders", { byMail: true });
  await person.put("/api/reminders", { hour: 7 });
  const { body } = await person.put("/api/reminders", { quietFrom: null, quietTo: null });
  expect(body).toEqual({ byMail: true, hour: 7, quietFrom: null, quietTo: null });
});
