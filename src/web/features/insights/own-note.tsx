import { useId, useRef } from "react";
import type { InsightOutput } from "#contract/insights.ts";
import { INSIGHT_NOTE_MAX } from "#domain/readings/lengths.ts";
import { isApiError } from "../../api/api-error.ts";
import { useTypedText } from "../../api/use-typed-text.ts";
import { HelpFirst } from "../../ui/help-first.tsx";
import { OwnTextArea } from "../../ui/own-text.tsx";
import { RivalText } from "../../ui/rival-text.tsx";
import { SaveState } from "../../ui/save-state.tsx";
import { LengthCount, refuseTooLong } from "../../ui/text-length.tsx";
import { useChangeWords } from "./use-words.ts";

/** The number of rows of the note's field in browsers in which a text area does not grow with its text. */
const LEAST_ROWS = 5;

/**
 * The person's own note on a reading. It is stored locally on every keystroke and sent to the server after a pause.
 */
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
  const { note, help, saveAnyway } = useNote(insightId, saved);
  return (
    <>
      <OwnTextArea
        aria-label="Your note"
        aria-describedby={`${id}-count`}
        placeholder="Write here."
        called="Your note"
        limit={INSIGHT_NOTE_MAX}
        rows={LEAST_ROWS}
        value={note.text}
        onChange={(event) => note.change(event.target.value)}
        className="ruled type-write field-sizing-content block max-h-[24lh] min-h-[5lh] w-full resize-none bg-transparent text-moon placeholder:text-mist placeholder:italic"
      />
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 text-mist print:hidden">
        {!help && (
          <SaveState
            state={note.state}
            idle={note.text === "" ? "saved as you type, encrypted" : ""}
            fault={note.error instanceof Error ? note.error.message : null}
            onRetry={() => void note.retry()}
          />
        )}
        <LengthCount id={`${id}-count`} text={note.text} limit={INSIGHT_NOTE_MAX} className="ml-auto" />
      </div>
      {note.rival !== null && <RivalText rival={note.rival} onChoose={note.choose} />}
      {help && (
        <HelpFirst
          lines={help}
          kept="Your words are kept on this device, and nobody else has them yet."
          anyway="Save it anyway"
          onAnyway={saveAnyway}
        />
      )}
    </>
  );
}

/**
 * Autosaves the note. `help` is not `null` if the server did not save a text that suggests danger. `saveAnyway`
 * saves that text.
 */
function useNote(insightId: string, saved: string) {
  const isPermitted = useRef(false);
  const { mutateAsync } = useChangeWords(insightId);
  const note = useTypedText({
    name: `note:${insightId}`,
    saved,
    save: async (text, { basedOn }) => {
      refuseTooLong({ called: "Your note", text, limit: INSIGHT_NOTE_MAX });
      const permission = isPermitted.current ? { goOnAnyway: true } : {};
      return (await mutateAsync({ note: text, basedOn: { note: basedOn }, ...permission })).note ?? "";
    },
    readCurrent: (current) => current.note ?? "",
  });
  const help = isApiError(note.error, "crisis_help") ? note.error.help : null;
  const saveAnyway = () => {
    isPermitted.current = true;
    void note.retry();
  };
  return { note, help, saveAnyway };
}
