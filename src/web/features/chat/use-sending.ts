import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { api } from "../../api/client.ts";
import { carryMessage } from "./carry-message.ts";
import { chatKey } from "./chat-queries.ts";
import type { SendOrder } from "./follow-reply.ts";
import { findRunning, type HeldChat } from "./held-chat.ts";
import type { ChatPlace, Outgoing } from "./outbox.ts";
import { NOTHING_SENT, type SendingState, takeStep } from "./sending-state.ts";
import { useOutbox } from "./use-outbox.ts";

export interface Sending extends SendingState {
  /** What the server is not known to have. */
  waiting: Outgoing[];
  send(content: string, options?: { sendAnyway?: boolean }): void;
  /** Asks for the reply once more, or sends what waits. */
  retry(order: SendOrder): void;
  /** Out of what waits; `true` where it was still there. */
  takeBack(clientMessageId: string): boolean;
  stop(): void;
  /** Lets go of the reply under way: its conversation is gone. */
  abandon(): void;
  forgetRefusal(): void;
}

interface SendingOptions {
  place: ChatPlace;
  /** As far as it is known. */
  chat: HeldChat | undefined;
  advisorName: string;
  /** Takes a text that was refused. */
  giveBack(content: string): void;
}

/**
 * Sends what is in the outbox, one after the other, and follows each reply to its end, across reloads, tabs and lost
 * connections. A message leaves the outbox when the server has it, or refuses it.
 */
export function useSending({ place, chat, advisorName, giveBack }: SendingOptions): Sending {
  const { insightId } = place;
  const queryClient = useQueryClient();
  const key = chatKey(insightId);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: key });
  const { waiting, add, take } = useOutbox(place, refresh);
  const [state, tell] = useReducer(takeStep, NOTHING_SENT);
  const leaving = useLeaving(() => tell({ type: "connected" }));
  const stopped = useRef(new Set<string>());
  const { live, faults } = state;
  function change(step: (held: HeldChat) => HeldChat): void {
    const held = queryClient.getQueryData<HeldChat>(key);
    if (held) queryClient.setQueryData(key, step(held));
    else refresh();
  }

  // A mutation, so that a session that is over opens the door as everywhere.
  const { mutate } = useMutation({
    networkMode: "always",
    mutationFn: (order: SendOrder) => {
      const desk = {
        insightId,
        advisorName,
        stopped: stopped.current,
        tell,
        change,
        take,
        giveBack,
        refresh,
      };
      return carryMessage(order, { ...desk, signal: leaving.current.signal });
    },
  });

  function start(order: SendOrder): void {
    stopped.current.delete(order.clientMessageId);
    tell({ type: "started", order });
    mutate(order);
  }

  const next = live === null ? findNext(waiting, chat, faults) : null;
  const startNext = useEffectEvent(() => next && start(next));
  useEffect(() => {
    if (next?.clientMessageId) startNext();
  }, [next?.clientMessageId]);

  return {
    ...state,
    waiting,
    takeBack: take,
    retry: (order) => live === null && start(order),
    forgetRefusal: () => tell({ type: "refusalForgotten" }),
    send(content, { sendAnyway } = {}) {
      tell({ type: "refusalForgotten" });
      const sentAt = new Date().toISOString();
      add({ clientMessageId: crypto.randomUUID(), content, sentAt, ...(sendAnyway && { sendAnyway }) });
    },
    stop() {
      if (!live) return;
      const { clientMessageId } = live;
      stopped.current.add(clientMessageId);
      tell({ type: "stopping", isStopping: true });
      api.chat.stop({ id: insightId, clientMessageId }).catch((error: Error) => {
        stopped.current.delete(clientMessageId);
        tell({ type: "stopping", isStopping: false });
        tell({ type: "trouble", sentence: error.message });
      });
    },
    abandon() {
      leaving.current.abort();
      leaving.current = new AbortController();
      tell({ type: "ended" });
    },
  };
}

/** Ends with the page; `onConnected` when the browser is back on line. */
function useLeaving(onConnected: () => void) {
  const leaving = useRef(new AbortController());
  const connect = useEffectEvent(onConnected);
  useEffect(() => {
    leaving.current = new AbortController();
    const listen = () => connect();
    window.addEventListener("online", listen);
    return () => {
      window.removeEventListener("online", listen);
      leaving.current.abort();
    };
  }, []);
  return leaving;
}

/** The oldest that waits, else a reply that another tab, or this one before a reload, asked for. */
function findNext(
  waiting: readonly Outgoing[],
  chat: HeldChat | undefined,
  faults: SendingState["faults"],
): SendOrder | null {
  const outgoing = waiting.find(({ clientMessageId }) => !(clientMessageId in faults));
  if (outgoing) return outgoing;
  const running = chat ? findRunning(chat) : null;
  return running && !(running.clientMessageId in faults) ? running : null;
}
