import type { ReactNode } from "react";
import type { RecommendationOutput } from "#contract/patterns.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Act } from "./act.tsx";
import { Look } from "./look/look.tsx";
import type { OpenPattern } from "./shown-pattern.ts";

interface FindingProps {
  pattern: OpenPattern;
  /** What the person can do about it; `undefined` if nothing is suggested. */
  recommendation: RecommendationOutput | undefined;
  /** Whether this is the first finding of the page. It is larger, and has the one yellow button. */
  isFirst?: boolean;
  smallerState: object;
  /** Called to open the dialog with the numbers and the entries behind the finding. */
  onWhy: () => void;
}

/** One finding: a sentence that a person says, its picture, and one thing to do. */
export function Finding({ pattern, recommendation, isFirst = false, smallerState, onWhy }: FindingProps) {
  const { headline, picture } = pattern;
  const why = (
    <Button look="link" aria-haspopup="dialog" onClick={onWhy}>
      Why?<span className="sr-only"> {headline}</span>
    </Button>
  );
  const ways = recommendation ? (
    <Act {...{ recommendation, smallerState }} look={isFirst ? "go" : "outline"}>
      {why}
    </Act>
  ) : (
    <WithoutAdvice pattern={pattern}>{why}</WithoutAdvice>
  );
  if (isFirst) return <FirstFinding {...{ headline, picture, ways }} />;
  return (
    <section className="pattern-part">
      <h2 dir="auto" className="type-say [overflow-wrap:anywhere]">
        {headline}
      </h2>
      <div className="mt-4">
        <Look picture={picture} />
      </div>
      {ways}
    </section>
  );
}

interface FirstFindingProps extends Pick<OpenPattern, "headline" | "picture"> {
  ways: ReactNode;
}

/** The first finding, with Rob on the water of its picture: he says it. On a wide screen the picture is beside the words. */
function FirstFinding({ headline, picture, ways }: FirstFindingProps) {
  return (
    <section className="pattern-first pt-2 pb-6">
      <h2 dir="auto" className="type-display pr-8 [overflow-wrap:anywhere] lg:pr-0">
        {headline}
      </h2>
      <div className="pattern-first-look mt-11">
        <Look picture={picture} isWithRob />
      </div>
      <div>{ways}</div>
    </section>
  );
}

/** The controls of a finding for which the page has no advice: where its card or its oldest open block is, if it has one. */
function WithoutAdvice({ pattern, children }: { pattern: OpenPattern; children: ReactNode }) {
  const way = wayOf(pattern);
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
      {children}
      {way && (
        <ButtonLink look="link" to={way.to}>
          {way.name}
        </ButtonLink>
      )}
    </div>
  );
}

function wayOf({ picture }: OpenPattern): { to: string; name: string } | null {
  if (picture.type === "draws") return { to: `/cards/${picture.cardId}`, name: "The card" };
  if (picture.type !== "survival") return null;
  const [oldest] = picture.open.toSorted((one, other) => other.days - one.days);
  return oldest ? { to: `/blocks/${oldest.blockId}`, name: "Your oldest open block" } : null;
}
