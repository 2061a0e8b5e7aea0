import { describe, expect, it } from "vitest";
import {
  findInvalidAnswers,
  ONBOARDING_STEP_COUNT,
  ONBOARDING_STEPS,
  stepToResume,
} from "./onboarding-steps.ts";
import * as options from "./options.ts";
import {
  answerProfile,
  EMPTY_PROFILE,
  isProfileComplete,
  PROFILE_ANSWERS,
  PROFILE_FIELDS,
} from "./profile.ts";

const whole = answerProfile(EMPTY_PROFILE, {
  name: "Sam",
  birthday: "1990-03-21",
  birthPlace: "Lyon, Auvergne-Rhône-Alpes, France",
  creativeIdentity: "Artist with a day job",
  workContext: "Lighthouse keeper",
  debuggingMode: "Ask everyone for advice",
  blockPattern: "Work",
  superpower: "Hyperfocus",
  kryptonite: "Perfectionism",
  spiritAnimal: "turtle",
});

describe("a profile", () => {
  it("is complete only with all eleven fields", () => {
    expect(PROFILE_FIELDS).toHaveLength(11);
    expect(isProfileComplete(whole)).toBe(true);
    for (const field of PROFILE_FIELDS) {
      expect(isProfileComplete({ ...whole, [field]: "  " }), field).toBe(false);
    }
    expect(isProfileComplete(EMPTY_PROFILE)).toBe(false);
  });

  it("gets its zodiac sign from the birthday, and none without one", () => {
    expect(whole.zodiacSign).toBe("Aries");
    expect(answerProfile(whole, { birthday: "1990-03-20" }).zodiacSign).toBe("Pisces");
    expect(answerProfile(whole, { birthday: "" }).zodiacSign).toBe("");
  });

  it("keeps the fields that are not answered", () => {
    const answered = answerProfile(whole, { name: "Alex", kryptonite: "" });
    expect(answered).toEqual({ ...whole, name: "Alex", kryptonite: "" });
  });
});

describe("the steps of onboarding", () => {
  it("ask for every answer once, and are seven with the summary", () => {
    expect(ONBOARDING_STEPS).toEqual([
      ["name", "birthday", "birthPlace"],
      ["creativeIdentity", "workContext"],
      ["debuggingMode"],
      ["blockPattern"],
      ["superpower", "kryptonite"],
      ["spiritAnimal"],
    ]);
    expect(ONBOARDING_STEPS.flat()).toEqual(PROFILE_ANSWERS);
    expect(ONBOARDING_STEP_COUNT).toBe(7);
  });

  it("resume where somebody left, also after a step that was skipped", () => {
    expect(stepToResume(4, { ...whole, blockPattern: "" })).toBe(4);
    expect(stepToResume(2, whole)).toBe(2);
  });

  it("begin at the first with a missing answer, or at the summary, if nobody left one", () => {
    expect(stepToResume(null, {})).toBe(0);
    expect(stepToResume(null, { ...whole, blockPattern: " " })).toBe(3);
    for (const left of [null, -1, 99, Number.NaN]) expect(stepToResume(left, whole), String(left)).toBe(6);
  });

  it("take a profile with nothing in it, but no birthday of somebody too young", () => {
    const today = "2026-11-20";
    expect(findInvalidAnswers({}, today)).toEqual([]);
    expect(findInvalidAnswers({ ...whole, birthday: "2010-11-20", name: "" }, today)).toEqual([]);
    expect(findInvalidAnswers({ ...whole, birthday: "2010-11-21" }, today)).toEqual(["birthday"]);
    expect(findInvalidAnswers({ ...whole, birthday: "2001-02-29" }, today)).toEqual(["birthday"]);
  });
});

describe("the options of the profile", () => {
  it("match the expected lists", () => {
    expect(options.WORK_CONTEXTS).toEqual([
      "Tech/Engineering",
      "Design/Creative",
      "Business/Finance",
      "Healthcare",
      "Education",
      "Freelance/Consulting",
      "Between jobs",
      "Student",
      "Home and family",
      "Retired",
    ]);
    expect(options.DEBUGGING_MODES).toEqual([
      "Panic and Google everything",
      "Overthink until paralyzed",
      "Ask everyone for advice",
      "Ignore it and hope it fixes itself",
      "Break it down step by step",
    ]);
    expect(options.BLOCK_PATTERNS).toEqual(["Creative", "Work", "Life", "Relationship"]);
    expect(options.SPIRIT_ANIMAL_IDS).toEqual(["eagle", "ant", "fox", "turtle", "wolf"]);
  });

  it("have an answer for a nurse, a retiree, a student and somebody at home", () => {
    expect(options.WORK_CONTEXTS).toEqual(
      expect.arrayContaining(["Healthcare", "Retired", "Student", "Home and family"]),
    );
    expect(options.CREATIVE_IDENTITIES).toEqual(
      expect.arrayContaining([
        "Helper who looks after everyone else",
        "Retired and not done yet",
        "Student/early career figuring it out",
        "Someone who keeps things running",
      ]),
    );
  });

  it("have the expected number of entries, all different", () => {
    const counts = {
      creativeIdentity: options.CREATIVE_IDENTITIES,
      workContext: options.WORK_CONTEXTS,
      debuggingMode: options.DEBUGGING_MODES,
      blockPattern: options.BLOCK_PATTERNS,
      superpower: options.SUPERPOWERS,
      kryptonite: options.KRYPTONITES,
      spiritAnimal: options.SPIRIT_ANIMALS.map((animal) => animal.id),
    };
    const lengths = Object.entries(counts).map(([field, list]) => [field, new Set(list).size, list.length]);
    expect(lengths).toEqual([
      ["creativeIdentity", 9, 9],
      ["workContext", 10, 10],
      ["debuggingMode", 5, 5],
      ["blockPattern", 4, 4],
      ["superpower", 7, 7],
      ["kryptonite", 7, 7],
      ["spiritAnimal", 5, 5],
    ]);
    expect(options.SPIRIT_ANIMALS.map((animal) => animal.id)).toEqual([...options.SPIRIT_ANIMAL_IDS]);
  });
});
