import { useId, useState } from "react";
import type { InsightOutput, ReadingResultOutput } from "#contract/insights.ts";
import { CORRECTION_MAX } from "#domain/readings/lengths.ts";
import { Button } from "../../ui/button.tsx";
import { GuessButtons, ReadAs } from "./guess-buttons.tsx";

/** What the reading is about instead: the id of a guess or `none`, or a sentence from the person. */
export type Instead = { about: string } | { correction: string };

interface NotThisProps {
  insight: InsightOutput;
  reading: ReadingResultOutput;
  onSay: (instead: Instead) => void;
}

/** Shown under a reading that may be wrong. The same cards can be read again, once, at no cost. */
export function NotThis({ insight, reading, onSay }: NotThisProps) {
  if (insight.readAs !== undefined) return <ReadAs label={insight.readAs} />;
  const guesses = reading.guesses ?? [];
  const hasBegun = insight.steps.some(({ isDone }) => isDone);
  const isOffline = insight.duck === "offline";
  if (insight.isDefault || insight.isGrave || hasBegun || (isOffline && guesses.length === 0)) return null;
  return (
    <section aria-label="Not this?" className="max-w-147">
      <p className="mb-3">
        Not this? It is about …{" "}
        <span className="type-small text-mist">The same cards are read again, once, at no cost.</span>
      </p>
      {isOffline ? (
        <GuessButtons guesses={guesses} onPick={(about) => onSay({ about })} />
      ) : (
        <OwnSentence onSend={(correction) => onSay({ correction })} />
      )}
    </section>
  );
}

function OwnSentence({ onSend }: { onSend: (sentence: string) => void }) {
  const id = useId();
  const [text, setText] = useState("");
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") onSend(text.trim());
      }}
    >
      <label htmlFor={id} className="sr-only">
        What it is about
      </label>
      <input
        id={id}
        value={text}
        maxLength={CORRECTION_MAX}
        onChange={(event) => setText(event.target.value)}
        placeholder="in one sentence"
        className="min-h-11 min-w-0 flex-1 basis-60 rounded-(--r) border border-edge bg-transparent px-4 text-moon placeholder:text-mist"
      />
      <Button type="submit" look="outline" disabled={text.trim() === ""}>
        Read again
      </Button>
    </form>
  );
}
