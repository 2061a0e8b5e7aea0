import { describe, expect, it } from "vitest";
import { readSituation } from "./read-situation.ts";

const guessesOf = (text: string) => readSituation(text, "life").guesses.map(({ id }) => id);
const sceneOf = (text: string) => readSituation(text, "life").scene?.id;

describe("the guesses of readSituation", () => {
  it("the guesses leave out a situation of which the text shows only trouble", () => {
    const text = "I promised the migration for March, and I have not started it.";
    expect(guessesOf(text)).not.toContain("deadline-and-nothing");
    expect(guessesOf("I can't begin. I haven't started and it is due on Friday.")).toEqual([]);
  });

  it("the guesses leave out a situation of which the text shows only everyday words", () => {
    expect(guessesOf("He came in, she said something about us, and nothing was the same.")).toEqual([]);
  });

  it("the guesses hold a situation that the text names plainly", () => {
    expect(guessesOf("best man speech, saturday. i go and make a sandwich")).toContain(
      "deadline-and-nothing",
    );
    expect(guessesOf("A mole on my back, and my wife keeps pointing at it.")).toContain("doctor-avoided");
  });

  it("the guesses hold a situation whose subject stands near its trouble", () => {
    expect(guessesOf("My album is on my hard drive since the summer.")).toContain("finished-not-released");
  });

  it("the labels of the guesses have typographic apostrophes, as the text of a reading has", () => {
    const { guesses } = readSituation("My album is on my hard drive since the summer.", "life");
    expect(guesses.map(({ label }) => label)).toContain("something you finished and haven’t shown");
  });
});

describe("the situation in which love has gone quiet", () => {
  it.each([
    "I don't want to go to the wedding of my cousin. He asked us in May.",
    "My wife wants a dog and I don't want one.",
    "We have forty jars in the cellar and we don't want them anymore.",
    "I don't love going to the gym. My husband does.",
  ])("love gone quiet is not guessed from a thing that the writer does not want: %s", (text) => {
    expect(guessesOf(text)).not.toContain("feeling-gone");
    expect(sceneOf(text)).not.toBe("feeling-gone");
  });

  it.each([
    "I don't want to be touched by my husband. He hasn't done anything.",
    "My boyfriend is kind and I don't want him the way I did.",
    "We've been married for nine years and I no longer want her.",
    "I don't feel it anymore with my girlfriend.",
    "We get on fine and I don't desire her any more.",
  ])("love gone quiet is guessed from words about the feeling: %s", (text) => {
    expect(guessesOf(text)).toContain("feeling-gone");
  });
});

describe("the situations that everyday words alone do not show", () => {
  it.each([
    ["something cruel", "said-something-cruel", "I said I'd run the cake stall at the fair and I regret it."],
    ["something cruel", "said-something-cruel", "I said yes to the party and I regret it."],
    ["two good things", "two-good-options", "We need a boiler and I can't choose between three quotes."],
    [
      "clearing a house",
      "clearing-a-house",
      "I must tell my son that we're selling the house he grew up in.",
    ],
  ])("the situation of %s (%s) is not shown by ‘%s’", (_, id, text) => {
    expect(guessesOf(text)).not.toContain(id);
    expect(sceneOf(text)).not.toBe(id);
  });

  it.each([
    "My cousin is getting married and I don't want to go to the wedding.",
    "I found my old guitar and I don't dare to take it to the shop.",
  ])("something unsaid is not guessed from a wish or fear about something else: %s", (text) => {
    expect(readSituation(text, "life").hardParts).not.toContain("unsaid");
  });
});

/** Sentences of which each says only an everyday thing, or a trouble without its subject. */
const EVERYDAY = [
  "I have not started it yet.",
  "They don't know how tired I am.",
  "My dog is ready for a walk.",
  "My daughter sang a solo.",
  "We had a toast and some wine at the wedding.",
  "I'm sober for six years and hold a glass of water.",
  "The doctor was nice and the results are fine.",
  "I kind of hate him.",
  "We can't agree on dad's ashes.",
  "Too good to be true, and I never met him. He needs money.",
  "I went to the dentist and she found nothing.",
  "We moved to a new town and the bread is good.",
  "She said my report is good.",
  "He said yes to the photo and we laughed.",
  "I put my phone down and looked at the rain.",
  "The exam is over and I slept well.",
  "Our song was on the radio in the bus.",
  "My sister got the job and we had cake.",
  "The landlord sold the bakery across the road.",
  "I retired in May and I enjoy it.",
  "We washed the dishes and went to bed.",
  "My shop is open on Sundays now.",
  "The plot of the play is simple and the actors are good.",
  "I agreed to the new colour of the wall.",
  "My physio is nice and my knee is fine.",
  "He turned up with flowers and it was lovely.",
  "The gym is near the station and it is cheap.",
  "We have two dogs and a garden.",
  "I like him and he likes me.",
  "My mother's flat is bright and near the park.",
  "I found out that the train is cheaper on Mondays.",
];

describe("the situations of readSituation, for everyday sentences", () => {
  it.each(EVERYDAY)("offers no guess for: %s", (text) => {
    expect([sceneOf(text), ...guessesOf(text)]).toEqual([undefined]);
  });
});

/** Texts about what no situation of the duck fits, because its sentences would tell people to talk, hide or leave it. */
const HARM = [
  "I hide my arms so nobody sees. I say it's the cat.",
  "I throw up after dinner and hide it from my mum.",
  "I hide my phone from him, in case he sees who I call.",
  "I'm gay and nobody knows. I pretend that I have a girlfriend in case they ask.",
  "My accent is strong. My boss thinks I am stupid and I don't know what to say.",
  "I never told anyone what my uncle did when I was nine. I said nothing and changed the subject.",
  "I haven't told my parents that I'm gay. I keep putting off the talk.",
  "I haven't told my husband yet that I'm leaving. He gets so angry.",
  "I had an abortion and never told my husband.",
  "I stopped taking my tablets for my heart, I skip them and say I did.",
  "I've stopped taking my pills and nobody knows.",
  "I should tell my boss that I can't go on.",
  "I bought a rope and haven't used it.",
  "The door handle is broken since he kicked it. I have the screws and never got round to it.",
  "I haven't told my mum yet that he pushed me.",
  "I keep putting off the talk with my wife, she throws things.",
  "I need to tell my boss that he touched me, I lose my nerve every time I go in.",
  "I don't know how to tell my husband that I want out.",
  "I should tell my mum about my stepdad but I keep putting it off.",
  "I haven't told my dad yet that I'm a girl.",
  "I cried on the balcony for ten minutes. I don't know how to be with his friends.",
  "I've lost the will to do anything. I should decide about the flat share.",
];

describe("the situations of readSituation, for texts about harm, danger or coming out", () => {
  it.each(HARM)("takes no situation and offers none for: %s", (text) => {
    expect([sceneOf(text), ...guessesOf(text)]).toEqual([undefined]);
  });

  it("readSituation offers a doctor's appointment and nothing else for breath that is short", () => {
    const text = "I'm out of breath on the stairs, I pretend I'm reading my phone.";
    expect([sceneOf(text), ...guessesOf(text)]).toEqual([undefined, "doctor-avoided"]);
  });
});

describe("the situations of readSituation, for relatives who are alive", () => {
  it.each([
    "I'm staying at my mum's house with my sister and it is too small for both of us.",
    "My dad's flat is damp and my brother never visits him.",
    "I moved into his flat in May. We share it and it is 400 a month.",
    "His boat costs us too much and he won't sell it.",
  ])("finds nothing that a relative left in: %s", (text) => {
    expect([sceneOf(text), ...guessesOf(text)]).not.toContain("settling-the-estate");
  });
});

describe("the situations of readSituation, for what a person bought, promised or inherited", () => {
  it.each([
    ["There is a cello in its case behind the door. I bought it and never began.", "bought-and-waiting"],
    [
      "I want to sell my late father's boat and put off the talk with my sister about it",
      "settling-the-estate",
    ],
    ["I promised the migration for March. I have not started it, nobody has asked.", "promised-not-begun"],
  ])("takes the situation of: %s", (text, id) => {
    expect(sceneOf(text)).toBe(id);
  });

  it("offers the situation of promised work where the promise and the trouble stand far apart", () => {
    expect(guessesOf("I promised the migration for March, I have not started it")).toEqual([
      "promised-not-begun",
    ]);
  });
});
