import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/**
 * Lets a guest delete their data now instead of after thirty days. It asks for confirmation, since there is no
 * undo.
 */
export function EraseGuest({ onErase }: { onErase: () => Promise<void> }) {
  const [state, setState] = useState<"idle" | "asking" | "erasing" | "failed">("idle");

  async function erase(): Promise<void> {
    setState("erasing");
    await onErase().catch(() => setState("failed"));
  }

  if (state === "idle") {
    return (
      <Button look="link" onClick={() => setState("asking")}>
        Delete these readings now
      </Button>
    );
  }
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <p className="type-small">Everything you asked and were told is deleted at once. There is no undo.</p>
      <div className="flex flex-wrap items-center gap-x-5">
        <Button look="outline" isBusy={state === "erasing"} onClick={() => void erase()}>
          Delete everything
        </Button>
        <Button look="link" onClick={() => setState("idle")}>
          Keep it
        </Button>
      </div>
      {state === "failed" && (
        <Notice tone="warning">It is all still there: that did not work. Please try again.</Notice>
      )}
    </div>
  );
}
