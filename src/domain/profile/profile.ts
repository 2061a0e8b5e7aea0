import { zodiacSignOf } from "./zodiac.ts";

/** The fields of a profile. All are texts; a field is empty until it is answered. */
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

/** The fields that a person answers. The zodiac sign is derived from the birthday. */
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

/** Returns the profile with these answers, and with the zodiac sign of its birthday. */
export function answerProfile(
  profile: Readonly<Profile>,
  answers: { readonly [Field in ProfileAnswer]?: string | undefined },
): Profile {
  const answered = { ...profile };
  for (const field of PROFILE_ANSWERS) answered[field] = answers[field] ?? profile[field];
  return { ...answered, zodiacSign: zodiacSignOf(answered.birthday) ?? "" };
}

/** Returns whether all eleven fields of a profile are filled. */
export function isProfileComplete(profile: Readonly<Partial<Profile>>): boolean {
  return PROFILE_FIELDS.every((field) => isAnswered(profile[field]));
}

/** Returns whether an answer of the profile is not blank. */
export function isAnswered(answer: string | undefined): boolean {
  return (answer ?? "").trim() !== "";
}
