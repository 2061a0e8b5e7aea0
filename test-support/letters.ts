// Reads the app's outbox. A test app has no job queue, so letters are sent when a test reads them.
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

/** The letters to an address that were sent already, oldest first. */
export function sentLettersTo({ dependencies }: TestApp, address: string): string[] {
  const outbox = join(dependencies.config.dataDir, "outbox");
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .toSorted((one, other) => numberOf(one) - numberOf(other))
    .map((name) => readLetter(join(outbox, name)))
    .filter((letter) => letter.includes(`To: ${address}`));
}

/** Returns what follows a name in a letter's link: `/waitlist#confirm=...`. */
export function tokenIn(letter: string | undefined, name: string): string {
  return new RegExp(`[#&]${name}=([\\w-]+)`).exec(letter ?? "")?.[1] ?? "";
}

/** A letter's file ends with its number. */
const numberOf = (name: string) => Number(/(\d+)\.eml$/.exec(name)?.[1]);

/** Decodes quoted-printable text: soft line ends and `=3D`. */
function readLetter(file: string): string {
  return readFileSync(file, "utf8")
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
