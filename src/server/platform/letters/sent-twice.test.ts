import type pg from "pg";
import { expect, it } from "vitest";
import { startMailSink } from "#test-support/mail-sink.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { goodbye } from "../auth/waiting-letters.ts";
import { createMetrics } from "../metrics.ts";
import type { LetterContent } from "./letter-content.ts";
import { createPost, LetterNotSentError } from "./post.ts";

const ADDRESS = "dana@pond.example";
const SETTINGS = { MAIL_FROM: "Rubber Arcana <duck@example.org>", AUTH_SECRET: "one for both processes" };

it("a letter that is sent twice because its row could not be deleted has the same Message-ID both times", async () => {
  const sink = await startMailSink();
  const app = await createTestApp({ settings: { ...SETTINGS, SMTP_URL: sink.url } });
  const { database, post } = app.dependencies;
  await post.write(goodbye(ADDRESS), goodbye(ADDRESS));
  const [id = "", other = ""] = await post.waiting();

  const ending = createPost({
    ...app.dependencies,
    metrics: createMetrics({ process: false }),
    pool: failOnDelete(database.authPool),
    secret: SETTINGS.AUTH_SECRET,
    composers: {
      goodbye: async ({ email }): Promise<LetterContent> => ({
        to: email ?? "",
        subject: "Bye",
        paragraphs: [],
      }),
    },
  });
  await expect(ending.send(id)).rejects.toThrow(LetterNotSentError);
  expect(await post.send(id)).toBe("sent");
  expect(await post.send(other)).toBe("sent");
  await sink.close();

  expect(sink.letters.map(({ headers }) => headers.get("message-id"))).toEqual([
    `<${id}@example.org>`,
    `<${id}@example.org>`,
    `<${other}@example.org>`,
  ]);
});

/** Returns a pool whose deletions fail, as in a process that ends after the mail server accepted the letter. */
function failOnDelete(pool: pg.Pool): Pick<pg.Pool, "query"> {
  const query = (text: string, values: unknown[]) => {
    if (text.startsWith("delete from auth.letter where id")) throw new Error("the power went");
    return pool.query(text, values);
  };
  return { query: query as pg.Pool["query"] };
}
