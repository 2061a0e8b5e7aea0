/**
 * A list of sentence templates ("frames") of which one is chosen. `render-frame.ts` explains the notation of their
 * gaps.
 */
export type Frames = readonly string[];

/** The sentence templates for one way of being stuck. */
export interface KnotFrames {
  /** Templates for the first words of a reading, which say what was understood. */
  openings: Frames;
  /** Templates for what follows from the opening. */
  developments: Frames;
  /** Templates for questions that are hard to avoid. */
  questions: Frames;
  /** Templates for headlines: one sentence each, at most 120 characters when filled. */
  headlines: Frames;
  insights: Frames;
  /** Templates for steps of two minutes each. */
  steps: Frames;
  /** Templates for prompts to write about. */
  prompts: Frames;
}

/**
 * The templates of a chat reply: a reaction, sometimes a sentence in between (a turn), and a question. Each template is
 * one sentence.
 */
export interface ChatFrames {
  reactions: Frames;
  turns: Frames;
  questions: Frames;
}
