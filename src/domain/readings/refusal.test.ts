import { describe, expect, it } from "vitest";
import { isRefusal, mayBecomeRefusal } from "./refusal.ts";

const REFUSALS = [
  "I can't help with that.",
  "I can’t help with that.",
  "I'm sorry, but I can't help with that.",
  "I'm sorry, but I cannot assist with that request.",
  "I’m sorry, I can't assist with that.",
  "Sorry, but I can't assist with this request.",
  "I'm sorry. I cannot help with this.",
  "I am unable to provide a reading for this topic.",
  "I cannot provide medical advice. Please talk to a professional.",
  "I'm really sorry, but I can't engage with that kind of content, as it may be harmful.",
  "I must decline.",
  "As an AI language model, I cannot answer questions of this kind.",
  "As an AI, I don't have opinions on such topics.",
  "This request goes against my guidelines.",
  "I cannot fulfill this request. Is there something else I can do for you?",
  "**I can't help with that.** Let me know if there is anything else.",
  "Es tut mir leid, aber dabei kann ich nicht helfen.",
  "Tut mir leid, ich kann dir dabei leider nicht helfen.",
  "Ich kann diese Anfrage nicht beantworten.",
  "Leider kann ich Ihnen bei dieser Anfrage nicht weiterhelfen. Kann ich sonst etwas für Sie tun?",
  "Als KI kann ich dazu keine Antwort geben.",
  "Lo siento, pero no puedo ayudarte con eso.",
  "No puedo ayudar con esa solicitud.",
  "Lo siento, no puedo responder a esa pregunta. ¿Hay algo más en lo que pueda ayudarte?",
  "No puedo proporcionar una lectura sobre este tema.",
  "Como modelo de lenguaje, no puedo hablar de eso.",
];

const NO_REFUSALS = [
  "",
  "I'm sorry.",
  "I'm sorry that happened. Who was there?",
  "I can't help with that, you told Dana, and on Friday you did it anyway.",
  "“I can't help with that” is what you told Dana. Who asked you to?",
  "I can't help with that. Those were Dana's words, and you wrote them down twice.",
  "You say you can't help with that. The card asks who could.",
  "I can't help noticing that you wrote it four times and sent it to nobody.",
  "I cannot answer for your brother. What would you ask him if he sat here?",
  "I will not read a card over this. Please call 988 now, I will wait.",
  "I'm sorry, but I can't help with that. Please call the Samaritans on 116 123 tonight.",
  "Ich kann das nicht mehr, schreibst du, und dann machst du es doch.",
  "Ich kann dir nicht sagen, was sie denkt. Was hat sie am Montag gesagt?",
  "Leider kam der Brief nie an. Wer hat ihn verschickt?",
  "No puedo más, escribes. ¿Quién lo sabe?",
  "Como siempre, lo dejas para el viernes.",
  "Call Dana.",
  `I can't help with that. ${"You wrote the proposal four times, and nobody else has seen it. ".repeat(8)}`,
];

describe("a refusal of a model", () => {
  it.each(REFUSALS)("is recognised: %s", (text) => {
    expect(isRefusal(text)).toBe(true);
  });

  it.each(NO_REFUSALS)("an answer that says something is no refusal of a model: %s", (text) => {
    expect(isRefusal(text)).toBe(false);
  });

  it("is held back at every length at which it may arrive", () => {
    const shown = REFUSALS.flatMap((text) =>
      Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1)).filter(
        (begun) => !mayBecomeRefusal(begun) && begun.trim() !== "",
      ),
    );
    expect(shown).toEqual([]);
  });

  it("an answer that says something is held back no longer than its first sentences", () => {
    for (const text of NO_REFUSALS.filter((text) => text.length > 40))
      expect([text, mayBecomeRefusal(text) && !isRefusal(text)]).toEqual([text, text.includes("Samaritans")]);
    expect(mayBecomeRefusal("You say it is about")).toBe(false);
    expect(mayBecomeRefusal("I'm sorry that happened. Who")).toBe(false);
  });
});
