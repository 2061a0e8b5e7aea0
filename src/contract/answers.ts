import * as z from "zod";
import { ANSWER_MAX, OBSTACLE_KINDS } from "#domain/asking/answers.ts";
import { USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";

const answerSchema = z.string().trim().min(1).max(ANSWER_MAX);

/** A date and a time of day on the person's own clock, such as `2026-12-05T09:30`, and therefore without a zone. */
const localTimeSchema = z.iso.datetime({ local: true, precision: -1 }).length("2026-12-05T09:30".length);

/** What the person answered to the questions under the card. Each answer may be absent. */
export const answersSchema = z.object({
  /** The sentence of their own text that weighs most, which may be as long as the text. */
  heavySentence: z.string().trim().min(1).max(USER_CONTEXT_MAX).exactOptional(),
  difference: answerSchema.exactOptional(),
  obstacle: z
    .object({
      text: answerSchema.exactOptional(),
      kind: z.enum(OBSTACLE_KINDS).exactOptional(),
      /** What they will do when it gets in the way. */
      then: answerSchema.exactOptional(),
    })
    .exactOptional(),
  act: answerSchema.exactOptional(),
  words: answerSchema.exactOptional(),
  when: z.object({ text: answerSchema, at: localTimeSchema.exactOptional() }).exactOptional(),
});

/** The fields of an input's `answers` that a person may have typed, as paths. */
export const TYPED_ANSWERS = [
  "answers.heavySentence",
  "answers.difference",
  "answers.obstacle.text",
  "answers.obstacle.then",
  "answers.act",
  "answers.words",
  "answers.when.text",
] as const;
