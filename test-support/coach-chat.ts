/** A chat with the coach under a reading, for tests: it keeps what was said, as the server does. */
import type { Answers } from "#domain/asking/answers.ts";
import type { ChatMessage, ChatRequest } from "#domain/duck/duck-request.ts";
import { CHAT_CONTEXT_MESSAGES } from "#domain/readings/lengths.ts";
import { coachReply } from "#engines/duck/index.ts";
import { blankCard } from "./blank-card.ts";

export const TEST_CARD = blankCard({
  id: "the-test-card",
  name: "The Test Card",
  coreMeaning: "Something is measured that nobody looks at.",
  reversedMeaning: "Everything is measured and nothing is done.",
  duckQuestion: "Which gauge is it for?",
  perspectivePrompts: ["Where does it stand?"],
  notBeside: { question: ["grave"], step: [] },
});

export const ANSWERS: Answers = {
  heavySentence: "Dana and I have rewritten the same proposal four times.",
  difference: "one page is signed",
  obstacle: { text: "I open the old version first", kind: "tired", then: "close it and breathe" },
  act: "send Dana one line",
  when: { text: "Saturday after breakfast", at: "2026-12-05T09:30" },
};

/** Returns a chat in which `say` sends a message and returns the reply. */
export function aCoachChat(reading: Partial<ChatRequest> = {}) {
  const said: ChatMessage[] = [];
  const textsOf = (role: ChatMessage["role"]) =>
    said.filter((message) => message.role === role).map(({ content }) => content);
  return {
    replies: () => textsOf("assistant"),
    say(message: string, more: Partial<ChatRequest> = {}): string {
      const reply = coachReply({
        reading: {
          headline: "H.",
          interpretation: "I.",
          keyInsights: [],
          actionSteps: [{ text: "Ask one person one question.", minutes: 2 }],
          robQuip: "",
          reflectionPrompts: [],
        },
        cards: [{ card: TEST_CARD, reversed: false }],
        userContext: "Dana and I have rewritten the same proposal four times. The client is quiet.",
        blockTypeId: "work",
        tone: "even",
        messages: said.slice(-CHAT_CONTEXT_MESSAGES),
        earlier: textsOf("user"),
        avoid: textsOf("assistant"),
        message,
        ...reading,
        ...more,
      });
      said.push({ role: "user", content: message }, { role: "assistant", content: reply });
      return reply;
    },
  };
}
