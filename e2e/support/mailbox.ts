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
