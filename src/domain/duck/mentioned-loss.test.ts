import { describe, expect, it } from "vitest";
import { onlyMentionsLoss, settlesAfterDeath } from "./mentioned-loss.ts";
import { readSituation } from "./read-situation.ts";

const MENTIONED = [
  "My mum died eleven years ago and I am still paying for her gym. They want the email address she signed up with.",
  "My uncle left me his shop in Peckham and eleven boxes of receipts. The lawyer wants a list of debts.",
  "Dad died in 2014 and my sister and I still own his boat. I want to sell it, she wants to wait.",
  "We rent out Gran's flat. She died in 2009, the roof needs repairs, and my cousins won't pay.",
  "My aunt passed away long ago and her piano costs us sixty a month in storage.",
];

const TOLD = [
  ["a death without a time", "My father died and we have to sell his boat."],
  ["a fresh death", "My nan passed seven weeks ago and I have to cancel her phone contract."],
  ["a death last year", "Dad died last year and my sister wants to sell the house."],
  ["a loss that hurts", "My mum died eleven years ago, I still pay for her gym and I miss her every day."],
  ["the death of a child", "My son died six years ago and I still pay for his phone contract."],
  ["the death of a husband", "My husband died in 2015 and his car is still in the garage."],
  ["a death without a practical matter", "My father died nine years ago. I think of what he would say."],
  ["a partner who left", "My wife left me after we sold the house."],
  ["a second loss beside an old one", "Mum died in 2012, I still own her flat, and now my dog died."],
  ["an illness beside it", "Dad died in 2014, we sold the boat, and I was diagnosed with cancer."],
  ["a recent year", "My father died in 2026 and we want to sell the house."],
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
});
