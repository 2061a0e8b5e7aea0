// Limits the length of an answer, so that its JSON is complete within the token limit.
import type { SpreadType } from "#domain/readings/spread.ts";

export interface AnswerShape {
  interpretation: string;
  keyInsights: string;
  actionSteps: string;
  /** The maximum number of words in an insight or a remark. */
  wordsEach: number;
  /** The maximum number of words in a step, which may hold a message to send. */
  stepWords: number;
}

type Script = "latin" | "other";

/**
 * The counts and lengths for each spread, as phrases for the prompt. `other` is for scripts in which text
 * takes more tokens: a Hindi or Thai word takes about five, a Chinese or Japanese sign about one.
 */
const SHAPES: Record<SpreadType, Record<Script, AnswerShape>> = {
  "quick-draw": {
    latin: {
      interpretation: "120 to 170 words in two or three paragraphs",
      keyInsights: "exactly 1 sentence, in a list",
      actionSteps: "exactly 1 step, about two minutes, in a list",
      wordsEach: 22,
      stepWords: 60,
    },
    other: {
      interpretation: "40 to 50 words (in Chinese, Japanese or Korean 130 to 180 signs) in two paragraphs",
      keyInsights: "exactly 1 sentence, in a list",
      actionSteps: "exactly 1 step, about two minutes, in a list",
      wordsEach: 8,
      stepWords: 20,
    },
  },
  "full-pond": {
    latin: {
      interpretation: "220 to 300 words in three or four paragraphs",
      keyInsights: "2 or 3 sentences, in a list",
      actionSteps: "1 or 2 steps in a list, the first about two minutes",
      wordsEach: 22,
      stepWords: 60,
    },
    other: {
      interpretation:
        "100 to 130 words (in Chinese, Japanese or Korean 280 to 380 signs) in three paragraphs",
      keyInsights: "2 sentences, in a list",
      actionSteps: "exactly 1 step, about two minutes, in a list",
      wordsEach: 9,
      stepWords: 20,
    },
  },
};

/** Returns the lengths for the script of the person's text. */
export function answerShapeFor(spread: SpreadType, text: string): AnswerShape {
  return SHAPES[spread][scriptOf(text)];
}

function scriptOf(text: string): Script {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return latin.length * 2 < letters.length ? "other" : "latin";
}
