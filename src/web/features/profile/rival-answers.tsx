import type { ProfileAnswer } from "#domain/profile/profile.ts";
import { RivalText } from "../../ui/rival-text.tsx";
import { ANSWER_LABELS, formatAnswer } from "./answer-words.ts";

interface RivalAnswersProps {
  /** The answers that were changed here and elsewhere, with what is saved. */
  rivals: readonly { field: ProfileAnswer; answer: string }[];
  onChoose: (field: ProfileAnswer, which: "mine" | "other") => void;
}

/** Asks for each answer that was changed here and elsewhere which of the two stays. */
export function RivalAnswers({ rivals, onChoose }: RivalAnswersProps) {
  return rivals.map(({ field, answer }) => (
    <section key={field} aria-label={ANSWER_LABELS[field]} className="mt-6">
      <p className="type-small text-mist">{ANSWER_LABELS[field]}</p>
      <RivalText
        rival={answer === "" ? "" : formatAnswer(field, answer)}
        onChoose={(which) => onChoose(field, which)}
      />
    </section>
  ));
}
