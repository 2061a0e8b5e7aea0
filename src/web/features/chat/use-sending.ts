import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { api } from "../../api/client.ts";
import { invalidateAreas } from "../../api/queries/changed-answers.ts";
import { sendAndFollowReply } from "./carry-message.ts";
import { chatQuery } from "./chat-query.ts";
import type { SendOrder } from "./follow-reply.ts";
import { findRunning, type HeldChat } from "./held-chat.ts";
import type { ChatPlace, UnsentMessage } from "./outbox.ts";
import { NOTHING_SENT, reduceSending, type SendingState } from "./sending-state.ts";
import { useOutbox } from "./use-outbox.ts";

export interface Sending extends SendingState {
  /** The messages that the server has not confirmed. */
  waiting: UnsentMessage[];
  send(content: string, options?: { goOnAnyway?: boolean }): void;
  /** Requests the reply again, or sends a waiting message. */
  retry(order: SendOrder): void;
  /** Removes a waiting message. Returns true if the message was still there. */
  takeBack(clientMessageId: string): boolean;
  stop(): void;
  /** Stops following the reply, because the conversation no longer exists. */
  abandon(): void;
  forgetRefusal(): void;
}

interface SendingOptions {
  place: ChatPlace;
  /** The conversation, or `undefined` until it is loaded. */
  chat: HeldChat | undefined;
  advisorName: string;
  /** Called with the text of a refused message, to put the text back into the draft. */
  giveBack(content: string): void;
}

/**
 * Sends the messages in the outbox one after the other and follows each reply to its end, even after reloads, in
 * several tabs and after lost connections. A message leaves the outbox when the server accepts or refuses it.
 */
export function useSending({ place, chat, advisorName, giveBack }: SendingOptions): Sending {
  const { insightId } = place;
  const queryClient = useQueryClient();
  const { queryKey: key } = chatQuery(insightId);
  const refresh = () => void invalidateAreas(queryClient, [{ area: "chat", id: insightId }]);
  const { waiting, add, take } = useOutbox(place, refresh);
  const [state, dispatch] = useReducer(reduceSending, NOTHING_SENT);
  const leaving = useLeaving(() => dispatch({ type: "connected" }));
  const stopped = useRef(new Set<string>());
  const { live, faults } = state;
  // Cache: the stream of the reply reports each change of the conversation, even before the server has saved all of
  // it.
  function change(step: (held: HeldChat) => HeldChat): void {
    const held = queryClient.getQueryData(key);
    if (held) queryClient.setQueryData(key, step(held));
    else refresh();
  }

  // Sending is a mutation, so that an expired session leads to the sign-in as for all other calls. The mutation has
  // no key, because the stream itself updates the cache.
  const { mutate } = useMutation({
    networkMode: "always",
    mutationFn: (order: SendOrder) => {
      const sending = {
        insightId,
        advisorName,
        stopped: stopped.current,
        dispatch,
        change,
        take,
        giveBack,
        refresh,
      };
      return sendAndFollowReply(order, { ...sending, signal: leaving.current.signal });
    },
  });

  function start(order: SendOrder): void {
    stopped.current.delete(order.clientMessageId);
    dispatch({ type: "started", order });
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
    forgetRefusal: () => dispatch({ type: "refusalForgotten" }),
    send(content, { goOnAnyway } = {}) {
      dispatch({ type: "refusalForgotten" });
      const sentAt = new Date().toISOString();
      add({ clientMessageId: crypto.randomUUID(), content, sentAt, ...(goOnAnyway && { goOnAnyway }) });
    },
    stop() {
      if (!live) return;
      const { clientMessageId } = live;
      stopped.current.add(clientMessageId);
      dispatch({ type: "stopping", isStopping: true });
      api.chat.stop({ id: insightId, clientMessageId }).catch((error: Error) => {
        stopped.current.delete(clientMessageId);
        dispatch({ type: "stopping", isStopping: false });
        dispatch({ type: "trouble", sentence: error.message });
      });
    },
    abandon() {
      leaving.current.abort();
      leaving.current = new AbortController();
      dispatch({ type: "ended" });
    },
  };
}

/**
 * Returns a ref with an abort controller that aborts on unmount. `onConnected` is called when the browser goes
 * online.
 */
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

/**
 * Returns the oldest waiting message. If there is none, returns a message whose reply was requested by another tab
 * or before a reload.
 */
function findNext(
  waiting: readonly UnsentMessage[],
  chat: HeldChat | undefined,
  faults: SendingState["faults"],
): SendOrder | null {
  const outgoing = waiting.find(({ clientMessageId }) => !(clientMessageId in faults));
  if (outgoing) return outgoing;
  const running = chat ? findRunning(chat) : null;
  return running && !(running.clientMessageId in faults) ? running : null;
}
