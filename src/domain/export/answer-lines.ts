import { type Answers, OBSTACLE_KINDS, type Obstacle } from "../asking/answers.ts";
import { wordsFor } from "../asking/asking-words.ts";

export interface AnswerLine {
  label: string;
  text: string;
}

/** Returns the answers as lines under a label each, in the order of the questions. Exports are in English. */
export function answerLines(answers: Answers): AnswerLine[] {
  const { heavySentence, difference, obstacle = {}, act, words, when } = answers;
  const lines: [label: string, text: string | undefined][] = [
    ["The heavy sentence", heavySentence],
    ["What would be different", difference],
    ["What gets in the way", sayObstacle(obstacle)],
    ["What I do then", obstacle.then],
    ["The smallest thing", act],
    ["The words", words],
    ["When and where", when?.text],
  ];
  return lines.flatMap(([label, text]) => (text === undefined || text === "" ? [] : [{ label, text }]));
}

/** Returns what they typed with the kind that they tapped: `the phone is in my hand (tired)`. */
function sayObstacle({ text, kind }: Obstacle): string | undefined {
  const known = OBSTACLE_KINDS.find((each) => each === kind);
  const tapped = known && wordsFor("en").questions.obstacle.kinds[known];
  return text !== undefined && tapped !== undefined ? `${text} (${tapped})` : (text ?? tapped);
}
