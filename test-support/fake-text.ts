// Writes the text of a fake model's reply, and its thoughts, in the way in which the reply misbehaves.
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { FakeReply, ThoughtField } from "./fake-reply.ts";

/** Puts text and thoughts into a provider's format. */
interface Wire {
  delta(text: string): string;
  thought?(text: string, field?: ThoughtField): string;
}

const PIECE_LENGTH = 12;
const NEVER = new Promise<never>(() => {});

/** Writes the text of a reply, some characters at a time. */
export async function writeText(
  wire: Wire,
  response: ServerResponse,
  said: FakeReply & { text?: string | undefined },
): Promise<void> {
  const isAnswer = said.kind === "answer";
  if (isAnswer) await writeThoughts((word) => wire.thought?.(word, said.thoughtsIn) ?? "", response, said);
  const characters = [...(said.text ?? "")].slice(0, isAnswer ? said.stallsAfter : undefined);
  for (let at = 0; at < characters.length && !response.destroyed; at += PIECE_LENGTH) {
    const event = wire.delta(characters.slice(at, at + PIECE_LENGTH).join(""));
    if (isAnswer && said.bytewise) await writeBytewise(response, event);
    else response.write(event);
    if (isAnswer && said.everyMs) await Promise.race([sleep(said.everyMs), said.pausesUntil ?? NEVER]);
  }
  if (isAnswer && said.stallsAfter !== undefined && !response.destroyed) await once(response, "close");
}

async function writeBytewise(response: ServerResponse, event: string): Promise<void> {
  for (const byte of Buffer.from(event, "utf8")) {
    await new Promise((resolve) => response.write(Buffer.from([byte]), resolve));
  }
}

/** Writes a word again and again until the caller disconnects. */
export async function drone(
  wire: Wire,
  response: ServerResponse,
  said: { word: string; everyMs?: number },
): Promise<void> {
  while (!response.destroyed) {
    const hasRoom = response.write(wire.delta(`${said.word} `));
    await sleep(hasRoom ? (said.everyMs ?? 0) : 1);
  }
}

/** Sends what a fake model thinks before its answer, a word at a time. `eventOf` puts a word into the provider's format. */
async function writeThoughts(
  eventOf: (word: string) => string,
  response: ServerResponse,
  { thoughts = "", everyMs = 0 }: { thoughts?: string; everyMs?: number },
): Promise<void> {
  for (const [word] of thoughts.matchAll(/\S+\s*/g)) {
    response.write(eventOf(word));
    await sleep(everyMs);
  }
}
