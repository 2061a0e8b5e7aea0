import { useEffect, useState, useSyncExternalStore } from "react";
import { TypedText, type TypedTextStart, type TypedTextView } from "./typed-text.ts";

export type UseTypedText = TypedTextView & Pick<TypedText, "change" | "retry" | "choose" | "discard">;

/**
 * Edits a text that the server stores. Every keystroke is in `localStorage` at once. The text is on the server after a pause,
 * or after `retry` if it is saved on request. A failed save is retried after 1, 2, 5, 10, then every 30 s, and at once
 * when the browser goes online or the page becomes visible. After a refusal (4xx) it waits for `retry` or the next
 * keystroke. Leaving the page sends unsaved text; the next visit sends what did not arrive.
 *
 * `save` should call a mutation's `mutateAsync` with `basedOn`, so that an expired session is noticed, and should write the
 * answer to the query that `saved` comes from. Give the component a `key` that changes with `name`.
 *
 * ```tsx
 * const note = useTypedText({
 *   name: `note:${id}`,
 *   saved: insight.note,
 *   save: async (note, { basedOn }) => (await mutateAsync({ note, basedOn: { note: basedOn } })).note ?? "",
 *   readCurrent: ({ note }) => note ?? "",
 * });
 * <textarea value={note.text} onChange={(event) => note.change(event.target.value)} />
 * <SaveState state={note.state} error={...} onRetry={note.retry} />
 * {note.rival !== null && <RivalText rival={note.rival} onChoose={note.choose} />}
 * ```
 */
export function useTypedText(start: TypedTextStart): UseTypedText {
  const { saved, save } = start;
  const [typed] = useState(() => new TypedText(start));
  const view = useSyncExternalStore(typed.subscribe, typed.view);
  useEffect(() => typed.replaceSave(save));
  useEffect(() => typed.learn(saved), [typed, saved]);
  useEffect(() => {
    const onBack = () => {
      if (document.visibilityState === "visible" && typed.view().state === "offline") void typed.retry();
    };
    const onLeave = () => typed.leave();
    typed.open();
    addEventListener("online", onBack);
    addEventListener("pagehide", onLeave);
    document.addEventListener("visibilitychange", onBack);
    return () => {
      removeEventListener("online", onBack);
      removeEventListener("pagehide", onLeave);
      document.removeEventListener("visibilitychange", onBack);
      typed.close();
    };
  }, [typed]);
  const { change, retry, choose, discard } = typed;
  return { ...view, change, retry, choose, discard };
}
