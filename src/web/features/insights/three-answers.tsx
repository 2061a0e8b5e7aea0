import { useState } from "react";
import { Link, useLocation } from "react-router";
import type { SecondReading } from "../../arriving-reading.ts";
import { Notice } from "../../ui/notice.tsx";
import { isCorrectable, NotThis, ReadAs } from "./not-this.tsx";
import type { SavedInsight } from "./saved-insight.ts";
import { useChangeMarks } from "./use-marks.ts";

interface ThreeAnswersProps {
  insight: SavedInsight;
  /** Requests another reading of the same cards; `null` while no such request is possible. */
  onCorrect: ((correction: string) => void) | null;
  /** The state of the request to read the same cards again; `null` if there is no such request. */
  again: SecondReading | null;
  /** The URL fragment of the chat about the reading; `null` if it has none. */
  chat: string | null;
}

const ANSWER =
  "inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge px-3.5 text-[15px] whitespace-nowrap text-moon hover:border-gold aria-pressed:border-gold aria-pressed:text-gold aria-expanded:border-gold";

/** The answers to a reading: it is right, it is not, or it is worth a quarrel. */
export function ThreeAnswers({ insight, onCorrect, again, chat }: ThreeAnswersProps) {
  const { state } = useLocation();
  const { mark, fault } = useChangeMarks(insight);
  const [isOpen, setOpen] = useState(false);
  const canCorrect = isCorrectable(insight);
  // The state of a request, and its failure, are shown beside the form, which stays open afterwards: the text is in it.
  if (again !== null && !isOpen) setOpen(true);
  const isAsking = canCorrect && isOpen;
  return (
    <div className="grid gap-4 print:hidden">
      {insight.readAs !== undefined && <ReadAs label={insight.readAs} />}
      <div className="flex flex-wrap gap-1.5">
        <button
          type="button"
          aria-pressed={insight.resonated}
          onClick={() => mark({ resonated: !insight.resonated })}
          className={ANSWER}
        >
          That’s it
        </button>
        {canCorrect && (
          <button type="button" aria-expanded={isAsking} onClick={() => setOpen(!isOpen)} className={ANSWER}>
            That’s not it
          </button>
        )}
        {chat !== null && (
          <Link to={chat} replace state={state} preventScrollReset className={ANSWER}>
            Argue with Rob
          </Link>
        )}
      </div>
      {fault && <Notice tone="warning">{fault}</Notice>}
      {isAsking && <NotThis insight={insight} onCorrect={onCorrect} again={again} />}
    </div>
  );
}
