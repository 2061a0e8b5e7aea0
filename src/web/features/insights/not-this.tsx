import { useId, useState } from "react";
import { CORRECTION_MAX } from "#domain/readings/lengths.ts";
import { sameCards } from "#domain/readings/same-cards.ts";
import { trimEndWhere } from "#domain/text/trim-end.ts";
import type { SecondReading } from "../../arriving-reading.ts";
import { Button } from "../../ui/button.tsx";
import { OwnTextInput } from "../../ui/own-text.tsx";
import { LengthFault } from "../../ui/text-length.tsx";
import type { SavedInsight } from "./saved-insight.ts";

interface NotThisProps {
  insight: SavedInsight;
  /** Requests another reading of the same cards; `null` while no such request is possible. */
  onCorrect: ((correction: string) => void) | null;
  /** The state of the request to read the same cards again; `null` if there is no such request. */
  again: SecondReading | null;
}

/**
 * Returns whether the person can say in one sentence that a model's reading is wrong, and have the same cards read again for
 * free. They can once, and not any more when a step of the reading is done.
 */
export function isCorrectable({
  isDefault,
  isGrave,
  isNotConsoled,
  duck,
  readAs,
  steps,
}: SavedInsight): boolean {
  if (isDefault || (isGrave && !isNotConsoled) || steps.some(({ isDone }) => isDone)) return false;
  return duck === "model" && readAs === undefined;
}

/** Asks what a reading should have been about. */
export function NotThis({ insight, onCorrect, again }: NotThisProps) {
  return (
    <section aria-label="Not this?" className="max-w-147 print:hidden">
      <p className="mb-3">
        It is really about …{" "}
        <span className="type-small text-mist">
          {again?.status ?? `Reading the ${sameCards(insight.cardsDrawn.length)} again is free, once.`}
        </span>
      </p>
      <OwnSentence given={again?.correction} onSend={onCorrect} />
      {again?.notice}
    </section>
  );
}

/** Shows what the person said that the reading is about, after the cards were read again for it. */
export function ReadAs({ label }: { label: string }) {
  return (
    <p dir="auto" className="type-small max-w-147 text-mist [overflow-wrap:anywhere]">
      Your answer: {trimEndWhere(label, /[.\s]/)}.
    </p>
  );
}

interface OwnSentenceProps {
  /** The person's correction from a request that failed after the page had shown part of the new reading. */
  given: string | undefined;
  onSend: ((sentence: string) => void) | null;
}

function OwnSentence({ given = "", onSend }: OwnSentenceProps) {
  const id = useId();
  const [text, setText] = useState(given);
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") onSend?.(text.trim());
      }}
    >
      <label htmlFor={id} className="sr-only">
        What it is about
      </label>
      <OwnTextInput
        id={id}
        value={text}
        called="The sentence"
        limit={CORRECTION_MAX}
        aria-describedby={`${id}-fault`}
        onChange={(event) => setText(event.target.value)}
        placeholder="in one sentence"
        className="min-h-11 min-w-0 flex-1 basis-60 rounded-(--r) border border-edge bg-transparent px-4 text-moon placeholder:text-mist"
      />
      <Button type="submit" look="outline" disabled={text.trim() === ""} isBusy={onSend === null}>
        Read again
      </Button>
      <LengthFault id={`${id}-fault`} called="The sentence" text={text} limit={CORRECTION_MAX} />
    </form>
  );
}
