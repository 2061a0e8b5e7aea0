import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { StartOver } from "./chat-menu.tsx";
import type { ChatEndings } from "./use-chat-endings.ts";

interface LongConversationProps {
  count: number;
  advisorName: string;
  endings: ChatEndings;
}

/** The banner shown in conversations of more than forty messages. */
export function LongConversation({ count, advisorName, endings }: LongConversationProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Notice tone="warning">
        <p>
          {count} messages: a long conversation. {advisorName} only goes by the last six and the reading.
        </p>
        <Button look="link" isBusy={endings.isResetting} onClick={() => setAsking(true)}>
          Start over
        </Button>
      </Notice>
      <StartOver isOpen={isAsking} onClose={() => setAsking(false)} endings={endings} />
    </>
  );
}
