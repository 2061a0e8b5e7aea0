import type { ReactNode } from "react";
import { hasAnswers } from "#domain/asking/answers.ts";
import type { TextLanguage } from "#domain/asking/asking-language.ts";
import { type QuestionId, wordsFor } from "#domain/asking/asking-words.ts";
import { sayDay } from "#domain/day-words.ts";
import { useDates } from "#web/api/use-dates.ts";
import type { SecondReading } from "#web/arriving-reading.ts";
import { Button } from "#web/ui/button.tsx";
import { InsightNotes } from "../insight-bar.tsx";
import { OpenPage } from "../open-page.tsx";
import { OwnNote } from "../own-note.tsx";
import { PeopleToCall } from "../people-to-call.tsx";
import { ReadingFoot } from "../reading-foot.tsx";
import type { SavedInsight } from "../saved-insight.ts";
import { StandInLine } from "../stand-in-line.tsx";
import { Steps } from "../steps/steps.tsx";
import { useFirstStep } from "../steps/use-first-step.tsx";
import { BesidePaper } from "./beside-paper.tsx";
import { Paper } from "./paper.tsx";
import { planLines } from "./plan-lines.ts";
import { PlanWays } from "./plan-ways.tsx";

interface OwnWordsPageProps {
  /** The bar of the page. */
  bar: ReactNode;
  insight: SavedInsight;
  advisorName: string;
  /** Whether the page was written just now: its paper rises, and nothing can have come of it yet. */
  isNew: boolean;
  /** The state of a request to write the page again with other answers; `null` if there is none. */
  again: SecondReading | null;
  /** Asks the five questions, beginning with one of them; `null` while they cannot be answered. */
  onAsk: ((first?: QuestionId) => void) | null;
  /** The help lines, where a text speaks of danger: the page then makes no plan of what was answered. */
  help?: ReactNode;
  notice?: ReactNode;
  /** The content that explains how the cards were drawn. */
  origin?: ReactNode;
}

/**
 * The page that the offline duck makes of a person's answers: their own words on paper, in order, and no sentence of
 * anybody else's that claims to know them. The card and its question come after it.
 */
export function OwnWordsPage(props: OwnWordsPageProps) {
  const { bar, insight, advisorName, isNew, again, help, notice, origin } = props;
  const { onAsk } = props;
  const { dayOf } = useDates();
  const writtenOn = dayOf(insight.createdAt);
  const lines = planLines(help ? withoutAnswers(insight) : insight);
  const { language, plan } = lines;
  const { answers, steps } = insight;
  const [first] = steps;
  // A plan with an act is the reading's step. Without one, the card has a step of its own.
  const hasAct = plan !== null && (plan.act !== "" || plan.words !== "");
  const onChange = onAsk && hasAnswers(answers) ? () => onAsk() : null;
  const { step, isPutOff } = useFirstStep({ insight: hasAct ? null : insight, isAfterText: false });
  return (
    <>
      <div className="relative z-2">{bar}</div>
      <InsightNotes insight={insight} />
      <StandInLine reason={insight.standIn} />
      <div className="plan">
        <PlanSky />
        <Paper
          lines={lines}
          day={sayDay(writtenOn, "withWeekday")}
          isNew={isNew}
          isDone={hasAct && first?.isDone === true}
          ways={<Ways {...{ insight, language, hasAct }} onAsk={help ? null : onAsk} />}
        />
        <BesidePaper insight={insight} language={language} hasPlan={hasAct} onChange={onChange} />
      </div>
      <PeopleToCall help={help} isGrave={insight.isGrave} />
      {again && (
        <div className="mt-6 max-w-147">
          {again.status && <p className="type-small text-mist">{again.status}</p>}
          {again.notice}
        </div>
      )}
      <div className="reading-below">
        {step && <section aria-label={wordsFor(language).plan.aside}>{step}</section>}
        {(steps.length > 1 || isPutOff) && <Steps insightId={insight.id} steps={steps} />}
        {!isNew && (
          <OpenPage prompt={undefined}>
            <OwnNote insight={insight} />
          </OpenPage>
        )}
        {notice}
        <ReadingFoot insight={insight} origin={origin} advisorName={advisorName} />
      </div>
    </>
  );
}

/** Returns the insight with the sentence that weighs most, and nothing else of what was answered. */
function withoutAnswers(insight: SavedInsight): SavedInsight {
  const { answers, ...rest } = insight;
  const { heavySentence } = answers ?? {};
  return { ...rest, ...(heavySentence !== undefined && { answers: { heavySentence } }) };
}

interface WaysProps extends Pick<OwnWordsPageProps, "insight" | "onAsk"> {
  language: TextLanguage;
  hasAct: boolean;
}

/** What can be done with the plan, or how to come to one. */
function Ways({ insight, language, hasAct, onAsk }: WaysProps) {
  const { id, answers, steps } = insight;
  const [first] = steps;
  if (!hasAct || !first) {
    if (!onAsk) return null;
    if (hasAnswers(answers)) return <NoStep language={language} onName={() => onAsk("act")} />;
    return <AskAgain onAsk={() => onAsk()} />;
  }
  return (
    <PlanWays
      insightId={id}
      step={first}
      at={answers?.when?.at}
      language={language}
      onTooBig={onAsk && (() => onAsk("act"))}
    />
  );
}

/** Offers the one question that the page is about, where others were answered and this one was not. */
function NoStep({ language, onName }: { language: TextLanguage; onName: () => void }) {
  const { plan } = wordsFor(language);
  return (
    <>
      <p className="type-line text-page-quiet">{plan.noStep}</p>
      <Button look="outline" className="mt-3" onClick={onName}>
        {plan.nameStep}
      </Button>
    </>
  );
}

/** Offers the questions that were skipped. The page is then written from the answers, with the same card. */
function AskAgain({ onAsk }: { onAsk: () => void }) {
  return (
    <>
      <p className="type-line text-page-quiet">The lines below are empty. They are yours.</p>
      <Button look="outline" className="mt-3" onClick={onAsk}>
        Answer five short questions
      </Button>
    </>
  );
}

/** The moon behind the paper's upper edge. On a wide screen it stands between the card and the paper. */
function PlanSky() {
  return (
    <svg
      viewBox="0 0 250 250"
      aria-hidden="true"
      className="plan-sky pointer-events-none absolute print:hidden"
      fill="none"
    >
      <g className="plan-halo">
        <circle cx="125" cy="125" r="124" fill="var(--sky-2)" />
        <circle cx="125" cy="125" r="82" fill="var(--sky-3)" />
      </g>
      <circle cx="125" cy="125" r="46" fill="var(--plan-moon)" />
      <circle cx="125" cy="125" r="50" stroke="var(--gold)" strokeOpacity=".6" />
    </svg>
  );
}
