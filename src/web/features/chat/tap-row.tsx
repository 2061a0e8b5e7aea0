import { useState } from "react";
import type { Me } from "#contract/session.ts";
import { type HeldChat, tapsOf } from "./held-chat.ts";
import type { Chat } from "./use-chat.ts";

interface TapRowProps {
  chat: Chat;
  duck: Me["duck"]["kind"];
  /** Whether nothing can be sent now. */
  isBusy: boolean;
  /** Ticks the step of the reading that is not done yet. */
  onStepDone: () => Promise<void>;
}

/** What can be tapped in place of typing: two rows that scroll sideways, one where the window is low, about three beside a reading. */
export function TapRow({ chat: { held, sending }, duck, isBusy, onStepDone }: TapRowProps) {
  const [isTicking, setTicking] = useState(false);
  const taps = held ? tapsOf(held, duck) : [];
  if (taps.length === 0) return null;

  /** Sends the words of a tap. What is in the field stays there. */
  async function send({ tap, words }: HeldChat["taps"][number]): Promise<void> {
    if (tap === "did-it") {
      setTicking(true);
      await onStepDone();
      setTicking(false);
    }
    sending.send(words);
  }

  return (
    <ul
      aria-label="Instead of typing"
      className="mb-2 grid list-none auto-cols-max grid-flow-col grid-rows-2 gap-x-2 gap-y-1.5 overflow-x-auto overscroll-x-contain pb-1 lg:flex lg:max-h-38 lg:flex-wrap lg:overflow-y-auto [@media(max-height:40rem)]:grid-rows-1"
    >
      {taps.map((each) => (
        <li key={each.tap} className="grid">
          <button
            type="button"
            dir="auto"
            aria-disabled={isBusy || isTicking}
            onClick={() => !isBusy && !isTicking && void send(each)}
            className="answer-chip whitespace-nowrap aria-disabled:opacity-60"
          >
            {each.words}
          </button>
        </li>
      ))}
    </ul>
  );
}
