import type { TopicKind } from "./lexicon/topic-nouns.ts";

export interface Topic {
  /** With its article, as said to the writer: 'the proposal', 'your novel', 'page 40'. */
  phrase: string;
  head: string;
  kind: TopicKind;
  isPlural: boolean;
  score: number;
}
