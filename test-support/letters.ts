// Reads the letters (e-mails) in the app's outbox. A test app has no job queue, so a letter is sent when a test asks
// for it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readLetter, type StoredLetter } from "#server/platform/mail/read-letter.ts";
import { asOwner } from "./as-owner.ts";
import type { Person } from "./person.ts";
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

/**
 * Returns the letters to this address that were already sent, oldest first, each as its subject and its text, so that a
 * test can look for both.
 */
export async function sentLettersTo(app: TestApp, address: string): Promise<string[]> {
  return (await storedLetters(app))
    .filter(({ to }) => to === address)
    .map(({ subject, text }) => `Subject: ${subject}\n\n${text}`);
}

/** Letters that were read before, by their files, which never change. */
const known = new Map<string, Promise<StoredLetter>>();

function readFile(file: string): Promise<StoredLetter> {
  const letter = known.get(file) ?? readLetter(readFileSync(file, "utf8"));
  known.set(file, letter);
  return letter;
}

/** Returns every letter that was sent, oldest first, with its headers and its HTML. */
export async function storedLetters({ dependencies }: TestApp): Promise<StoredLetter[]> {
  const outbox = join(dependencies.config.dataDir, "outbox");
  if (!existsSync(outbox)) return [];
  const names = readdirSync(outbox).toSorted((one, other) => numberOf(one) - numberOf(other));
  return await Promise.all(names.map((name) => readFile(join(outbox, name))));
}

/** Runs `work` while the database refuses every new letter, as in a fault between an event and its letter. */
export async function withoutRoomForLetters<Result>(app: TestApp, work: () => Promise<Result>) {
  await asOwner(app, "alter table auth.letter add constraint no_room check (false) not valid");
  try {
    return await work();
  } finally {
    await asOwner(app, "alter table auth.letter drop constraint no_room");
  }
}

/** Returns the token that follows this name in a letter's link, for example `confirm` in `/waitlist#confirm=...`. */
export function tokenIn(letter: string | undefined, name: string): string {
  return new RegExp(`[#&]${name}=([\\w-]+)`).exec(letter ?? "")?.[1] ?? "";
}

/** Returns what stands behind the `#` of a letter's link to this page of ours, for example `token`. */
export function linkParts(letter: string | undefined, page: string): URLSearchParams {
  const [, parts = ""] = new RegExp(`${page}#(\\S+)`).exec(letter ?? "") ?? [];
  return new URLSearchParams(parts);
}

/** Returns the code of six digits in a letter. */
export function codeIn(letter: string | undefined): string {
  return /^\d{6}$/m.exec(letter ?? "")?.[0] ?? "";
}

/** Returns the token of a letter's link to a new password. */
export function resetTokenIn(letter: string | undefined): string {
  return linkParts(letter, "/reset-password").get("token") ?? "";
}

/** Taps the button on the page behind the link of a letter that confirms an address. Resolves with the answer. */
export async function confirmAddress(person: Person, letter: string | undefined, keep?: readonly string[]) {
  const token = linkParts(letter, "/confirm-address").get("token");
  return await person.post("/api/auth/confirm-address", { token, keep });
}

/** Returns the number at the end of a letter's file name. */
const numberOf = (name: string) => Number(/(\d+)\.eml$/.exec(name)?.[1]);
