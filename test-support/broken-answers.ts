// The ways in which a model's answer can be broken, for both families of providers.
import { startFakeAnthropic } from "./fake-anthropic.ts";
import { startFakeOpenAi } from "./fake-openai.ts";
import type { FakeProvider, FakeReply } from "./fake-provider.ts";
import { answeredBy } from "./reading-app.ts";

/** The last word of each half answer, which stands nowhere else. */
export const LAST_WORD = "zymurgy";
export const REFUSAL = "I'm sorry, but I can't help with that.";

interface BrokenEnd {
  /** Whether the model, or a filter of its provider, refuses. */
  isRefusal?: boolean;
  /** Returns the reply; `half` is what has arrived by then. */
  reply(half: string): FakeReply;
}

export const BROKEN_ENDS = {
  "an error before the first word": { reply: () => ({ kind: "status", status: 500 }) },
  "an error event before the first word": { reply: () => ({ kind: "error-event" }) },
  "an error event in the middle": { reply: (text) => ({ kind: "error-event", text }) },
  "no more tokens": { reply: (text) => ({ kind: "answer", text, stop: "length" }) },
  "a lost line": { reply: (text) => ({ kind: "cut", text }) },
  "an early end": { reply: (text) => ({ kind: "unfinished", text }) },
  "a late token": { reply: (text) => ({ kind: "answer", text: `${text}…`, stallsAfter: text.length }) },
  "no words": { reply: () => ({ kind: "empty" }) },
  "thoughts without an end": {
    reply: (text) => ({ kind: "answer", text: `<think>\n${text}`, stop: "length" }),
  },
  "a call of a tool": { reply: () => ({ kind: "tool" }) },
  "a filter in the middle": {
    isRefusal: true,
    reply: (text) => ({ kind: "answer", text, stop: "filter" }),
  },
  "a filter before the first word": {
    isRefusal: true,
    reply: () => ({ kind: "status", status: 400, message: "Blocked by content_filter." }),
  },
  "a refusal in words": { isRefusal: true, reply: () => ({ kind: "answer", text: REFUSAL }) },
  "a refusal in the provider's own field": {
    isRefusal: true,
    reply: () => ({ kind: "refusal", text: REFUSAL }),
  },
} satisfies Record<string, BrokenEnd>;
export type Ending = keyof typeof BROKEN_ENDS;
export const ENDINGS = Object.keys(BROKEN_ENDS) as Ending[];

export const brokenEnd = (ending: Ending): BrokenEnd => BROKEN_ENDS[ending];

interface Family {
  start(): Promise<FakeProvider>;
  settingsOf(fake: FakeProvider): Record<string, string>;
}

export const FAMILIES = {
  Anthropic: { start: startFakeAnthropic, settingsOf: answeredBy },
  "an OpenAI-compatible server": {
    start: startFakeOpenAi,
    settingsOf: ({ url, apiKey }) => ({
      AI_PROVIDER: "openai-compatible",
      OPENAI_COMPATIBLE_BASE_URL: url,
      OPENAI_COMPATIBLE_API_KEY: apiKey,
      AI_MODEL: "duck-7b",
    }),
  },
} satisfies Record<string, Family>;
export type FamilyName = keyof typeof FAMILIES;
export const FAMILY_NAMES = Object.keys(FAMILIES) as FamilyName[];
