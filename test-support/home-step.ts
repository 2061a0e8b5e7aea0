import type { HomeOutput } from "#contract/home.ts";
import type { PromiseOutput } from "#contract/promises.ts";
import { LISTED_BLOCK } from "./listed-block.ts";

/** An open step in the form in which home gets it. */
export const HOME_STEP: HomeOutput["openSteps"][number] = {
  index: 0,
  text: "Send Dana the one line. Only the line.",
  title: "Send Dana the one line",
  minutes: 2,
  isDone: false,
  doneAt: null,
  smaller: null,
  usesSmaller: false,
  insightId: "0192f0c4-0000-7000-8000-000000000001",
  createdAt: "2020-10-14T08:00:00.000Z",
  isLocked: false,
  blockTypeId: "work",
  blockId: LISTED_BLOCK.id,
  blockName: "Four drafts",
  isAskedElsewhere: false,
};

/** A promise about a step that is not answered. */
export const PROMISE: PromiseOutput = {
  dueOn: "2020-10-16",
  guess: null,
  madeAt: "2020-10-14T08:00:00.000Z",
  answer: null,
  answeredAt: null,
  snoozedUntil: null,
};
