// Limits the length of an answer, so that its JSON is complete within the token limit.
import type { SpreadType } from "#domain/readings/spread.ts";

export interface AnswerShape {
  interpretation: string;
  keyInsights: string;
  actionSteps: string;
  /** The maximum number of words in a headline, insight, step, remark or question. */
  wordsEach: number;
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
      keyInsights: "exactly 1 sentence",
      actionSteps: "exactly 1 step that takes two minutes",
      wordsEach: 22,
    },
    other: {
      interpretation: "45 to 60 words (in Chinese, Japanese or Korean 130 to 200 signs) in two paragraphs",
      keyInsights: "exactly 1 sentence",
      actionSteps: "exactly 1 step that takes two minutes",
      wordsEach: 10,
    },
  },
  "full-pond": {
    latin: {
      interpretation: "220 to 300 words in three or four paragraphs, one at least for each card in its place",
      keyInsights: "2 or 3 sentences, no two of them alike",
      actionSteps: "1 or 2 steps, the first of which takes two minutes",
      wordsEach: 22,
    },
    other: {
      interpretation:
        "100 to 140 words (in Chinese, Japanese or Korean 280 to 400 signs) in three paragraphs, one for each card in its place",
      keyInsights: "2 sentences that are not alike",
      actionSteps: "1 step that takes two minutes",
      wordsEach: 10,
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
