/** What is known of the message on its way, as a function of what has happened to it. */
import type { ApiError } from "../../api/api-error.ts";
import type { SendOrder } from "./follow-reply.ts";

/** The message that is being sent or answered now. */
export interface Live extends SendOrder {
  /** sending: the server does not have it yet · thinking: it has, no words · speaking */
  phase: "sending" | "thinking" | "speaking";
  words: string;
  /** Why the connection is gone, or a stop did not work; it goes on all the same. */
  trouble: string | null;
  isStopping: boolean;
}

/** A message that the server would not take, and why. Its text is the person's again. */
export interface Refusal {
  error: ApiError;
  order: SendOrder;
}

export interface SendingState {
  live: Live | null;
  /** Why a message has no reply, or was not sent, by its name. It is not tried again by itself. */
  faults: Readonly<Record<string, string>>;
  refusal: Refusal | null;
  /** The reply that came to its end last, to be read out. */
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

export function takeStep(state: SendingState, step: SendingStep): SendingState {
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
