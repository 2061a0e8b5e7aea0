import type { Card } from "#domain/deck/card.ts";

/** Returns a card whose texts are all empty, except for the fields that the test passes. */
export function blankCard(said: Partial<Card>): Card {
  return {
    id: "blank",
    number: 1,
    name: "Blank",
    emoji: "🦆",
    family: "loops",
    coreMeaning: "",
    reversedMeaning: null,
    duckQuestion: "",
    duckWisdom: "",
    blockApplications: { creative: "", work: "", life: "", relationship: "" },
    perspectivePrompts: [],
    tags: [],
    artAlt: "",
    step: "Ask one person one question.",
    notBeside: { question: [], step: [] },
    ...said,
  };
}
