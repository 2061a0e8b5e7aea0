import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guessBlockType } from "./guess-block-type.ts";

interface Situation {
  text: string;
  blockTypeId: string;
}

const situations: Situation[] = JSON.parse(
  readFileSync(new URL("../../../test-support/sample-situations.json", import.meta.url), "utf8"),
);

describe("the guessed kind of block", () => {
  it("is the right one for at least 23 of the 28 sample situations", () => {
    const right = situations.filter(({ text, blockTypeId }) => guessBlockType(text) === blockTypeId);
    expect(right.length).toBeGreaterThanOrEqual(23);
  });

  it.each([
    ["The third chapter of my novel is a blank page.", "creative"],
    ["My manager wants the report before the quarter ends.", "work"],
    ["My sister and my mother do not talk.", "relationship"],
    ["I should see a doctor about my sleep.", "life"],
    ["My boyfriend wants to move in and I have not answered.", "relationship"],
    ["My girlfriend is moving in next month and my flat is full of boxes.", "relationship"],
    ["My partner is moving in and I haven't made room in the closet.", "relationship"],
    ["My fiancé is moving in and the bedroom is full.", "relationship"],
    ["I am moving to Berlin and have packed nothing.", "life"],
    ["I don't know whether to text her back.", "relationship"],
    ["We fight about the dishes every evening.", "relationship"],
    ["My neighbor's dog barks all night and I don't say anything.", "relationship"],
    ["I want to write a letter to my father.", "relationship"],
    ["I want to paint the hallway and the can has been in the corner since May.", "life"],
    ["The child's room needs painting and I can't decide on a color.", "life"],
    ["I bought paint for the nursery in March and the walls are still bare.", "life"],
    ["My bike is in three boxes and the manual is in Japanese.", "life"],
    ["My language course starts on Monday and I have not opened the book.", "life"],
    ["I keep not booking the dentist.", "life"],
    ["My landlord wants to raise the rent.", "life"],
    ["My landlord should fix the heating. I have drafted the email about my lease and my low rent.", "life"],
    ["I paint in oils and the last canvas faces the wall.", "creative"],
    ["I draw every night and show nobody.", "creative"],
    ["I want to write and I don't.", "creative"],
    ["I want to learn the guitar and it stands in the corner.", "creative"],
    ["I need to write a cover letter and I keep reading other people's.", "work"],
    ["I have to write a reference for an intern.", "work"],
    ["I teach at a school and I have forty essays to grade.", "work"],
    ["I keep putting off the promotion form at the hospital where I work.", "work"],
    ["I'm a receptionist at a surgery and the new booking system is mine to explain.", "work"],
    ["I'm a cleaner in a nursing home and I want to ask for a raise.", "work"],
    ["My code works but I'm scared to deploy it.", "work"],
    ["I'm in the hospital with my son.", "relationship"],
    ["I want to finish a quilt for my niece.", "creative"],
    [
      "I'm sewing a quilt for my granddaughter's wedding and I've unpicked one corner four times.",
      "creative",
    ],
    ["I promised my brother a song for his wedding.", "creative"],
    ["My friends say I should send my poems somewhere.", "creative"],
    ["My daughter asked me to make her costume for the play.", "creative"],
    ["I am scanning old photos for my grandchildren.", "life"],
    ["I'm looking for an apartment near my friends.", "life"],
    ["I'm a mother of three and I never have a free evening.", "life"],
    ["I have put off the checkup since I retired.", "life"],
    ["I need a present for my sister.", "relationship"],
    ["I'm jealous of my sister.", "relationship"],
    ["I'm a nurse and I snap at my husband when I come home.", "relationship"],
    ["I am a nurse. I used to write songs and I've stopped.", "creative"],
    ["I'm a hairdresser and I want to put my prices up.", "work"],
    ["", "life"],
    ["???", "life"],
  ])("of ‘%s’ is %s", (text, kind) => {
    expect(guessBlockType(text)).toBe(kind);
  });

  it("does not depend on how often a word is repeated", () => {
    expect(guessBlockType("Boss, boss, boss, boss. My sister and my mother do not talk.")).toBe(
      "relationship",
    );
  });
});
