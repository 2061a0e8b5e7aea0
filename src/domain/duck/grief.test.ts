import { describe, expect, it } from "vitest";
import { gravityOf } from "../safety/gravity.ts";
import { readSituation } from "./read-situation.ts";

/** The server reports distress for every text about a loss. */
const read = (text: string) => readSituation(text, "life", { isDistressed: true });

describe("a loss that is not grieved", () => {
  it.each([
    "We broke up in March, it was the right thing and we're both fine. Now I have to decide who keeps the flat.",
    "My ex and I broke up two years ago on good terms and we still share the streaming account.",
    "I got divorced last year. Filing the name change is all that's left and I don't do it.",
    "We broke up and now we have to decide who keeps the dog.",
    "I lost my job in September. The money is fine until spring. I can't get myself to write the CV.",
    "I got laid off, decent package. I keep opening the laptop at nine.",
    "I lost my biggest client and I don't want to phone the next one.",
    "I design the calendar for a funeral home and they want a photo of a lake again.",
    "I do the website for a funeral director and he wants music on it.",
  ])("a loss that is not grieved is a gentle text without the voice for grief: %s", (text) => {
    const { isGrave, isSure } = read(text);
    expect({ isGrave, isSure }).toEqual({ isGrave: true, isSure: false });
    expect(gravityOf([text])).toBe("gentle");
  });
});

describe("a loss that is grieved", () => {
  it.each([
    "My girlfriend broke up with me last week and I can't eat.",
    "We broke up yesterday.",
    "She left me after nine years.",
    "We broke up. I'm fine. I cry in the car.",
    "We broke up in March and it was for the best. I still set out two cups.",
    "It was mutual, we broke up last year, and I dream of him every night.",
    "After nine years we are getting divorced and it's for the best, I miss her every day.",
    "I lost my husband in May.",
    "I lost my dear friend Ann.",
    "The funeral is on Friday and I have to write the speech.",
    "My dad died and I work at a funeral home.",
    "I lost my job and my wife left me.",
    "Dad died on Sunday and I keep looking at his chair.",
    "She died in my arms in March.",
    "Our son died last year.",
    "My mum is dead.",
    "We lost our baby at twenty weeks.",
    "My husband drowned last summer.",
    "I'm a widow and the evenings are long.",
    "I have to write the eulogy for my sister.",
    "My wife moved out yesterday.",
    "He ended things last night.",
    "It wasn't mutual. He left me and I sit in the car.",
    "My husband left me. He says it's for the best.",
    "She left me last year and the flat is so quiet.",
    "She left me two years ago and I still check her profile every evening.",
    "My wife left me on Sunday. She is selling the house.",
    "My husband left me for my sister and now he's filing.",
    "We broke up and we're not on good terms.",
  ])("a loss that is grieved gets the voice for grief: %s", (text) => {
    const { isGrave, isSure } = read(text);
    expect({ isGrave, isSure }).toEqual({ isGrave: true, isSure: true });
  });

  it.each([
    "I lost my job and want to end it all.",
    "We broke up, it's for the best, I don't want to be here any more.",
  ])("a loss that is told in dark words is read as heavy: %s", (text) => {
    const { isGrave, isSure, knots } = read(text);
    expect({ isGrave, isSure, knots }).toEqual({ isGrave: true, isSure: true, knots: ["heavy"] });
  });

  it("a harmless text gets the voice for what is heavy if the distress was reported for another text", () => {
    expect(read("I can't get myself to write the CV.")).toMatchObject({ isGrave: true, isSure: true });
  });
});

describe("a wrong that somebody did, or a dark state, beside a thing", () => {
  it.each([
    "My cello is in its case under the bed since spring. My brother changed the locks on me.",
    "I bought a guitar and never played it. I feel like dying inside when I see it.",
    "My tent is still in its box since May. He threw me out and I have nowhere to put it up.",
    "The sewing machine is still in its box. My sister won't let me in.",
  ])("a wrong that somebody did, or a dark state, is not read as a situation about a thing: %s", (text) => {
    const { scene, guesses } = readSituation(text, "life", { remembered: "bought-and-waiting" });
    expect({ scene, guesses }).toEqual({ scene: null, guesses: [] });
  });

  it("a situation about a thing is still recognised without a wrong or a dark state", () => {
    const { scene } = readSituation("My cello is in its case under the bed since spring.", "life");
    expect(scene?.id).toBe("bought-and-waiting");
  });
});
