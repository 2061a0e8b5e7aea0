// What stands over and under the cards while the questions are asked.
import type { HelpLineOutput } from "#contract/help-lines.ts";
import { type Answers, textsOfAnswers } from "#domain/asking/answers.ts";
import { askingLanguage } from "#domain/asking/asking-language.ts";
import type { AskingWords } from "#domain/asking/asking-words.ts";
import { localMoment } from "#web/api/local-moment.ts";
import { useDates } from "#web/api/use-dates.ts";
import { Button } from "#web/ui/button.tsx";
import { HelpLines } from "#web/ui/help-lines.tsx";
import { HelpPage } from "../stream/help-page.tsx";
import type { Asking, Step } from "./asking-state.ts";
import { QuestionBox, type QuestionBoxProps } from "./question-box.tsx";
import { BackGlyph } from "./question-glyphs.tsx";

interface DeepProps {
  /** The title while there is no question: what the cards do. */
  title: string;
  help: HelpLineOutput[];
  /** What the question needs; `null` while the cards turn. */
  question: (Omit<QuestionBoxProps, "now" | "asking"> & { asking: Asking }) | null;
}

/** What stands below the cards: the question, and beside it lines to call where an answer called for them. */
export function Deep({ title, help, question }: DeepProps) {
  const { timeZone } = useDates();
  const asking = question?.asking;
  return (
    <>
      {question && asking && isUnderWay(asking) ? (
        <div lang={askingLanguage(question.plan.language)}>
          <QuestionBox {...question} asking={asking} now={localMoment(new Date(), timeZone)} />
        </div>
      ) : (
        <h1 className="sr-only">{title}</h1>
      )}
      {help.length > 0 && (
        <aside aria-label="People you can talk to" className="mt-8 border-l border-hair pl-5">
          <HelpLines lines={help} />
        </aside>
      )}
    </>
  );
}

function isUnderWay(asking: Asking): asking is Asking & { at: Step } {
  return asking.at !== null;
}

interface WaysProps {
  words: AskingWords;
  /** What the way to the reading is called. */
  read: string;
  onGoBack: () => void;
  /** Called to read at once; `null` until the cards are known. */
  onReadNow: (() => void) | null;
}

/** The ways out of a question: back, and to the reading. */
export function Ways({ words, read, onGoBack, onReadNow }: WaysProps) {
  return (
    <>
      <Button look="soft" aria-label={words.asking.back} onClick={onGoBack} className="stage-way text-gold!">
        <BackGlyph />
      </Button>
      <Button
        look="soft"
        aria-disabled={onReadNow === null}
        onClick={() => onReadNow?.()}
        className="stage-way"
      >
        {read}
      </Button>
    </>
  );
}

interface HelpAfterAnswerProps {
  help: HelpLineOutput[];
  userContext: string;
  answers: Answers;
  onGoBack: () => void;
  onGoOnAnyway: () => void;
}

/** The help that comes before anything else, with everything that the person has written so far. */
export function HelpAfterAnswer({ userContext, answers, ...props }: HelpAfterAnswerProps) {
  return <HelpPage {...props} isDrawn userContext={[userContext, ...textsOfAnswers(answers)].join("\n\n")} />;
}
