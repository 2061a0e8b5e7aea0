import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { subscribeToLive } from "../../api/live.ts";
import { invalidateAll, invalidateAreas } from "../../api/queries/changed-answers.ts";
import { whenIdle } from "../../ui/when-idle.ts";

export interface LiveUpdatesProps {
  /** Called when the account changed: the email address, the plan, or the number of insights left today. */
  onMeChanged: () => void;
  /** Called when the person ended this session, in this browser or elsewhere. */
  onSignedOut: () => void;
  /** Called when the server finds no session. The caller has to ask the server for the reason. */
  onRefused: () => void;
}

/** Updates the page's cached data when the person's other tabs or devices change it. Renders nothing. */
export function LiveUpdates({ onMeChanged, onSignedOut, onRefused }: LiveUpdatesProps) {
  const queryClient = useQueryClient();
  const sessionChanged = useEffectEvent(onMeChanged);
  const signedOut = useEffectEvent(onSignedOut);
  const refused = useEffectEvent(onRefused);

  useEffect(() => {
    let leave: (() => void) | undefined;
    const stopWaiting = whenIdle(() => {
      leave = subscribeToLive({
        changed(changes) {
          void invalidateAreas(queryClient, changes);
          if (changes.some(({ area }) => area === "session")) sessionChanged();
        },
        missed() {
          void invalidateAll(queryClient);
          sessionChanged();
        },
        signedOut,
        refused,
      });
    });
    return () => {
      stopWaiting();
      leave?.();
    };
  }, [queryClient]);
  return null;
}
