import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

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
      ? readdirSync(folder).map((file) => readLetter(join(folder, file)))
      : [];
    const link = letters
      .filter((letter) => letter.includes(address))
      .flatMap((letter) => letter.match(/https?:\/\/[^\s"<>]+/g) ?? [])
      .find((url) => kind.test(url));
    if (link) return link;
    await wait(POLL_MS);
  }
  throw new Error(`No letter to ${address} with such a link`);
}

/** Decodes quoted-printable text: soft line ends and `=3D`. */
function readLetter(file: string): string {
  return readFileSync(file, "utf8")
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
