import { Link } from "react-router";
import type { InsightSummaryOutput } from "#contract/insights.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import { findWords } from "#domain/search/find-words.ts";
import { useDates } from "../../api/use-dates.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";
import { CheckIcon, ChevronIcon } from "../../ui/icons.tsx";
import { TarotCard } from "../../ui/tarot-card.tsx";
import { BlockBadge } from "./block-badge.tsx";
import { MarkedWords } from "./marked-words.tsx";

type OpenSummary = Extract<InsightSummaryOutput, { isLocked: false }>;

interface InsightRowProps {
  insight: OpenSummary;
  /** The search words to highlight, case-folded as `searchWordsOf` returns them. */
  words?: readonly string[];
}

/**
 * One reading in the history. The whole row is a link. Rows outside the viewport are not laid out, because a
 * history can be long.
 */
export function InsightRow({ insight, words = [] }: InsightRowProps) {
  const { id, headline, question, step, excerpt, cardsDrawn } = insight;
  const title = headline ?? question ?? "A reading";
  const cardNames = cardsDrawn.map((card) => cardNameOf(card.id)).join(", ");
  return (
    <li className="row-of-many relative flex gap-4 border-b border-ripple py-2 sm:gap-6 sm:py-4">
      <DrawnCards cards={cardsDrawn} />
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="type-brand line-clamp-2 leading-6 [overflow-wrap:anywhere]">
          <MarkedWords text={title} words={words} />
        </h2>
        {step && <Step step={step} isDone={insight.tookAction} />}
        {headline && question && saysMore(insight, words) && (
          <p dir="auto" className="type-small truncate text-ghost">
            <MarkedWords text={question} words={words} />
          </p>
        )}
        {excerpt && (
          <p
            dir="auto"
            className="type-small mt-1 line-clamp-4 border-l border-hair pl-3 text-mist [overflow-wrap:anywhere]"
          >
            <MarkedWords text={excerpt} words={words} />
          </p>
        )}
        <p className={findWords(cardNames, words).length > 0 ? "type-small mt-1 text-mist" : "sr-only"}>
          <MarkedWords text={cardNames} words={words} />
        </p>
        <div className="mt-1 flex items-start gap-x-3 sm:gap-x-4">
          <DayAndBlock insight={insight} words={words} />
          <Link
            to={`/insights/${id}`}
            state={{ spreadType: insight.spreadType }}
            className="sm:underlined type-log flex min-h-6 shrink-0 items-center text-gold after:absolute after:inset-0 hover:decoration-gold"
          >
            <span className="sr-only sm:not-sr-only">
              View Insight<span className="sr-only">: {title}</span>
            </span>
            <ChevronIcon className="size-6 -rotate-90 p-0.5 sm:hidden" />
          </Link>
        </div>
      </div>
    </li>
  );
}

/** Returns whether the question says something that the title and the step do not, or holds a word that was searched. */
function saysMore({ headline, question, step }: OpenSummary, words: readonly string[]): boolean {
  if (question && findWords(question, words).length > 0) return true;
  return step === null && !question?.startsWith(headline?.replace(/…$/, "") ?? "");
}

function Step({ step, isDone }: { step: string; isDone: boolean }) {
  return (
    <p className="type-small mt-0.5 flex gap-x-1.5 text-ghost">
      <span role="img" aria-label={isDone ? "Done" : "Not done yet"} className="shrink-0">
        {isDone ? (
          <CheckIcon className="mt-0.5 size-4 text-gold" />
        ) : (
          <i className="mt-1 block size-3.5 rounded-[50%] border border-edge" />
        )}
      </span>
      <span dir="auto" className="truncate">
        {step}
      </span>
    </p>
  );
}

function DrawnCards({ cards }: { cards: OpenSummary["cardsDrawn"] }) {
  return (
    <div className="flex w-16 shrink-0 -space-x-10 sm:w-32 sm:-space-x-4">
      {cards.map((card) => (
        <TarotCard
          key={card.id}
          id={card.id}
          name={cardNameOf(card.id)}
          isReversed={card.reversed}
          size="thumb"
        />
      ))}
    </div>
  );
}

/**
 * The day of the reading, its block or the kind of the block, and the block's status. On a phone the status goes to a
 * line of its own, because the name of the block needs the room.
 */
function DayAndBlock({ insight, words }: Required<InsightRowProps>) {
  const { formatDay } = useDates();
  const { associatedBlock: block, blockTypeId, createdAt } = insight;
  return (
    <p className="type-log flex min-h-6 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-mist sm:flex-nowrap">
      <time dateTime={createdAt} className="shrink-0">
        {formatDay(createdAt)}
      </time>
      <span className="flex min-w-0 flex-[1_1_5rem] items-center gap-1.5 sm:flex-initial">
        <BlockGlyph kind={blockTypeId} className="size-4" />
        <span dir="auto" className="truncate">
          {block ? <MarkedWords text={block.name} words={words} /> : blockTypeOf(blockTypeId)?.name}
        </span>
      </span>
      {block && <BlockBadge status={block.status} isBrief />}
    </p>
  );
}
