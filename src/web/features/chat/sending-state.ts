/** The state of the chat message being sent, as a reducer. */
import type { ApiError } from "../../api/api-error.ts";
import type { SendOrder } from "./follow-reply.ts";

/** The message that is being sent or answered now. */
export interface Live extends SendOrder {
  /**
   * The stage of a chat message. sending: not confirmed yet · thinking: confirmed, no reply text yet ·
   * speaking: reply text arrives
   */
  phase: "sending" | "thinking" | "speaking";
  words: string;
  /**
   * Why the connection was lost or stopping failed; `null` if there is no problem. Sending continues in both cases.
   */
  trouble: string | null;
  isStopping: boolean;
}

/** A message that the server refused, and the error. The message's text returns to the draft. */
export interface Refusal {
  error: ApiError;
  order: SendOrder;
}

export interface SendingState {
  live: Live | null;
  /**
   * For each client id of a message: why the message was not sent or has no reply. Such a message is not retried
   * automatically.
   */
  faults: Readonly<Record<string, string>>;
  refusal: Refusal | null;
  /** The last complete chat reply, to be announced to screen readers. */
  said: string | null;
}

export type SendingStep =
  | { type: "started"; order: SendOrder }
  | { type: "saved" }
  | { type: "words"; words: string }
  | { type: "said"; words: string }
  | { type: "trouble"; sentence: string | null }
  | { type: "stopping"; isStopping: boolean }
  | { type: "fault"; id: string; sentence: string }
  | { type: "refused"; refusal: Refusal }
  | { type: "refusalForgotten" }
  | { type: "ended" }
  | { type: "connected" };

export const NOTHING_SENT: SendingState = { live: null, faults: {}, refusal: null, said: null };

export function reduceSending(state: SendingState, step: SendingStep): SendingState {
  const { live } = state;
  switch (step.type) {
    case "started": {
      const { [step.order.clientMessageId]: _, ...faults } = state.faults;
      const begun = { phase: "sending", words: "", trouble: null, isStopping: false } as const;
      return { ...state, faults, said: null, live: { ...step.order, ...begun } };
    }
    case "saved":
      return { ...state, live: live && { ...live, phase: "thinking", words: "", trouble: null } };
    case "words":
      return { ...state, live: live && { ...live, phase: "speaking", words: step.words } };
    case "said":
      return { ...state, said: step.words };
    case "trouble":
      return { ...state, live: live && { ...live, trouble: step.sentence } };
    case "stopping":
      return { ...state, live: live && { ...live, isStopping: step.isStopping } };
    case "fault":
      return { ...state, faults: { ...state.faults, [step.id]: step.sentence } };
    case "refused":
      return { ...state, refusal: step.refusal };
    case "refusalForgotten":
      return { ...state, refusal: null };
    case "ended":
      return { ...state, live: null };
    case "connected":
      return { ...state, faults: {} };
  }
}
