/** What the duck can say about one way of being stuck. Notation: see render-frame.ts. */
export interface KnotFrames {
  /** First words of a reading: what was heard. */
  openings: readonly string[];
  /** What follows from it. */
  developments: readonly string[];
  /** Questions that cannot be dodged. */
  questions: readonly string[];
  /** One sentence each, at most 120 characters when filled. */
  headlines: readonly string[];
  insights: readonly string[];
  /** Two minutes each. */
  steps: readonly string[];
  /** To write about. */
  prompts: readonly string[];
}
