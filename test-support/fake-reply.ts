// The replies that a script can have a fake model give.

export type FakeReply =
  /**
   * A reply: a whole answer, sent some characters at a time. `bytewise` sends one byte at a time, which splits
   * characters of several bytes.
   */
  | {
      kind: "answer";
      text: string;
      /** The model's thoughts, which the fake sends before the text, in a field of their own. */
      thoughts?: string;
      /** The name of that field, where servers call it by different names. */
      thoughtsIn?: ThoughtField;
      everyMs?: number;
      /** When this resolves, the pauses end, and the rest is sent at once. */
      pausesUntil?: Promise<unknown>;
      firstAfterMs?: number;
      bytewise?: boolean;
      /** The number of characters after which the fake sends nothing more and keeps the connection open. */
      stallsAfter?: number;
      stop?: Stop;
    }
  /** A reply: an error answer with this status, in the provider's own format. */
  | { kind: "status"; status: number; headers?: Record<string, string>; message?: string; type?: string }
  /** A reply: this text, after which the connection breaks. */
  | { kind: "cut"; text: string }
  /** A reply: some text, then the stream closes properly without the events that end an answer. */
  | { kind: "unfinished"; text: string }
  /** A reply: the same word again and again until the caller disconnects. */
  | { kind: "endless"; word: string; everyMs?: number }
  /** A reply: the fake accepts the request and never answers. */
  | { kind: "silence" }
  /** A reply: status 200 without a body. */
  | { kind: "empty" }
  /** A reply: the first item of the answer calls a tool. */
  | { kind: "tool" }
  /** A reply: an error event inside a stream that began with 200, after some text if there is any. */
  | { kind: "error-event"; message?: string; text?: string }
  /** A reply: the model refuses in the way of the provider's own format, with these words where that has a field for them. */
  | { kind: "refusal"; text: string };

/** Why an answer ends early: its tokens are used up, or a filter holds the rest back. */
export type Stop = "length" | "filter";
export type ThoughtField = "reasoning" | "reasoning_content" | "thinking";
