import { useEffect, useState, useSyncExternalStore } from "react";
import { Autosave, type AutosaveStart, type AutosaveView } from "./autosave.ts";

export type UseAutosave = AutosaveView & Pick<Autosave, "change" | "retry" | "choose">;

/**
 * Autosaves a text area. The text is in `localStorage` at once and on the server after a pause. A failed save
 * is retried after 1, 2, 5, 10, then every 30 s, and at once when the browser goes online or the page becomes
 * visible. After a refusal (4xx) it waits for `retry` or the next keystroke. Leaving the page sends unsaved
 * text; the next visit sends what did not arrive.
 *
 * `save` should be a mutation's `mutateAsync`, so that an expired session is noticed, and should write the
 * answer to the query that `saved` comes from. Give the component a `key` that changes with `name`.
 *
 * ```tsx
 * const note = useAutosave({ name: `note:${id}`, saved: insight.note, save: (text) => mutateAsync({ id, note: text }) });
 * <textarea value={note.text} onChange={(event) => note.change(event.target.value)} />
 * <SaveState state={note.state} error={...} onRetry={note.retry} />
 * ```
 */
export function useAutosave({ saved, save, ...start }: AutosaveStart): UseAutosave {
  const [autosave] = useState(() => new Autosave({ ...start, saved, save }));
  const view = useSyncExternalStore(autosave.subscribe, autosave.view);
  useEffect(() => autosave.replaceSave(save));
  useEffect(() => autosave.learn(saved), [autosave, saved]);
  useEffect(() => {
    const onBack = () => {
      if (document.visibilityState === "visible" && autosave.view().state === "offline") autosave.retry();
    };
    const onLeave = () => autosave.flush({ isLeaving: true });
    autosave.open();
    addEventListener("online", onBack);
    addEventListener("pagehide", onLeave);
    document.addEventListener("visibilitychange", onBack);
    return () => {
      removeEventListener("online", onBack);
      removeEventListener("pagehide", onLeave);
      document.removeEventListener("visibilitychange", onBack);
      autosave.close();
    };
  }, [autosave]);
  return { ...view, change: autosave.change, retry: autosave.retry, choose: autosave.choose };
}
