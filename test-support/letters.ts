// Reads the letters (e-mails) in the app's outbox. A test app has no job queue, so a letter is sent when a test asks
// for it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestApp } from "./test-app.ts";

/** Sends every pending letter, oldest first, as the queue does. Throws when one cannot be sent. */
export async function sendLetters({ dependencies: { post } }: TestApp): Promise<void> {
  for (const id of await post.waiting()) await post.send(id);
}

/** Sends pending letters, then returns the texts of those to an address, oldest first. */
export async function lettersTo(app: TestApp, address: string): Promise<string[]> {
  await sendLetters(app);
  return sentLettersTo(app, address);
}

/** Returns the texts of the letters to this address that were already sent, oldest first. */
export function sentLettersTo({ dependencies }: TestApp, address: string): string[] {
  const outbox = join(dependencies.config.dataDir, "outbox");
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .toSorted((one, other) => numberOf(one) - numberOf(other))
    .map((name) => readLetter(join(outbox, name)))
    .filter((letter) => letter.includes(`To: ${address}`));
}

/** Returns the token that follows this name in a letter's link, for example `confirm` in `/waitlist#confirm=...`. */
export function tokenIn(letter: string | undefined, name: string): string {
  return new RegExp(`[#&]${name}=([\\w-]+)`).exec(letter ?? "")?.[1] ?? "";
}

/** Returns the number at the end of a letter's file name. */
const numberOf = (name: string) => Number(/(\d+)\.eml$/.exec(name)?.[1]);

/** Returns the text of a letter's file, decoded from quoted-printable (soft line ends and `=3D`). */
function readLetter(file: string): string {
  return readFileSync(file, "utf8")
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
