import { describe, expect, it } from "vitest";
import { assessDistress } from "./assess-distress.ts";
import { isOnlySuspected } from "./gravity.ts";
import { leavesLifeOpen } from "./living-places.ts";

describe("a person who does not want to live somewhere, in a text that tells of danger", () => {
  it.each([
    "My husband doesn't want to live in this house, he says he'd sooner hang himself.",
    "My husband doesn't want to live alone, he took an overdose.",
    "My sister doesn't want to live at home and she overdosed on Friday.",
    "my son doesn't want to live at school, he's cutting himself",
    "My niece doesn't want to live at home since her stepdad beats her.",
    "My girlfriend doesn't want to live alone. She's standing on the roof.",
    "She doesn't want to live by the river because she wants to drown herself.",
    "My brother doesn't want to live there. He bought a shotgun.",
    "My husband doesn't want to live without his dog.",
    "My wife doesn't want to live with me anymore, so what am I still living for?",
    "My wife doesn't want to live with me anymore. I want to go to sleep and never wake.",
    "My gran doesn't want to live alone. She said she wishes God would take her.",
    "My flatmate doesn't want to live alone, keeps talking about ending things.",
  ])(
    "a person who does not want to live somewhere is in danger if the text says so elsewhere: %s",
    (text) => {
      expect(assessDistress(text).level).toBe("crisis");
    },
  );

  it.each([
    "He says he doesn't want to live at his mother's, or anywhere.",
    "My wife doesn't want to live at home or anywhere.",
    "My son doesn't want to live at home - or anywhere.",
    "My son doesn't want to live at home (or at all).",
    "He no longer wants to live alone, or otherwise.",
    "My dad doesn't want to live in the house without Mum.",
    "My son doesn't want to live there and he has a plan.",
    "My grandma doesn't want to live alone and refuses to eat.",
    "My dad doesn't want to live with us anymore, he says he just wants it to be over.",
    "My daughter doesn't want to live with her dad because he hits her.",
    "My aunt doesn't want to live alone now that Uncle is gone, she wants to follow him.",
    "My daughter doesn't want to live in her dorm. I found razors and blood.",
    "My brother doesn't want to live with what happened.",
    "My brother doesn't want to live with the voices.",
    "My son doesn't want to live in his own skin.",
    "My brother no longer wants to live in fear.",
    "My grandfather doesn't want to live on machines.",
    "my brother doesnt wanna live at home or anywhere",
  ])("a person who does not want to live somewhere is not taken to be moving house: %s", (text) => {
    expect(assessDistress(text).level).not.toBe("none");
  });
});

describe("an open wish not to live", () => {
  it.each([
    "My dad doesn't want to live alone, so we look at flats.",
    "My mother doesn't want to live here anymore.",
    "My kids don't want to live in Ohio.",
    "My mum doesn't want to live alone or in a home.",
    "My wife doesn't want to live near my parents.",
    "My son doesn't want to live with his father in Spain.",
    "My parents don't want to live in the house anymore, it's too big and the stairs are steep.",
    "My dad doesn't want to live alone and I live in another country.",
    "We are moving to the sea in May.",
    "I don't want to live alone.",
  ])("is not suspected in an everyday text: %s", (text) => {
    expect(leavesLifeOpen(text)).toBe(false);
  });

  it.each([
    "My brother doesn't want to live with it.",
    "My brother doesn't want to live in Hell.",
    "My dad doesn't want to live alone and he gave away his watch.",
    "My dad doesn't want to live there, he wants Mum to come and take him.",
    "My grandad doesn't want to live on his own. He has his old service revolver in the drawer.",
    "My dad doesn't want to live in the house. He wants to see Mum again.",
    "My kid doesn't want to live at home because of what he did to her.",
  ])("is suspected if the continuation or the rest is on no list: %s", (text) => {
    expect(leavesLifeOpen(text)).toBe(true);
  });

  it("is only suspected, so that nobody is consoled", () => {
    expect(isOnlySuspected("My dad doesn't want to live alone and the marmalade is moldy.")).toBe(true);
  });
});
