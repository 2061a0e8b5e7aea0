/** Sentences of which one is chosen; the notation of their gaps is `render-frame.ts`'s. */
export type Frames = readonly string[];

/** What can be said about one way of being stuck. */
export interface KnotFrames {
  /** First words of a reading: what was heard. */
  openings: Frames;
  /** What follows from it. */
  developments: Frames;
  /** Questions that cannot be dodged. */
  questions: Frames;
  /** One sentence each, at most 120 characters when filled. */
  headlines: Frames;
  insights: Frames;
  /** Steps of two minutes each. */
  steps: Frames;
  /** Prompts to write about. */
  prompts: Frames;
}

/** The frames of a reply: a reaction, sometimes a turn, and a question; each frame is one sentence. */
export interface ChatFrames {
  reactions: Frames;
  turns: Frames;
  questions: Frames;
}
