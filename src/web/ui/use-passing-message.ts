import { useEffect, useState } from "react";

const MESSAGE_MS = 3_000;

export interface Message {
  tone: "good" | "warning";
  words: string;
}

/** Returns a message that disappears after some seconds, and a function that shows a message. */
export function usePassingMessage() {
  const [message, say] = useState<Message | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => say(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, say] as const;
}
