/**
 * A reply is a reaction, sometimes a turn, and a question; each frame here is one sentence. `{q}` is a quote from the message,
 * `{thing}` and `{person}` come from the message or else from the first text, `{newperson}` is somebody not mentioned before.
 */
export interface ChatFrames {
  reactions: readonly string[];
  turns: readonly string[];
  questions: readonly string[];
}
