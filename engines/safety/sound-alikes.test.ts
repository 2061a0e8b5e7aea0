import { describe, expect, it } from "vitest";
import { assessDistress } from "./assess-distress.ts";
import { gravityOf } from "./gravity.ts";

describe("a word that is misspelt as another word", () => {
  it.each([
    "i wanna dye",
    "i wanna dye. i cant do another week of this",
    "i just want to dye tonight",
    "I hope I dye in my sleep.",
    "nobody would care if i dyed",
    "i want to end my lief",
    "i want to end my lfe",
    "i want to end my live.",
    "i want to jump of the bridge",
    "i want to take all my pils",
    "i wish i was ded",
    "i want to kll myself",
    "i wan to die",
    "i want todie",
    "i dont want to exsist",
    "i want to dissapear forever",
    "im going to hurt my self",
    "i want to hurt my self. help me",
    "my self harm is back and i cant stop cutting",
    "i want to kill my self respect me or not",
    "i want to kill my self doubt it will hurt",
    "i want to hurt my self image of me is disgusting",
    "i want to die cut a vein",
    "i want to die cut the rope",
    "i want to take my life long fight over",
    "i hope i never wake up my husband would be better off",
    "iwantto die",
    "i want to dye 2nite",
    "i want to dye when i see them",
    "i want to dye from this pain",
    "i want to end my live now",
    "i dont want to live in this flat or anywhere",
  ])("counts as what is meant in a crisis: %s", (text) => {
    expect(assessDistress(text).level).toBe("crisis");
  });

  it.each([
    "I wanna dye my hair before the interview.",
    "Cut or color? I want to dye.",
    "The wool is ready and I want to dye, but the pots are at my aunt's.",
    "I want to dye eggs with the kids.",
    "I want to end my live stream with a song.",
    "This review is going to hurt my self esteem.",
    "I want to cut my self assessment down to a page.",
    "I want to kill my self-doubt before the audition.",
    "This was not the day to hurt my self image.",
    "I want to die cut some labels for the jars.",
    "I want to jump of joy.",
    "I want to die cut the invitations myself.",
    "Every night I hope the dog doesn't wake up the neighbors.",
    "I bought a pound of pils for the party and nobody came.",
  ])("is left alone where it is spelt right: %s", (text) => {
    expect(gravityOf([text])).not.toBe("gentle");
    expect(assessDistress(text)).not.toMatchObject({ level: "crisis" });
  });
});
