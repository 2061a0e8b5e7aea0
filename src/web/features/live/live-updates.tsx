import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { followLive } from "../../api/live.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { askAgain } from "./ask-again.ts";

export interface LiveUpdatesProps {
  /** The account itself changed: its address, its plan, what is left today. */
  onMeChanged: () => void;
  /** The person ended this session, here or elsewhere. */
  onSignedOut: () => void;
  /** The server knows of no session; why, it has to be asked. */
  onRefused: () => void;
}

/** Keeps the page's answers as the person's other tabs and devices leave them. Shows nothing. */
export function LiveUpdates({ onMeChanged, onSignedOut, onRefused }: LiveUpdatesProps) {
  const queryClient = useQueryClient();
  const meChanged = useEffectEvent(onMeChanged);
  const signedOut = useEffectEvent(onSignedOut);
  const refused = useEffectEvent(onRefused);

  useEffect(() => {
    let leave: (() => void) | undefined;
    const stopWaiting = whenIdle(() => {
      leave = followLive({
        changed(changes) {
          askAgain(queryClient, changes);
          if (changes.some(({ area }) => area === "me")) meChanged();
        },
        missed() {
          void queryClient.invalidateQueries();
          meChanged();
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
