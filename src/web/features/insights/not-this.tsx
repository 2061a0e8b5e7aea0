import { useId, useState } from "react";
import { CORRECTION_MAX } from "#domain/readings/lengths.ts";
import { sameCards } from "#domain/readings/same-cards.ts";
import type { SecondReading } from "../../arriving-reading.ts";
import { Button } from "../../ui/button.tsx";
import { OwnTextInput } from "../../ui/own-text.tsx";
import { LengthFault } from "../../ui/text-length.tsx";
import { choicesLeft, GuessButtons, ReadAs } from "./guess-buttons.tsx";
import type { SavedInsight } from "./saved-insight.ts";

/** What the reading should be about instead: the id of a guess, `none`, or a correction in the person's own words. */
export type Instead = { about: string } | { correction: string };

interface NotThisProps {
  insight: SavedInsight;
  /** Requests another reading of the same cards; `null` while no such request is possible. */
  onSay: ((instead: Instead) => void) | null;
  /** The state of the request to read the same cards again; `null` if there is no such request. */
  again: SecondReading | null;
}

/**
 * The section under a reading in which the person can say that it is wrong, and have the same cards read again for
 * free.
 */
export function NotThis(props: NotThisProps) {
  const { readAs } = props.insight;
  const isOpen = mayBeReadAgain(props.insight);
  if (readAs === undefined && !isOpen) return null;
  return (
    <div className="grid max-w-147 gap-4 print:hidden">
      {readAs !== undefined && <ReadAs label={readAs} />}
      {isOpen && <AnotherAnswer {...props} />}
    </div>
  );
}

/** Offers other answers, folded, because they are of use only for a reading that is wrong. */
function AnotherAnswer(props: NotThisProps) {
  const { readAs, duck } = props.insight;
  const [isOpen, setOpen] = useState(false);
  const notThis = `Not this? ${duck === "offline" ? "Pick" : "Say"} what it is about`;
  return (
    // The state of a request, and its failure, are shown inside.
    <details open={isOpen || props.again !== null} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 text-gold">
        {readAs === undefined ? notThis : "Another answer after all"}
      </summary>
      <AskInstead {...props} />
    </details>
  );
}

function mayBeReadAgain(insight: SavedInsight): boolean {
  const { isDefault, isGrave, isNotConsoled, duck, readAs, steps } = insight;
  if (isDefault || (isGrave && !isNotConsoled) || steps.some(({ isDone }) => isDone)) return false;
  return duck === "offline" ? choicesOf(insight).length > 0 : readAs === undefined;
}

function choicesOf({ reading: { guesses }, guessesTaken }: SavedInsight) {
  return choicesLeft({ guesses, guessesTaken });
}

function AskInstead({ insight, onSay, again }: NotThisProps) {
  const isOffline = insight.duck === "offline";
  const cards = sameCards(insight.cardsDrawn.length);
  return (
    <section aria-label="Not this?">
      <p className="mb-3">
        It is really about …{" "}
        <span className="type-small text-mist">
          {again?.status ??
            (isOffline
              ? `One tap reads the ${cards} again, for free.`
              : `Reading the ${cards} again is free, once.`)}
        </span>
      </p>
      {isOffline ? (
        <GuessButtons choices={choicesOf(insight)} onPick={onSay && ((about) => onSay({ about }))} />
      ) : (
        <OwnSentence given={again?.correction} onSend={onSay && ((correction) => onSay({ correction }))} />
      )}
      {again?.notice}
    </section>
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
