import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { changeMeanwhile } from "#test-support/change-meanwhile.ts";
import { sendLetters } from "#test-support/letters.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { goodbye } from "../auth/waiting-letters.ts";
import type { Letter } from "../mail/mail.ts";
import { createMetrics } from "../metrics.ts";
import { insertLetters } from "./letters.queries.ts";
import { type Composer, createPost, LETTER_TRIES, LetterNotSentError } from "./post.ts";

const ADDRESS = "dana@pond.example";
const clock = createTestClock("2026-11-20T12:00:00Z");

let app: TestApp;
const taken: Letter[] = [];
const send = vi.fn<(letter: Letter) => Promise<void>>();
beforeAll(async () => {
  const mail = { description: "into a list", close: () => undefined, send };
  app = await createTestApp({ clock, parts: { mail } });
});
beforeEach(async () => {
  send.mockReset().mockImplementation(async (letter) => void taken.push(letter));
  await sendLetters(app);
  taken.length = 0;
  send.mockClear();
});

async function rows() {
  const { authPool } = app.dependencies.database;
  return (await authPool.query("select * from auth.letter")).rows;
}

/** Writes a letter and returns its id. */
async function aLetter(): Promise<string> {
  await app.dependencies.post.write(goodbye(ADDRESS));
  return (await rows()).at(-1)?.id;
}

describe("an unsent letter", () => {
  it("is stored encrypted and deleted once the mail server has accepted it", async () => {
    const id = await aLetter();
    expect(JSON.stringify(await rows())).not.toMatch(/dana|goodbye/);
    expect(send).not.toHaveBeenCalled();
    expect(await app.dependencies.post.send(id)).toBe("sent");
    expect(taken).toMatchObject([{ to: ADDRESS, id }]);
    expect(await rows()).toEqual([]);
    expect(await app.dependencies.post.send(id)).toBe("gone");
  });

  it("is sent once if two processes try at the same moment", async () => {
    const id = await aLetter();
    const { post } = app.dependencies;
    const outcomes = await Promise.all([post.send(id), post.send(id)]);
    expect(outcomes.toSorted()).toEqual(["gone", "sent"]);
    expect(send).toHaveBeenCalledOnce();
  });

  it("does not open in another row", async () => {
    const [first, second] = [await aLetter(), await aLetter()];
    const { authPool } = app.dependencies.database;
    await authPool.query(
      "update auth.letter set sealed = (select sealed from auth.letter where id = $1) where id = $2",
      [first, second],
    );
    await expect(app.dependencies.post.send(second)).rejects.toThrow(LetterNotSentError);
    expect(send).not.toHaveBeenCalled();
    await authPool.query("delete from auth.letter");
  });
});

describe("a letter that the mail server refuses", () => {
  const refusal = Object.assign(new Error(`550 no such box: ${ADDRESS}`), { code: "EENVELOPE" });

  it("is kept and retried, and no log line names the recipient", async () => {
    const id = await aLetter();
    send.mockRejectedValueOnce(refusal);
    const failure = await app.dependencies.post.send(id).catch((error: unknown) => error);
    expect(failure).toEqual(new LetterNotSentError("EENVELOPE"));
    expect(JSON.stringify(app.logLines)).not.toContain(ADDRESS);
    expect(await app.dependencies.post.send(id)).toBe("sent");
  });

  it("is given up after its last try, logged as an error, counted, and deleted after a week", async () => {
    const id = await aLetter();
    send.mockRejectedValue(refusal);
    for (let tries = 1; tries < LETTER_TRIES; tries += 1)
      await expect(app.dependencies.post.send(id)).rejects.toThrow(LetterNotSentError);
    expect(await app.dependencies.post.send(id)).toBe("gone");
    expect(send).toHaveBeenCalledTimes(LETTER_TRIES);
    expect(app.logLines).toContainEqual(
      expect.objectContaining({ level: 50, msg: "a letter was given up", letter: id, reason: "EENVELOPE" }),
    );
    const { text } = await app.dependencies.metrics.render();
    expect(text).toContain('letters_total{outcome="given_up"} 1');
    expect(await app.dependencies.post.waiting()).toEqual([]);
    expect(await app.dependencies.post.forgetGivenUp()).toBe(0);
    clock.advance(7 * 24 * 3600_000 + 1);
    expect(await app.dependencies.post.forgetGivenUp()).toBe(1);
  });

  it("is kept if it is to be tried again while it is being deleted", async () => {
    const id = await aLetter();
    const { authPool } = app.dependencies.database;
    await authPool.query("update auth.letter set given_up_at = $2 where id = $1", [
      id,
      new Date(clock.now().getTime() - 8 * 24 * 3600_000),
    ]);
    const tryAgain = {
      text: "update auth.letter set given_up_at = null, tries = 0 where id = $1",
      values: [id],
    };
    const { post } = app.dependencies;
    expect(await changeMeanwhile(app.databaseUrl, tryAgain, () => post.forgetGivenUp())).toBe(0);
    expect(await post.waiting()).toEqual([id]);
  });
});

describe("a message to a webhook", () => {
  const refuse = () => Promise.reject(new Error("away"));
  it.each<[string, Composer]>([
    ["cannot be delivered", async () => ({ deliver: refuse })],
    ["cannot be composed", refuse],
  ])("that %s is given up as undelivered, and not as a lost email", async (_, compose) => {
    const { log, database } = app.dependencies;
    const metrics = createMetrics({ process: false });
    const post = createPost({
      ...{
        pool: database.authPool,
        mail: { send },
        secret: "the secret of this test",
        composers: { hook: compose },
      },
      clock,
      log,
      metrics,
    });
    const row = post.seal({ kind: "hook" });
    await insertLetters(database.authPool, [row]);
    await database.authPool.query("update auth.letter set is_webhook = true where id = $1", [row.id]);
    for (let tries = 1; tries < LETTER_TRIES; tries += 1)
      await expect(post.send(row.id)).rejects.toThrow(LetterNotSentError);
    expect(await post.send(row.id)).toBe("gone");
    expect((await metrics.render()).text).toContain('letters_total{outcome="undelivered"} 1');
    expect(post.counts).toEqual({ sent: 0, givenUp: 0 });
    await database.authPool.query("delete from auth.letter");
  });
});
