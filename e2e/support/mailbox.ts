import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readLetter } from "#server/platform/mail/read-letter.ts";

const POLL_MS = 50;
const ARRIVES_MS = 10_000;

/**
 * Returns the first link of that kind in a letter to `address`, as the app wrote it into its outbox. Waits
 * for the letter.
 */
export async function linkInMail(dataDir: string, address: string, kind: RegExp): Promise<string> {
  const folder = join(dataDir, "outbox");
  const deadline = Date.now() + ARRIVES_MS;
  while (Date.now() < deadline) {
    const letters = existsSync(folder)
      ? await Promise.all(
          readdirSync(folder).map((file) => readLetter(readFileSync(join(folder, file), "utf8"))),
        )
      : [];
    const link = letters
      .filter(({ to }) => to === address)
      .flatMap(({ text }) => text.match(/https?:\/\/[^\s"<>]+/g) ?? [])
      .find((url) => kind.test(url));
    if (link) return link;
    await wait(POLL_MS);
  }
  throw new Error(`No letter to ${address} with such a link`);
}

/** Returns the code and the link of the `count`-th letter that signs in at `address`. Waits for the letter. */
export async function signInLetter(
  dataDir: string,
  address: string,
  count: number,
): Promise<{ code: string; link: string }> {
  const folder = join(dataDir, "outbox");
  const deadline = Date.now() + ARRIVES_MS;
  const numberOf = (file: string) => Number(/(\d+)\.eml$/.exec(file)?.[1]);
  while (Date.now() < deadline) {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const read = files
      .toSorted((one, other) => numberOf(one) - numberOf(other))
      .map((file) => readLetter(readFileSync(join(folder, file), "utf8")));
    const letters = (await Promise.all(read)).filter(
      ({ to, text }) => to === address && text.includes("/enter#"),
    );
    const text = letters[count - 1]?.text ?? "";
    const code = /^\d{6}$/m.exec(text)?.[0];
    const link = /https?:\/\/\S+\/enter#\S+/.exec(text)?.[0];
    if (code && link) return { code, link };
    await wait(POLL_MS);
  }
  throw new Error(`There are not ${count} letters to ${address} that sign in`);
}
