import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { InsightOutput } from "#contract/insights.ts";
import { sentencesQuery } from "#web/api/queries/sentences.ts";
import { Sheet } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { AskedSentence } from "./asked-sentence.tsx";
import { type AskableSentence, toAskableSentences } from "./count-sources.ts";
import { SentenceRow } from "./sentence-row.tsx";
import { Tally } from "./tally.tsx";

interface WhyReadingProps {
  insight: Pick<InsightOutput, "id" | "isGrave">;
  /** The plain reading. It is shown until the sentences have loaded. */
  children: ReactNode;
}

/**
 * Shows a reading sentence by sentence, each with a mark for its source. The sources of a pressed sentence appear
 * beside the text, or in a sheet from below on a phone.
 */
export function WhyReading({ insight, children }: WhyReadingProps) {
  const { data, error } = useQuery(sentencesQuery(insight.id));
  const [asked, setAsked] = useState<number | null>(null);
  const [isBeside, setBeside] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const start = useStartInView(data !== undefined);
  function ask(index: number | null): void {
    setAsked(index);
    setBeside(isRightOf(column.current, list.current));
  }
  if (!data) {
    return (
      <>
        {error && <Notice tone="warning">The sources did not load. {error.message}</Notice>}
        {children}
      </>
    );
  }
  const { sentences, at } = data;
  const others = toAskableSentences(data.others, sentences);
  const sentence = [...sentences, ...others].find(({ index }) => index === asked);
  const answer = sentence && (
    <AskedSentence
      key={sentence.index}
      insightId={insight.id}
      sentence={sentence}
      writtenAt={at}
      isGrave={insight.isGrave}
    />
  );
  const tally = <Tally sentences={sentences} asked={asked} />;
  return (
    <section ref={start} aria-label="Where each sentence comes from" className="reading-columns scroll-mt-20">
      <div ref={list} className="max-w-column-read lg:col-start-1!">
        <p className="type-log mb-2 text-mist">Tap a sentence to ask where it comes from.</p>
        <Rows sentences={sentences} asked={asked} onAsk={ask} />
        {others.length > 0 && (
          <>
            <p className="type-log mt-6 mb-2 text-mist">The steps, the question, the last word.</p>
            <Rows sentences={others} asked={asked} onAsk={ask} />
          </>
        )}
      </div>
      <div ref={column}>
        <aside aria-label="Why this sentence?" className="lg:sticky lg:top-20">
          {isBeside && answer && (
            <div className="mb-6">
              <h2 className="type-title mb-3">Why this sentence?</h2>
              {answer}
            </div>
          )}
          {tally}
        </aside>
      </div>
      {!isBeside && (
        <Sheet isOpen={sentence !== undefined} onClose={() => ask(null)} title="Why this sentence?">
          <div className="grid gap-6">
            <div>{answer}</div>
            {tally}
          </div>
        </Sheet>
      )}
    </section>
  );
}

interface RowsProps {
  sentences: readonly AskableSentence[];
  asked: number | null;
  onAsk: (index: number | null) => void;
}

function Rows({ sentences, asked, onAsk }: RowsProps) {
  return (
    <ol className="relative list-none before:absolute before:inset-y-0 before:left-[31px] before:border-l before:border-hair">
      {sentences.map((each) => (
        <SentenceRow
          key={each.index}
          sentence={each}
          asked={asked}
          onAsk={() => onAsk(asked === each.index ? null : each.index)}
        />
      ))}
    </ol>
  );
}

/**
 * Returns whether the column for notes is beside the text. It is not on a phone, or when an open chat takes the
 * space.
 */
function isRightOf(column: HTMLElement | null, list: HTMLElement | null): boolean {
  if (!column || !list) return false;
  return column.getBoundingClientRect().left > list.getBoundingClientRect().left;
}

/** Scrolls to the start of the list once it is there. The button that shows the list stands behind its end. */
function useStartInView(isThere: boolean): RefObject<HTMLElement | null> {
  const start = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isThere) start.current?.scrollIntoView?.({ block: "start" });
  }, [isThere]);
  return start;
}
