import { describe, expect, it } from "vitest";
import { onlyMentionsLoss, settlesAfterDeath } from "./mentioned-loss.ts";
import { prepareReading } from "./prepare-reading.ts";
import { readSituation } from "./read-situation.ts";

const MENTIONED = [
  "My mum died eleven years ago and I am still paying for her gym. They want the email address she signed up with.",
  "My uncle left me his shop in Peckham and eleven boxes of receipts. The lawyer wants a list of debts.",
  "Dad died in 2014 and my sister and I still own his boat. I want to sell it, she wants to wait.",
  "Our parents died in 2012 and 2014, and my cousins won't pay for the roof. I want to sell it.",
  "My aunt Rosa passed away decades ago and I pay for her piano in storage.",
];

const TOLD = [
  ["a death without a time", "My father died and we have to sell his boat."],
  ["a fresh death", "My nan passed seven weeks ago and I have to cancel her phone contract."],
  ["a parent who left", "My mum left me a week ago and I have to sell our house."],
  ["a death last year", "Dad died last year and my sister wants to sell the house."],
  ["a loss that hurts", "My mum died eleven years ago, I still pay for her gym and I miss her every day."],
  ["the death of a child", "My son died six years ago and I still pay for his phone contract."],
  ["the death of a husband", "My husband died in 2015 and his car is still in the garage."],
  ["a death without a practical matter", "My father died nine years ago. I think of what he would say."],
  ["a partner who left", "My wife left me after we sold the house."],
  ["a second loss beside an old one", "Mum died in 2012, I still own her flat, and now my dog died."],
  ["an illness beside it", "Dad died in 2014, we sold the boat, and I was diagnosed with cancer."],
  ["a recent year", "My father died in 2026 and we want to sell the house."],
  ["a daughter with a name", "My daughter, Ana, died five years ago. Her phone contract runs on."],
  ["a son with an age", "Our son Tom, who was six, died in 2016 and we have to sell the house."],
  ["a boy", "My boy died in 2018 and his bike is in the garage."],
  ["a girl", "My girl died six years ago and I pay for her phone."],
  ["a stepson", "My stepson died in 2015 and I still pay for his storage."],
  ["a grandson", "My grandson died in 2015 and I still pay for his storage."],
  ["a fiancé", "My fiancé died in 2017 and I have to sell his car."],
  ["a wife with two names", "My wife Anna Maria died in 2018 and I can't sell her car."],
  ["a husband of many years", "My husband of thirty years died in 2014. The bank wants papers."],
  ["a husband named before", "He was my husband. He died in 2017 and I pay for the storage alone."],
  ["a partner who is dead", "My partner's dead five years and I have to sell the car."],
  [
    "a brother who shot himself",
    "My brother shot himself. He died twelve years ago and I have to sell his flat.",
  ],
  ["a death by choice", "My sister died four years ago by her own choice and her flat must be sold."],
  ["a murder", "My dad was murdered. He died in 2011. I have to sell his house."],
  ["a murder in the same sentence", "My dad died in 2011, he was murdered, and I have to sell his house."],
  [
    "a body that was found",
    "Mum died thirteen years ago and I found her in the garage. I have to sell the house.",
  ],
  ["nights in a car", "My brother died four years ago and every night I sit in his car and can't breathe."],
  ["talking to a thing", "My sister died in 2023. I have her car and I talk to it."],
  ["feeling nothing", "Dad died in 2003 and I feel nothing. I just decide things all day."],
  ["nobody to share with", "My mother died two years ago and I have nobody to share anything with."],
  ["a dream", "My mother died ten years ago and I still dream of her in the house that I sell. I sell it."],
  ["a day of remembrance", "My mother died ten years ago today and I have to sell the house."],
  ["a pet", "My cat died in 2012 and I can't decide about another. I want to sell her basket."],
  ["a friend", "My best friend died in 2012 and I still pay for his storage."],
  ["two of the family in one clause", "My son and my dad died in 2012 and I have to sell the house."],
  ["the parent of the children", "My kids' father died in 2012 and I have to sell the house."],
  [
    "a relative who is not named in the clause",
    "We rent out Gran's flat. She died in 2009 and I want to sell it.",
  ],
  ["a few years", "My father died three years ago and we want to sell the house."],
  ["a house that was never left", "Mum died in 2014. I never left the house since. I want to sell it."],
  [
    "a later death beside it",
    "Mum died in 2012, dad in 2013 and Tom last March, and I have to sell the house.",
  ],
  ["the parents of a child", "When my parents died in 2010 I was eleven. I want to sell the house."],
  ["a death at a birth", "My mother died in 2012 giving birth to my brother. I pay for his school."],
  ["the cause of a death", "My uncle died in 2011 of AIDS and I pay for his storage."],
  ["an end that may be more", "My dad died six years ago. I want to sell the house and end it."],
  ["a thing that is kept", "My mum died in 2012 and I still keep her toothbrush. I should sell the flat."],
  ["a thing that cannot be let go", "My father died in 2012 and I can't sell his car."],
] as const;

describe("onlyMentionsLoss", () => {
  it.each(MENTIONED)("takes the death for a mention in a practical matter: %s", (text) => {
    expect(onlyMentionsLoss(text)).toBe(true);
    const { isGrave, mentionsLoss } = readSituation(text, "life");
    expect({ isGrave, mentionsLoss }).toEqual({ isGrave: false, mentionsLoss: true });
  });

  it.each(TOLD)("takes the loss for what the text is about: %s", (_what, text) => {
    expect(onlyMentionsLoss(text)).toBe(false);
    expect(readSituation(text, "life").isGrave).toBe(true);
  });

  it("is false for somebody who nearly died long ago", () => {
    expect(onlyMentionsLoss("My dad nearly died six years ago and I have to sell the house.")).toBe(false);
  });

  it("a death without a time is grave without the voice for grief if what it left has been unsettled for years", () => {
    const text = "My father died and for six years my sister and I have meant to sell his boat.";
    expect(settlesAfterDeath(text)).toBe(true);
    const { isGrave, isSure } = readSituation(text, "life");
    expect({ isGrave, isSure }).toEqual({ isGrave: true, isSure: false });
  });

  it.each([
    "My father died last week and we have to sell his boat.",
    "My father died and my sister and I have to sell his boat.",
    "My mother died and I have to cancel her phone, and I can't bear to.",
    "My wife died and I should sell the house.",
    "My father died in spring and I still set the table for him.",
    "My brother died in 2012 and I have to sell his flat.",
    "My son and my father died and for six years I have meant to sell their boat.",
    "Grandad died in 2012 and my wife died. I have to sell the house.",
    "My mother died and my dad left me his boat. I have to sell it.",
  ])(
    "a death that is fresh, without a time, that hurts or that is the nearest keeps the voice for grief: %s",
    (text) => {
      const { isGrave, isSure, knots } = readSituation(text, "life");
      expect({ isGrave, isSure, knots }).toEqual({ isGrave: true, isSure: true, knots: ["loss"] });
    },
  );

  it("a text that only mentions a loss is grave if the caller reports distress", () => {
    const [text = ""] = MENTIONED;
    const { isGrave, mentionsLoss } = readSituation(text, "life", { isDistressed: true });
    expect({ isGrave, mentionsLoss }).toEqual({ isGrave: true, mentionsLoss: false });
  });

  it("a text that only mentions a loss is tender, and read as a practical matter, though the server calls it distressed", () => {
    const { isGrave, isTender, situation } = prepareReading({
      userContext:
        "My dad died nine years ago and his boat is still here. I want to sell it, my sister wants to wait.",
      blockTypeId: "life",
      spreadType: "quick-draw",
      cards: [],
      seed: "any",
      tone: "even",
      isDistressed: true,
    });
    expect({ isGrave, isTender, scene: situation.scene?.id }).toEqual({
      isGrave: false,
      isTender: true,
      scene: "settling-the-estate",
    });
  });
});
