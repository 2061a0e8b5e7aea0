import { describe, expect, it } from "vitest";
import { correctQuotations, restoreQuotations } from "./keep-true-quotes.ts";

const own = "I’ve rewritten the “Q3 proposal”\n\n  four times — and sent   it to nobody… no";
const others = ["Since when is that true?"];
const checked = (text: string) => correctQuotations(text, { own: [own], others });

describe("the quotations of a reading", () => {
  it("show the person's words in their original spelling and punctuation", () => {
    expect(checked('You wrote “Sent it to nobody” and "I\'ve rewritten the".')).toBe(
      'You wrote “sent   it to nobody” and "I’ve rewritten the".',
    );
  });

  it("stay as they are if they quote the card", () => {
    const text = "The card asks “Since when is that true?” and waits.";
    expect(checked(text)).toBe(text);
  });

  it("stay as they are if they have only one or two words", () => {
    expect(checked("You said “No”. A “finished draft” is a rumour.")).toBe(
      "You said “No”. A “finished draft” is a rumour.",
    );
  });

  it("are removed with their sentence if it attributes invented words to the person", () => {
    expect(checked("Four times. You said “I am afraid of Dana.” Who waits for it?")).toBe(
      "Four times. Who waits for it?",
    );
    expect(checked("In your words: “everybody hates the proposal”.\n\nThe card is turned.")).toBe(
      "\n\nThe card is turned.",
    );
  });

  it.each([
    "The folder says “final final really final”, in capitals.",
    "A sentence you might like: “I cannot come on Sunday.”",
    "Tell your sister: “I cannot come on Sunday.”",
    "When your phone rings, “I cannot come on Sunday” is a whole answer.",
    "Your line for Dana: “I cannot come on Sunday.”",
    "Schreib ihr: „Ich kann am Sonntag nicht kommen.“",
    "Du könntest ihr schreiben: „Ich kann am Sonntag nicht kommen.“",
    'Sag es in einem Satz: „Ich kann am Sonntag nicht kommen".',
    "Escríbele: «No puedo ir el domingo.»",
    "Puedes decirle «no puedo ir el domingo» y nada más.",
    "Écris-lui : « Je ne peux pas venir dimanche. »",
    "Napiš jí: „V neděli nemůžu přijít.“",
    "彼女に「日曜日は行けません。ごめんね」と送ってみて。",
  ])("keep their marks if nobody is said to have said them: %s", (text) => {
    expect(checked(text)).toBe(text);
  });

  it.each([
    "Du schreibst „ich habe Angst vor Dana“. Wer wartet?",
    "„Ich habe große Angst vor Dana“, sagst du. Wer wartet?",
    "Du hast „ich habe Angst vor Dana“ geschrieben. Wer wartet?",
    "In deinen Worten: „alle hassen den Antrag“. Wer wartet?",
    "Escribes «tengo miedo de Dana». Wer wartet?",
    "Tu écris « j'ai peur de Dana ». Wer wartet?",
    "“I am afraid of Dana,” you write. Wer wartet?",
    "You are “deeply afraid of Dana”. Wer wartet?",
  ])("are removed where they are put into the person's mouth: %s", (text) => {
    expect(checked(text)).toBe("Wer wartet?");
  });

  it("lose their marks if removing the sentence would leave nothing", () => {
    expect(checked("You said “I am afraid of Dana.”")).toBe("You said I am afraid of Dana.");
  });

  it("stay as they are if they are not closed", () => {
    expect(checked("You said “I am afraid of Dana.")).toBe("You said “I am afraid of Dana.");
  });

  it.each([
    ["curly", "You said “I am afraid of Dana.” Who waits for it?"],
    ["straight", 'You said "I am afraid of Dana." Who waits for it?'],
    ["single", "You said ‘I am afraid of Dana.’ Who waits for it?"],
    ["plain single", "You said 'I am afraid of Dana.' Who waits for it?"],
    ["German", "You said „I am afraid of Dana.“ Who waits for it?"],
    ["German inward", "You said »I am afraid of Dana.« Who waits for it?"],
    ["French", "You said « I am afraid of Dana. » Who waits for it?"],
    ["Swedish", "You said ”I am afraid of Dana.” Who waits for it?"],
  ])("are checked in %s marks", (_name, text) => {
    expect(checked(text)).toBe("Who waits for it?");
  });

  it("in single marks may contain apostrophes, and apostrophes alone are no marks", () => {
    expect(checked("It asks: ‘I've rewritten the’ what?")).toBe("It asks: ‘I’ve rewritten the’ what?");
    const text = "Dana's folder isn't the writers' room, and it isn’t the readers’ one.";
    expect(checked(text)).toBe(text);
  });

  it.each([1, 9])("keep their marks and letters if they are true, however long: %s", (times) => {
    const sentence = "The call I keep putting off is the one that I promised her on the first of May. ";
    const long = sentence.repeat(times).trim();
    for (const text of [`You wrote “${long}” and stopped.`, `You wrote "${long}" and "stopped just there".`])
      expect(correctQuotations(text, { own: [long, "stopped just there"], others: [] })).toBe(text);
    const ofCard = `The card says “${long}” of itself.`;
    expect(correctQuotations(ofCard, { own: [], others: [long] })).toBe(ofCard);
  });

  it("the quotations of a step are words to say or to write, and those of the person are shown as they were typed", () => {
    const step = "Tell Dana you wrote this: “The Q3 proposal is yours.” Then add 'sent it to nobody'.";
    expect(restoreQuotations(step, { own: [own], others: [] })).toBe(
      "Tell Dana you wrote this: “The Q3 proposal is yours.” Then add 'sent   it to nobody'.",
    );
  });

  it("stay as they are if the sentence proposes them as words to say", () => {
    for (const text of [
      "Send her: “I cannot come on Sunday.”",
      "You could write “I cannot come on Sunday” and leave it there.",
    ])
      expect(checked(text)).toBe(text);
    expect(checked("Ask why you said “I cannot come on Sunday”. Then wait.")).toBe("Then wait.");
  });

  it("may come from any of the person's texts", () => {
    const text = "You said “I owe him the answer”. And “Dana waits for it”?";
    expect(
      correctQuotations(text, { own: ["I owe him the answer.", "Dana waits for it."], others: [] }),
    ).toBe(text);
  });
});
