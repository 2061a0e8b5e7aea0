/** Measures how well answers are judged of which it is known whether there is something to ask about. */
import { judgeAct, judgeTime } from "../judge-answer.ts";

export interface KnownAnswer {
  language: "en" | "de" | "es";
  question: "act" | "when";
  text: string;
  kind: "good" | "too-big" | "not-yours" | "only-stop" | "no-time";
}

export interface Figure {
  /** Such as `en act good`; `all good` and `all others` are the sums. */
  group: string;
  answers: number;
  askedAbout: number;
  /** The good answers that are asked about, or the others that are not. */
  misses: string[];
}

function isAskedAbout({ language, question, text }: KnownAnswer): boolean {
  return (question === "act" ? judgeAct(text, language) : judgeTime(text, language)) !== null;
}

/** Returns the figures of each language, question and kind, and those of all good answers and of all others. */
export function measure(answers: readonly KnownAnswer[]): Figure[] {
  const judged = answers.map((answer) => ({ answer, isAsked: isAskedAbout(answer) }));
  const figureOf = (group: string, some: typeof judged): Figure => ({
    group,
    answers: some.length,
    askedAbout: some.filter(({ isAsked }) => isAsked).length,
    misses: some
      .filter(({ answer, isAsked }) => isAsked === (answer.kind === "good"))
      .map(({ answer }) => answer.text),
  });
  const groups = Object.groupBy(judged, ({ answer }) =>
    [answer.language, answer.question, answer.kind].join(" "),
  );
  const sums = Object.groupBy(judged, ({ answer }) => (answer.kind === "good" ? "all good" : "all others"));
  return [...Object.entries(groups).toSorted(), ...Object.entries(sums)].map(([group, some = []]) =>
    figureOf(group, some),
  );
}
