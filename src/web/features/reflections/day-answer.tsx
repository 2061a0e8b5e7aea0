import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Reflection } from "#contract/reflections.ts";
import { OWN_QUESTION } from "#domain/deck/prompts.ts";
import { REFLECTION_MAX } from "#domain/readings/lengths.ts";
import { isApiError } from "../../api/api-error.ts";
import { invalidateAreas } from "../../api/queries/changed-answers.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { HelpBeforeSaving } from "../../ui/help-before-saving.tsx";
import { isFocusFree } from "../../ui/is-focus-free.ts";
import { LineField } from "../../ui/line-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RivalText } from "../../ui/rival-text.tsx";
import { Rob } from "../../ui/rob.tsx";
import { type DayCardOutput, dayAnswerName, keepBegunCard } from "./day-draft.ts";
import { lineAfter } from "./line-after.ts";
import { decodeValue, sayValue } from "./reflection-value.ts";
import { useReflection } from "./use-reflection.ts";

interface DayAnswerProps {
  userId: string;
  card: DayCardOutput;
  /** The id of the question, which is the name of the field. */
  questionId: string;
  /** Whether sending is the one yellow action of the screen. */
  isMain: boolean;
  /** Whether the person asked for the field, which takes the focus. */
  isAsked: boolean;
  /** Whether the day of the card is over. */
  isOver: boolean;
  /** Called when nothing is left to be sent. */
  onSettled: () => void;
}

/**
 * The person's answer to the question of the card of the day: a field of one line, or what they wrote. What is typed is in
 * the browser at once, and goes to the server when it is sent.
 */
export function DayAnswer({ userId, card, questionId, isMain, isAsked, isOver, onSettled }: DayAnswerProps) {
  const saved = card.reflection ?? null;
  const { kept, value, change, isPermitted } = useReflection({
    userId,
    place: { slug: card.id, prompt: OWN_QUESTION },
    saved,
    name: dayAnswerName(userId, card),
    isSavedOnRequest: true,
  });
  const client = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const [said, setSaid] = useState<NewAnswer | null>(null);
  const savedText = saved && !saved.isUnreadable ? saved.text : "";
  const isOpen = saved === null || isChanging || value.text !== savedText || kept.rival !== null;
  const help = isApiError(kept.error, "crisis_help") ? kept.error.help : null;
  const { field, answer } = useFocusOfAnswer({ isOpen, takesFocus: isChanging || isAsked });

  async function send(isAnyway = false): Promise<void> {
    if (kept.state === "saving" || kept.rival !== null) return;
    if (value.text === savedText && saved) setChanging(false);
    else if (value.text.trim() === "" && !saved) field.current?.focus();
    else {
      isPermitted.current = isAnyway;
      if (!(await kept.retry())) return;
      setChanging(false);
      setSaid(newAnswer(card.day, isAnyway));
      onSettled();
    }
  }

  function choose(which: "mine" | "other"): void {
    kept.choose(which);
    if (which === "mine") return;
    setChanging(false);
    // The answer of the other tab may not be on this page yet.
    void invalidateAreas(client, [{ area: "reflections" }]);
    onSettled();
  }

  function letGo(): void {
    kept.discard();
    setChanging(false);
    onSettled();
  }

  if (saved && !isOpen) {
    return <Answer reflection={saved} ref={answer} onChange={() => setChanging(true)} said={said} />;
  }
  return (
    <>
      <LineField
        ref={field}
        labelledBy={questionId}
        called="Your answer"
        limit={REFLECTION_MAX}
        placeholder="One line is enough"
        text={value.text}
        sendName="Keep it"
        isMain={isMain}
        enterKeyHint="done"
        readOnly={kept.state === "saving"}
        onType={(text) => {
          keepBegunCard(userId, card);
          change({ text });
        }}
        onSend={() => void send()}
      />
      {(saved || isOver) && (
        <Button look="link" onClick={letGo}>
          {saved ? "Leave it as it was" : "Discard it and show today’s card"}
        </Button>
      )}
      {help && <HelpBeforeSaving lines={help} onSave={() => void send(true)} />}
      {kept.rival !== null && <RivalText rival={sayValue(decodeValue(kept.rival))} onChoose={choose} />}
      {kept.error instanceof Error && !help && (
        <div className="mt-3">
          <Notice tone="warning">It was not saved; your words are kept here. {kept.error.message}</Notice>
        </div>
      )}
    </>
  );
}

/** Moves the focus to the field when the person asked for it, and to the answer when the field that had it is gone. */
function useFocusOfAnswer({ isOpen, takesFocus }: { isOpen: boolean; takesFocus: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && takesFocus) field.current?.focus();
    if (!isOpen && wasOpen.current && isFocusFree()) answer.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, takesFocus]);
  return { field, answer };
}

/** An answer that was written just now, and what Rob says about it: nothing beside words that called for help. */
interface NewAnswer {
  line: string | null;
}

function newAnswer(day: string, isAnyway: boolean): NewAnswer {
  return { line: isAnyway ? null : lineAfter(day) };
}

interface AnswerProps {
  ref: React.Ref<HTMLParagraphElement>;
  reflection: Reflection;
  /** Set if it was written just now. */
  said: NewAnswer | null;
  onChange: () => void;
}

/** What the person wrote, with the ways to change it and to what they wrote before. */
function Answer({ ref, reflection: { text, isUnreadable, updatedAt }, said, onChange }: AnswerProps) {
  const { daysAgo, formatDay } = useDates();
  const day = daysAgo(updatedAt) < 1 ? "today" : formatDay(updatedAt);
  return (
    <>
      {said?.line && (
        <p role="status" className="type-quip mb-4 flex items-center gap-3">
          <Rob size="small" mood="gentle" />
          <span>{said.line}</span>
        </p>
      )}
      <div className="border-l-2 border-ghost pl-4">
        <p
          ref={ref}
          tabIndex={-1}
          dir="auto"
          className={`line-clamp-4 whitespace-pre-wrap outline-none ${isUnreadable ? "text-mist" : "own-line"} [overflow-wrap:anywhere]`}
        >
          {text}
        </p>
        <p className="type-log flex flex-wrap items-center gap-x-4 text-mist">
          <span role={said ? "status" : undefined}>{said ? "kept, encrypted" : `you, ${day}`}</span>
          <Button look="link" onClick={onChange}>
            Change
          </Button>
          <ButtonLink look="link" to="/reflections" className="inline-flex items-center">
            Earlier answers
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
