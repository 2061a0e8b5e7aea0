import { beforeAll, describe, expect, it } from "vitest";
import type { HelpLineOutput } from "#contract/help-lines.ts";
import type { ReadingCheck } from "#contract/readings.ts";
import { aReader, QUESTION, type Reader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";

const DARK = "I want to kill myself.";
/** Small signs, none of which is danger by itself. */
const TEXT = "I don't know what to do with my good camera. Selling it is not worth the trouble.";
const ANSWERS = {
  difference: "in a week the flat is empty and everybody has what they wanted",
  obstacle: { text: "Nothing. After Sunday nobody needs to worry about me." },
  act: "My sister gets the camera. I put a note in the bag that she should not read before Sunday.",
  when: { text: "I have slept so well since I decided. Everybody says how cheerful I am." },
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const check = (reader: Reader, said: Partial<ReadingCheck>) =>
  reader.post<{ help: HelpLineOutput[] }>("/api/readings/check", {
    userContext: QUESTION,
    answers: {},
    ...said,
  });

describe("the check of a text with its answers", () => {
  it("finds no help to offer for a plain text, in one round trip", async () => {
    const reader = await aReader(app);
    const asking = () => check(reader, { answers: { act: "Send the third draft." } });
    expect((await asking()).body).toEqual({ help: [] });
    expect(await app.roundTrips(asking)).toBe(1);
  });

  it("refuses an answer of danger with help for the person's country", async () => {
    const reader = await aReader(app, {}, { timeZone: "Europe/Berlin" });
    const refused = await check(reader, { answers: { obstacle: { then: DARK } } });
    expect(refused).toMatchObject({ status: 422, error: { code: "crisis_help" } });
    expect(refused.error?.help?.[0]).toMatchObject({ country: "DE" });
  });

  it("returns the help of a person who goes on", async () => {
    const reader = await aReader(app, {}, { timeZone: "Europe/Berlin" });
    const { status, body } = await check(reader, { answers: { act: DARK }, goOnAnyway: true });
    expect(status).toBe(200);
    expect(body.help[0]).toMatchObject({ country: "DE" });
  });

  it("reads them as one conversation", async () => {
    const reader = await aReader(app, {}, { timeZone: "Europe/Berlin" });
    const texts = [TEXT, ANSWERS.difference, ANSWERS.obstacle.text, ANSWERS.act, ANSWERS.when.text];
    for (const userContext of texts)
      expect((await check(reader, { userContext })).body).toEqual({ help: [] });
    const { body } = await check(reader, { userContext: TEXT, answers: ANSWERS, goOnAnyway: true });
    expect(body.help[0]).toMatchObject({ country: "DE" });
  });

  it("shows the numbers of the browser's time zone where none is set", async () => {
    const reader = await aReader(app, {}, { timeZone: null as never });
    const timeZone = "Asia/Tokyo";
    const { body } = await check(reader, { answers: { act: DARK }, timeZone, goOnAnyway: true });
    expect(body.help[0]).toMatchObject({ country: "JP" });
  });

  it("needs a session", async () => {
    const answer = await app.visitor().post("/api/readings/check", { userContext: QUESTION, answers: {} });
    expect(answer.error?.code).toBe("unauthenticated");
  });
});
