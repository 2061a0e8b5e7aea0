import { RobsLine } from "./chat-line.tsx";
import type { Live } from "./sending-state.ts";

/** The chat reply as it streams in. It is hidden from screen readers, which get the complete reply. */
export function StreamingReply({ live, advisorName }: { live: Live; advisorName: string }) {
  const { phase, words, trouble, isStopping } = live;
  return (
    <div aria-hidden="true" className="grid">
      <RobsLine
        advisorName={advisorName}
        foot={
          trouble || isStopping ? (
            <span className="py-2 text-bill">{isStopping ? "Stopping..." : trouble}</span>
          ) : undefined
        }
      >
        {phase === "speaking" ? words : <span className="glimmer">Thinking...</span>}
      </RobsLine>
    </div>
  );
}
