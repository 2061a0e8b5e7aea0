import { type ReactNode, useEffect, useId, useRef } from "react";
import { OBSTACLE_KINDS } from "#domain/asking/answers.ts";
import { type AskingWords, fillGaps } from "#domain/asking/asking-words.ts";
import { planSentence } from "#domain/asking/plan-sentence.ts";
import { dayOfDifference, sayWeekday } from "#domain/asking/say-moment.ts";
import { sentencesToPick } from "#domain/asking/sentences-to-pick.ts";
import { Button } from "#web/ui/button.tsx";
import { AnswerLine, type Chip } from "./answer-line.tsx";
import { type AskingEvent, type AskingPlan, isFollowUp, lineOf, questionOf } from "./asking.ts";
import type { Asking, Step, TypedStep } from "./asking-state.ts";
import { ProgressDots } from "./progress-dots.tsx";
import { HandGlyph, MouthGlyph } from "./question-glyphs.tsx";
import { SentenceRows } from "./sentence-rows.tsx";
import { TimeRows } from "./time-rows.tsx";
import { showUnderCards, useKeepInView } from "./use-keep-in-view.ts";

export interface QuestionBoxProps {
  userContext: string;
  /** The questions as they stand; `at` is a step. */
  asking: Asking & { at: Step };
  plan: AskingPlan;
  words: AskingWords;
  /** The local date and time. */
  now: string;
  dispatch: (event: AskingEvent) => void;
}

/** The question that is due, with the ways to answer it. It has the focus when it appears. */
export function QuestionBox(props: QuestionBoxProps) {
  const { asking, plan, words } = props;
  const { at } = asking;
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Step>(null);
  const id = useId();
  useKeepInView(box);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The first question comes under cards that have just turned, and leaves them where they are.
    if (shown.current !== null && shown.current !== at) showUnderCards(box.current);
    shown.current = at;
  }, [at]);
  const place = plan.questions.indexOf(questionOf(at));
  const said = { at: place + 1, all: plan.questions.length };
  return (
    <section ref={box} aria-labelledby={id}>
      <ProgressDots at={place} count={plan.questions.length}>
        {fillGaps(isFollowUp(at) ? words.asking.progressMore : words.asking.progress, said)}
      </ProgressDots>
      <div key={at} className="fades-in">
        <h1 ref={heading} id={id} tabIndex={-1} className="question mt-2 outline-none">
          {askOf(props)}
        </h1>
        {at === "heavy" && <Heavy {...props} headingId={id} />}
        {at === "there" && <There {...props} />}
        {at !== "heavy" && at !== "there" && <Line {...props} step={at} headingId={id} />}
      </div>
    </section>
  );
}

function askOf({
  asking: { at, isHeld },
  words: { questions, plan },
  now,
  plan: { language },
}: QuestionBoxProps): string {
  const asks: Record<Step, string> = {
    heavy: questions.heavy.ask,
    difference: fillGaps(questions.difference.ask, { day: sayWeekday(dayOfDifference(now), language) }),
    obstacle: questions.obstacle.ask,
    means: questions.obstacle.then.ask,
    act: isHeld ? plan.whatWould : questions.act.ask,
    words: questions.act.words.ask,
    there: plan.getsThere,
    when: questions.when.ask,
  };
  return asks[at];
}

function Heavy({
  userContext,
  asking,
  words,
  dispatch,
  headingId,
}: QuestionBoxProps & { headingId: string }) {
  return (
    <>
      <SentenceRows
        labelledBy={headingId}
        sentences={sentencesToPick(userContext)}
        picked={asking.answers.heavySentence}
        onPick={(sentence) => dispatch({ type: "sentencePicked", sentence })}
      />
      <Skip onClick={() => dispatch({ type: "sentencePicked", sentence: null })}>
        {words.questions.heavy.none}
      </Skip>
    </>
  );
}

/** Holds the act against the difference that the person named. */
function There({ asking: { answers }, plan, words, dispatch }: QuestionBoxProps) {
  return (
    <>
      <Own>{planSentence({ ...answers, when: { text: "" } }, plan.language).rest}</Own>
      <p className="type-log mt-4 text-mist">{words.plan.difference}</p>
      <Own>{answers.difference}</Own>
      <div className="mt-5 grid grid-cols-2 gap-2">
        <button
          type="button"
          onClick={() => dispatch({ type: "held", doesGetThere: true })}
          className="answer-chip answer-row justify-center"
        >
          {words.plan.yes}
        </button>
        <button
          type="button"
          onClick={() => dispatch({ type: "held", doesGetThere: false })}
          className="answer-chip answer-row justify-center"
        >
          {words.plan.notYet}
        </button>
      </div>
    </>
  );
}

interface LineProps extends QuestionBoxProps {
  step: TypedStep;
  headingId: string;
}

/** A step with a line, and what may be tapped beside it. */
function Line(props: LineProps) {
  const { asking, step, words, dispatch, headingId, plan, now } = props;
  const { remark, answers } = asking;
  const kind = answers.obstacle?.kind;
  return (
    <>
      {step === "means" && (
        <Own>{answers.obstacle?.text ?? (kind && words.questions.obstacle.kinds[kind])}</Own>
      )}
      {step === "words" && <Own>{answers.act}</Own>}
      {step === "when" && (
        <>
          {answers.act !== undefined && <PlanWithBlank {...props} />}
          <TimeRows
            now={now}
            language={plan.language}
            onTap={(when) => dispatch({ type: "timeTapped", when })}
          />
        </>
      )}
      <AnswerLine
        labelledBy={headingId}
        called={words.asking.yourAnswer}
        placeholder={fieldOf(step, words)}
        text={lineOf(asking, step)}
        chips={chipsOf(props)}
        remark={remark && words.remarks[remark].ask}
        sendName={step === "when" ? words.asking.read : words.asking.next}
        hasOtherAnswer={step === "obstacle" && kind !== undefined}
        onType={(text) => dispatch({ type: "typed", step, text })}
        onSend={(text) => dispatch({ type: "sent", step, text, now })}
      />
      {step === "obstacle" && <Kinds {...props} />}
      {remark ? (
        <Skip onClick={() => dispatch({ type: "sent", step, text: lineOf(asking, step), now })}>
          {words.asking.leaveSo}
        </Skip>
      ) : (
        <Skip onClick={() => dispatch({ type: "skipped", step })}>{words.asking.skip}</Skip>
      )}
    </>
  );
}

/** What in the person gets in the way, as one tap. */
function Kinds({ asking, words, dispatch, headingId }: LineProps) {
  return (
    <fieldset aria-labelledby={headingId} className="mt-3 flex flex-wrap gap-1.5">
      {OBSTACLE_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={asking.answers.obstacle?.kind === kind}
          onClick={() => dispatch({ type: "kindTapped", kind })}
          className="answer-chip"
        >
          {words.questions.obstacle.kinds[kind]}
        </button>
      ))}
    </fieldset>
  );
}

/** The person's act, with a blank for its time: the plan writes itself. */
function PlanWithBlank({ asking: { answers }, plan: { language } }: LineProps) {
  const { rest } = planSentence({ ...answers, when: { text: "…" } }, language);
  return (
    <p dir="auto" className="own-line mt-3">
      <span aria-hidden="true" className="mr-2 inline-block w-23 border-b border-gold" />
      {rest}
    </p>
  );
}

function Own({ children }: { children: ReactNode }) {
  return (
    <p dir="auto" className="own-line mt-2">
      {children}
    </p>
  );
}

function Skip({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button look="soft" onClick={onClick} className="mt-1 min-h-11! px-0! text-mist!">
      {children}
    </Button>
  );
}

function fieldOf(step: TypedStep, { questions }: AskingWords): string {
  const fields: Record<TypedStep, string> = {
    difference: questions.difference.field,
    obstacle: questions.obstacle.field,
    means: questions.obstacle.then.field,
    act: questions.act.field,
    words: questions.act.words.field,
    when: questions.when.field,
  };
  return fields[step];
}

/** Returns what can be tapped instead of typed: what fits to Rob's question if he asked one, else examples. */
function chipsOf({ step, asking: { remark }, words: { questions, remarks } }: LineProps): Chip[] {
  if (step === "obstacle" || step === "words") return [];
  if (remark) return withGlyphs(remarks[remark].examples, remark === "too-big");
  const examples = {
    difference: questions.difference.examples,
    means: questions.obstacle.then.examples,
    act: questions.act.examples,
    when: questions.when.examples,
  };
  return withGlyphs(examples[step], step === "act");
}

function withGlyphs(texts: readonly string[], areHandAndMouth: boolean): Chip[] {
  const glyphs = areHandAndMouth ? [<HandGlyph key="hand" />, <MouthGlyph key="mouth" />] : [];
  return texts.map((text, index) => ({ text, glyph: glyphs[index] }));
}
