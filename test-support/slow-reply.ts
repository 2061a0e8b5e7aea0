import type { FakeReply } from "./fake-provider.ts";

export interface SlowReply {
  /** A reply of the fake model with a pause after each piece. */
  reply: FakeReply;
  /** Makes the model send the rest at once, when a test has seen what it needed the pauses for. */
  finish: () => void;
}

export function slowReply(text: string, everyMs: number): SlowReply {
  const { promise: pausesUntil, resolve: finish } = Promise.withResolvers<void>();
  return { reply: { kind: "answer", text, everyMs, pausesUntil }, finish };
}
