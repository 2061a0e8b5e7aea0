import { type ReactNode, useState } from "react";
import type { PatternsOutput, RecommendationOutput } from "#contract/patterns.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Act } from "./act.tsx";
import { Finding } from "./finding.tsx";
import { FEWEST_READINGS, NothingYet } from "./nothing-yet.tsx";
import type { OpenPattern } from "./shown-pattern.ts";
import { StillCounting } from "./still-counting.tsx";
import { WeekByWeek } from "./week-by-week.tsx";
import { type WhyQuestion, WhySheet } from "./why-sheet.tsx";
import { WithPremium } from "./with-premium.tsx";

interface FoundPatternsProps {
  patterns: PatternsOutput;
  smallerState: object;
  renderKeep: (sentence: string) => ReactNode;
}

/** Everything that was found, the most useful first. With too few readings, only when something can be found. */
export function FoundPatterns({ patterns: all, smallerState, renderKeep }: FoundPatternsProps) {
  const [question, setQuestion] = useState<WhyQuestion | null>(null);
  const open = all.patterns.flatMap((pattern) => (pattern.isLocked ? [] : [pattern]));
  const locked = all.patterns.flatMap((pattern) => (pattern.isLocked ? [pattern] : []));
  const told = withAdviceFirst(
    open.filter(({ isNothingYet }) => !isNothingYet),
    all.recommendations,
  );
  const [first, ...others] = told;
  if (!first && locked.length === 0 && all.readings < FEWEST_READINGS) {
    return <NothingYet readings={all.readings} />;
  }
  const loose = all.recommendations.filter((each) => !told.some(({ advice }) => advice === each));
  const propsOf = ({ pattern, advice }: Told) => ({
    pattern,
    recommendation: advice,
    smallerState,
    onWhy: () => setQuestion(questionOf(pattern)),
  });
  return (
    <div>
      {first ? <Finding isFirst {...propsOf(first)} /> : <NothingYet readings={all.readings} />}
      <div className="gap-x-20 lg:columns-2">
        {others.map((each) => (
          <Finding key={each.pattern.id} {...propsOf(each)} />
        ))}
        {loose.map((each) => (
          <LooseAdvice key={each.id} recommendation={each} smallerState={smallerState} onWhy={setQuestion} />
        ))}
        <StillCounting
          patterns={open.filter(({ isNothingYet }) => isNothingYet)}
          onWhy={(pattern) => setQuestion(questionOf(pattern))}
        />
        <WeekByWeek trends={all.trends} achievements={all.achievements} onWhy={setQuestion} />
      </div>
      <WithPremium patterns={locked} areTrendsLocked={all.areTrendsLocked} />
      <MoreWays>{first && renderKeep(first.pattern.headline)}</MoreWays>
      {question && <WhySheet question={question} onClose={() => setQuestion(null)} />}
    </div>
  );
}

interface Told {
  pattern: OpenPattern;
  advice: RecommendationOutput | undefined;
}

/** The pattern beside which advice on a block that nothing happens with is shown. */
const BLOCKS_PATTERN = "time-to-unstuck";

/** Returns each finding with its advice. Findings with advice come first; their order is otherwise kept. */
function withAdviceFirst(
  patterns: readonly OpenPattern[],
  recommendations: readonly RecommendationOutput[],
): Told[] {
  const told = patterns.map((pattern) => ({
    pattern,
    advice: recommendations.find(
      ({ id, patternId }) =>
        patternId === pattern.id || (pattern.id === BLOCKS_PATTERN && id.startsWith("stalled:")),
    ),
  }));
  return [...told.filter(({ advice }) => advice), ...told.filter(({ advice }) => !advice)];
}

interface LooseAdviceProps {
  recommendation: RecommendationOutput;
  smallerState: object;
  onWhy: (question: WhyQuestion) => void;
}

/** Advice that rests on entries alone, or whose finding the person's plan does not show. */
function LooseAdvice({ recommendation, smallerState, onWhy }: LooseAdviceProps) {
  const { text, because, sources } = recommendation;
  return (
    <section className="pattern-part">
      <h2 className="type-log text-mist">worth trying</h2>
      <Act look="outline" {...{ recommendation, smallerState }}>
        <Button
          look="link"
          aria-haspopup="dialog"
          onClick={() => onWhy({ sentences: [because], idea: text, sources })}
        >
          Why?<span className="sr-only"> {text}</span>
        </Button>
      </Act>
    </section>
  );
}

function MoreWays({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-hair-faint pt-3">
      <ButtonLink look="link" to="/year">
        The year in blocks
      </ButtonLink>
      <ButtonLink look="link" to="/patterns/trial">
        Run a small trial
      </ButtonLink>
      {children}
    </div>
  );
}

/** Returns the data of the dialog that explains where the sentences of a pattern come from. */
function questionOf({ headline, detail, suggestion, ...pattern }: OpenPattern): WhyQuestion {
  const { sources, besideReadings, theme, picture, table } = pattern;
  return { sentences: [headline, detail], idea: suggestion, sources, besideReadings, theme, picture, table };
}
