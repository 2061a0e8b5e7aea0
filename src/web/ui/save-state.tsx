import { Button } from "./button.tsx";

interface SaveStateProps {
  state: "idle" | "saving" | "saved" | "offline" | "failed";
  /** The text shown before the person has typed anything. */
  idle?: string;
  /** The error message when the state is `failed`. */
  fault?: string | null;
  onRetry: () => void;
}

const WORDS = {
  saving: "Saving...",
  saved: "Saved",
  offline: "Saved on this device. It goes to the server as soon as there is a connection.",
} as const;

/** Shows the save state under a text that saves automatically. */
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
