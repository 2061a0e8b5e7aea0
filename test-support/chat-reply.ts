/** A chat under a reading for tests of the offline duck's replies. */
import type { Card } from "#domain/deck/card.ts";
import { composeChatReply } from "#domain/duck/compose-chat-reply.ts";
import type { ChatRequest } from "#domain/duck/duck-request.ts";

const card: Card = {
  id: "the-test-card",
  number: 1,
  name: "The Test Card",
  emoji: "🃏",
  family: "signals",
  coreMeaning: "Something is measured that nobody looks at.",
  reversedMeaning: "Everything is measured and nothing is done.",
  duckQuestion: "Which block is it for?",
  duckWisdom: "Look twice.",
  blockApplications: { creative: "A.", work: "B.", life: "C.", relationship: "D." },
  perspectivePrompts: ["What is it?", "Where is it?", "Who has it?", "Name it."],
  tags: ["a", "b", "c"],
  artAlt: "A pond.",
  step: "Ask one person one question.",
  notBeside: { question: [], step: [] },
};

const REQUEST: ChatRequest = {
  reading: {
    headline: "H.",
    interpretation: "I.",
    keyInsights: ["K."],
    actionSteps: [{ text: "Send Dana one line.", minutes: 2 }],
    robQuip: "Q.",
    reflectionPrompts: ["P?"],
  },
  cards: [{ card, reversed: false }],
  userContext: "Dana and I have rewritten the same proposal four times.",
  blockTypeId: "work",
  messages: [],
  message: "",
  tone: "even",
  seed: "s",
};

/** Returns the offline duck's reply to this message, from somebody whose reading was about a proposal. */
export function replyTo(message: string, more: Partial<ChatRequest> = {}): string {
  return composeChatReply({ ...REQUEST, message, ...more });
}
