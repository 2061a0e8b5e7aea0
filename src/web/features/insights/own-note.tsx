import { useId, useRef } from "react";
import type { InsightOutput } from "../../../contract/insights.ts";
import { INSIGHT_NOTE_MAX } from "../../../domain/readings/lengths.ts";
import { isApiError } from "../../api/api-error.ts";
import { useAutosave } from "../../api/use-autosave.ts";
import { SaveState } from "../../ui/save-state.tsx";
import { HelpFirst } from "./help-first.tsx";
import { RivalWords } from "./rival-words.tsx";
import { useChangeWords } from "./use-words.ts";

const NEAR_THE_END = 100;

/** What one adds for oneself. Safe with every key, on the server after a pause. */
export function OwnNote({ insight }: { insight: InsightOutput }) {
  if (insight.note === null) {
    return (
      <p className="type-small text-mist">Your note could not be opened. It is stored, and unchanged.</p>
    );
  }
  return <NoteField insightId={insight.id} saved={insight.note} />;
}

function NoteField({ insightId, saved }: { insightId: string; saved: string }) {
  const id = useId();
  const isPermitted = useRef(false);
  const { mutateAsync } = useChangeWords(insightId);
  const note = useAutosave({
    name: `note:${insightId}`,
    saved,
    save: (text) => mutateAsync({ note: text, ...(isPermitted.current && { saveAnyway: true }) }),
  });
  const help = isApiError(note.error, "crisis_help") ? note.error.help : null;
  const left = INSIGHT_NOTE_MAX - note.text.length;
  return (
    <section aria-labelledby={`${id}-title`} className="max-w-147">
      <h2 id={`${id}-title`} className="type-title">
        Your note
      </h2>
      <textarea
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-count`}
        placeholder="What came of it?"
        maxLength={INSIGHT_NOTE_MAX}
        rows={3}
        value={note.text}
        onChange={(event) => note.change(event.target.value)}
        className="type-write mt-3 block field-sizing-content min-h-28 w-full rounded-surface border border-edge bg-ink px-4 py-3 text-moon placeholder:text-mist"
      />
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 text-mist">
        {help ? (
          <span />
        ) : (
          <SaveState
            state={note.state}
            idle={note.text === "" ? "saved as you type, encrypted" : ""}
            fault={note.error instanceof Error ? note.error.message : null}
            onRetry={note.retry}
          />
        )}
        <span id={`${id}-count`} className={`type-log ${left < NEAR_THE_END ? "text-moon" : ""}`}>
          {note.text.length} / {INSIGHT_NOTE_MAX}
        </span>
      </div>
      {note.rival !== null && <RivalWords rival={note.rival} onChoose={note.choose} />}
      {help && (
        <HelpFirst
          lines={help}
          kept="Your words are kept on this device, and nobody else has them yet."
          anyway="Save it anyway"
          onAnyway={() => {
            isPermitted.current = true;
            note.retry();
          }}
        />
      )}
    </section>
  );
}
