import { STAND_IN_SENTENCES } from "#domain/duck/stand-in.ts";
import { Button } from "../../ui/button.tsx";
import { LineFoot, OwnLine, RobsLine } from "./chat-line.tsx";
import type { HeldLine } from "./held-chat.ts";
import type { Sending } from "./use-sending.ts";

interface SavedLineProps {
  line: HeldLine;
  advisorName: string;
  sending: Sending;
}

/** A chat message that is saved on the server. */
export function SavedLine({ line, advisorName, sending }: SavedLineProps) {
  const { content, createdAt } = line;
  if (line.role === "assistant") {
    return (
      <RobsLine
        advisorName={advisorName}
        foot={
          <>
            <LineFoot createdAt={createdAt} text={content} of="the reply" />
            {line.isStopped && <span>stopped</span>}
            {line.standIn && <span>{STAND_IN_SENTENCES[line.standIn]}</span>}
          </>
        }
      >
        {content}
      </RobsLine>
    );
  }
  return (
    <>
      <OwnLine foot={<LineFoot createdAt={createdAt} text={content} of="your message" />}>{content}</OwnLine>
      <NoReply line={line} advisorName={advisorName} sending={sending} />
    </>
  );
}

/** Explains, under a chat message without a reply, why there is no reply, and offers a retry. */
function NoReply({ line, advisorName, sending }: SavedLineProps) {
  if (line.role !== "user" || line.clientMessageId === null) return null;
  const { clientMessageId, content, replyState } = line;
  const fault = sending.faults[clientMessageId];
  const isOpen = replyState === "failed" || replyState === "stopped" || (replyState === "running" && fault);
  if (!isOpen || sending.live?.clientMessageId === clientMessageId) return null;
  const sentence =
    replyState === "stopped"
      ? "Stopped before the first word."
      : (fault ?? `Failed to get response from ${advisorName}. Please try again.`);
  return (
    <div role="status" className="type-small max-w-[92%] border-l-2 border-bill pl-4">
      <p>{sentence}</p>
      <Button
        look="link"
        disabled={sending.live !== null || line.isUnreadable}
        onClick={() => sending.retry({ clientMessageId, content })}
      >
        Retry
      </Button>
    </div>
  );
}
