/** What a person answered to the questions that are asked under the card. Every answer can be skipped. */

/** What in a person gets in the way, as they tapped it. */
export const OBSTACLE_KINDS = [
  "afraid",
  "ashamed",
  "angry",
  "tired",
  "unknown-how",
  "unwilling",
  "somebody-else",
  "missing",
  "hurts",
] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

export interface Obstacle {
  text?: string;
  kind?: ObstacleKind;
  /** What they will do when it gets in the way. */
  then?: string;
}

export interface PlannedTime {
  /** The day, hour or place in the person's own words, or in those of the time that they tapped. */
  text: string;
  /** The local date and time, such as `2026-12-05T09:30`; absent if only a place or an occasion was named. */
  at?: string;
}

export interface Answers {
  /** The sentence of their own text that weighs most. */
  heavySentence?: string;
  /** What would be different in about a week. */
  difference?: string;
  obstacle?: Obstacle;
  /** The smallest thing that they could do. */
  act?: string;
  /** The words they will use, where the act is to say or to write something. */
  words?: string;
  when?: PlannedTime;
}

/** The maximum length of a typed answer, in UTF-16 units. */
export const ANSWER_MAX = 300;

/** Returns every text in the answers that a person may have typed, in the order of the questions. */
export function textsOfAnswers({ heavySentence, difference, obstacle, act, words, when }: Answers): string[] {
  const texts = [heavySentence, difference, obstacle?.text, obstacle?.then, act, words, when?.text];
  return texts.filter((text) => text !== undefined);
}

export function hasAnswers(answers: Answers | undefined): answers is Answers {
  return (
    answers !== undefined && (textsOfAnswers(answers).length > 0 || answers.obstacle?.kind !== undefined)
  );
}
