import { Button } from "./button.tsx";

interface SaveStateProps {
  state: "idle" | "saving" | "saved" | "offline" | "failed";
  /** Before anything was typed. */
  idle?: string;
  /** The sentence of what went wrong, with `failed`. */
  fault?: string | null;
  onRetry: () => void;
}

const WORDS = {
  saving: "Saving...",
  saved: "Saved",
  offline: "Saved on this device. It goes to the server as soon as there is a connection.",
} as const;

/** Under a text that saves itself: where it is. */
export function SaveState({ state, idle = "", fault, onRetry }: SaveStateProps) {
  return (
    <p role="status" className="type-log flex min-h-6 flex-wrap items-center gap-x-3">
      {state === "idle" && idle}
      {state !== "idle" && state !== "failed" && WORDS[state]}
      {state === "failed" && (
        <>
          <span>Saved on this device only. {fault}</span>
          <Button look="link" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
    </p>
  );
}
