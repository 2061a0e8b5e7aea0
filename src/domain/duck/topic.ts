import type { TopicKind } from "./lexicon/topic-nouns.ts";

export interface Topic {
  /** The topic with its article, worded for the person: 'the proposal', 'your novel', 'page 40'. */
  phrase: string;
  head: string;
  kind: TopicKind;
  isPlural: boolean;
  score: number;
}
