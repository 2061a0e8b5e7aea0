import { describe, expect, it } from "vitest";
import { findDenials } from "./find-denials.ts";

describe("a denial in the chat", () => {
  it.each([
    ["There is no debt.", "debt", "the debt"],
    ["it's not about my mother", "mother", "your mother"],
    ["I never said I was afraid", "afraid", "fear"],
    ["who said anything about a deadline?", "deadline", "the deadline"],
    ["there isn't any deadline", "deadline", "the deadline"],
    ["this has nothing to do with my boss", "boss", "your boss"],
    ["I don't have a brother", "brother", "the brother"],
    ["i'm not angry.", "angry", "anger"],
    ["no, not the band", "band", "the band"],
    ["leave my sister out of this", "sister", "your sister"],
    ["there is no debt collector or anything", "collector", "the debt collector"],
    ["no the editor is fine, she's lovely", "editor", "the editor"],
    ["its not pressure from her", "pressure", "the pressure"],
    ["i never said i was a perfectionist", "perfectionist", "being a perfectionist"],
    ["No, I don't want her back.", "back", "wanting her back"],
    ["im not scared of the viva", "scared", "fear"],
    ["I'm not grieving. He's alive.", "grieving", "grief"],
    ["It's not laziness, I get up at nine.", "laziness", "the laziness"],
    ["my wife's not the trouble, she's good as gold", "wife", "your wife"],
    ["The varnish is not the obstacle. I own four tins of it.", "varnish", "the varnish"],
    ["You mustn't think technology is the difficulty.", "technology", "the technology"],
    ["Cooking has nothing to do with it, he does the same with how I park.", "cooking", "the cooking"],
    ["rent isn't what's holding me, I've got a decent salary", "rent", "the rent"],
    ["Oh the hedge can go hang, it's growing back already.", "hedge", "the hedge"],
    ["My brother isn't putting any pressure on me.", "brother", "your brother"],
    ["i dont have a problem w deadlines lol", "deadlines", "the deadlines"],
    ["Time isn't what's missing, they gave me every Wednesday.", "time", "the time"],
  ])("a denial in the chat is found in: %s", (message, head, said) => {
    expect(findDenials(message)).toContainEqual({ head, said });
  });

  it.each([
    "I have no idea",
    "there is no way I can do that",
    "It's about my mother",
    "I'm not sure",
    "I never called him",
    "it's not that",
    "she isn't the one who called",
    "the door isn't locked",
    "nobody is asking me",
    "no",
  ])("a denial in the chat is not found in: %s", (message) => {
    expect(findDenials(message)).toEqual([]);
  });
});
