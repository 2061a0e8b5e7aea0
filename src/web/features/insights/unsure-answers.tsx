import { useEffect, useRef, useState } from "react";
import { NO_GUESS_ID } from "#domain/readings/is-told-as-unsure.ts";
import type { SecondReading } from "../../arriving-reading.ts";
import { type Choice, GuessButtons, NONE, ReadAs } from "./guess-buttons.tsx";
import type { Instead } from "./not-this.tsx";

/** The last answer of the longer list. */
const NONE_EITHER: Choice = { ...NONE, label: "none of these either" };

interface UnsureAnswersProps {
  /** The answers that the person has not chosen yet. */
  choices: readonly Choice[];
  /** More answers, which "none of these" brings. */
  others: readonly Choice[];
  readAs: string | undefined;
  /** Requests another reading of the same cards; `null` while no such request is possible. */
  onSay: ((instead: Instead) => void) | null;
  /** The state of the request to read the same cards again; `null` if there is no such request. */
  again: SecondReading | null;
}

/** The question of an unsure reading with its answers. "None of these" brings the other answers before it counts as one. */
export function UnsureAnswers({ choices, others, readAs, onSay, again }: UnsureAnswersProps) {
  const [hasMore, setMore] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isAsking = choices.includes(NONE) && others.length > 0;
  const before = choices.filter((choice) => choice !== NONE);
  const shown = hasMore && isAsking ? [...before, ...others, NONE_EITHER] : choices;
  function pick(about: string): void {
    if (about === NO_GUESS_ID && isAsking && !hasMore) setMore(true);
    else onSay?.({ about });
  }
  // The pressed button is gone. The first of the new ones is at its place.
  useEffect(() => {
    if (hasMore) list.current?.querySelectorAll("button").item(before.length)?.focus({ preventScroll: true });
  }, [hasMore, before.length]);
  return (
    <section aria-label="Your answer" className="asks-answers">
      {readAs !== undefined && <ReadAs label={readAs} />}
      {choices.length > 0 && (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-medium">The hard part is …</span>
            {/* A low screen may not show all answers. */}
            {shown.length > 1 && <span className="type-small text-mist">one of {shown.length} answers</span>}
          </p>
          <div ref={list}>
            <GuessButtons isLarge choices={shown} onPick={onSay && pick} />
          </div>
          <p className="type-log mt-1 text-mist">
            {again?.status ?? "Free, and you can change your answer."}
          </p>
          {again?.notice}
        </>
      )}
    </section>
  );
}
