import { useId } from "react";
import type { Reflection } from "#contract/reflections.ts";
import { REFLECTION_MAX } from "#domain/readings/lengths.ts";
import { isApiError } from "../../api/api-error.ts";
import { HelpFirst } from "../../ui/help-first.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OwnTextArea } from "../../ui/own-text.tsx";
import { RivalText } from "../../ui/rival-text.tsx";
import { SaveState } from "../../ui/save-state.tsx";
import { LengthCount } from "../../ui/text-length.tsx";
import { BlockTypeSelect } from "./block-type-select.tsx";
import { decodeValue, sayValue } from "./reflection-value.ts";
import { useReflection } from "./use-reflection.ts";
import type { ReflectionPlace } from "./use-save-reflection.ts";

const LEAST_ROWS = 3;
const MOST_ROWS = 14;
const CHARACTERS_A_ROW = 42;

interface ReflectionEditorProps {
  userId: string;
  place: ReflectionPlace;
  /** The card's prompt, used as the label of the text area. */
  question: string;
  saved: Reflection | null;
}

/**
 * A field for the answer to a card's prompt. Every keystroke is stored in the browser, and the text is saved to the
 * server after a pause. For another prompt, mount a new editor.
 */
export function ReflectionEditor({ userId, place, question, saved }: ReflectionEditorProps) {
  const id = useId();
  const { kept, value, change, isPermitted } = useReflection({ userId, place, saved });
  const isUnreadable = saved?.isUnreadable === true;
  const help = isApiError(kept.error, "crisis_help") ? kept.error.help : null;

  return (
    <div>
      {isUnreadable && (
        <Notice>
          What was written here could not be opened. It is still stored, but anything you write here will
          replace it.
        </Notice>
      )}
      <OwnTextArea
        id={id}
        aria-label={question}
        aria-describedby={`${id}-count`}
        placeholder="Write here."
        called="Your reflection"
        limit={REFLECTION_MAX}
        rows={rowsFor(value.text)}
        value={value.text}
        onChange={(event) => change({ text: event.target.value })}
        className="ruled type-write field-sizing-content block max-h-[24lh] min-h-[3lh] w-full resize-none bg-transparent text-moon placeholder:text-mist placeholder:italic"
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <BlockTypeSelect value={value.blockTypeId} onChange={(blockTypeId) => change({ blockTypeId })} />
        <LengthCount id={`${id}-count`} text={value.text} limit={REFLECTION_MAX} className="text-mist" />
      </div>
      {kept.rival !== null && <RivalText rival={sayValue(decodeValue(kept.rival))} onChoose={kept.choose} />}
      {help ? (
        <HelpFirst
          lines={help}
          kept="Your words are kept on this device. The server has not saved them yet."
          anyway="Save it anyway"
          onAnyway={() => {
            isPermitted.current = true;
            void kept.retry();
          }}
        />
      ) : (
        <div className="text-mist">
          <SaveState
            state={kept.state}
            idle={value.text === "" ? "saved as you type, encrypted" : ""}
            fault={kept.error instanceof Error ? kept.error.message : null}
            onRetry={() => void kept.retry()}
          />
        </div>
      )}
    </div>
  );
}

/** Returns the number of rows of the field in browsers in which a text area does not grow with its text. */
function rowsFor(text: string): number {
  const rows = text
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS_A_ROW)), 0);
  return Math.min(MOST_ROWS, Math.max(LEAST_ROWS, rows + 1));
}
