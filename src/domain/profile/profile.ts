import { zodiacSignOf } from "./zodiac.ts";

/** What a profile says, all in words; an empty text where nothing was said yet. */
export const PROFILE_FIELDS = [
  "name",
  "birthday",
  "birthPlace",
  "creativeIdentity",
  "workContext",
  "zodiacSign",
  "debuggingMode",
  "blockPattern",
  "superpower",
  "kryptonite",
  "spiritAnimal",
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type Profile = Record<ProfileField, string>;

/** What a person answers themselves; the zodiac sign follows from the birthday. */
export type ProfileAnswer = Exclude<ProfileField, "zodiacSign">;

export const PROFILE_ANSWERS = PROFILE_FIELDS.filter((field) => field !== "zodiacSign");

export const EMPTY_PROFILE: Readonly<Profile> = {
  name: "",
  birthday: "",
  birthPlace: "",
  creativeIdentity: "",
  workContext: "",
  zodiacSign: "",
  debuggingMode: "",
  blockPattern: "",
  superpower: "",
  kryptonite: "",
  spiritAnimal: "",
};

/** The profile with these answers in place of the former ones, and the sign of its birthday. */
export function answerProfile(
  profile: Readonly<Profile>,
  answers: { readonly [Field in ProfileAnswer]?: string | undefined },
): Profile {
  const answered = { ...profile };
  for (const field of PROFILE_ANSWERS) answered[field] = answers[field] ?? profile[field];
  return { ...answered, zodiacSign: zodiacSignOf(answered.birthday) ?? "" };
}

/** Whether all eleven are there. */
export function isProfileComplete(profile: Readonly<Partial<Profile>>): boolean {
  return PROFILE_FIELDS.every((field) => isAnswered(profile[field]));
}

/** Whether an answer says anything. */
export function isAnswered(answer: string | undefined): boolean {
  return (answer ?? "").trim() !== "";
}
