import * as z from "zod";
import {
  BLOCK_PATTERNS,
  CREATIVE_IDENTITIES,
  DEBUGGING_MODES,
  SPIRIT_ANIMAL_IDS,
} from "#domain/profile/options.ts";
import { isOther } from "#domain/profile/other-answer.ts";
import { PROFILE_ANSWERS } from "#domain/profile/profile.ts";
import { NAME_MAX, PROFILE_TEXT_MAX, WORK_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import { accountEndpoint, READS_FIRST } from "./endpoint.ts";
import { goOnAnywaySchema } from "./go-on-anyway.ts";

/** A person's profile. All fields are texts and are empty until the person answers them. */
export const profileSchema = z.object({
  name: z.string(),
  /** The birthday, such as `2000-02-29`. */
  birthday: z.string(),
  birthPlace: z.string(),
  creativeIdentity: z.string(),
  workContext: z.string(),
  /** The zodiac sign, derived from the birthday. */
  zodiacSign: z.string(),
  debuggingMode: z.string(),
  blockPattern: z.string(),
  superpower: z.string(),
  kryptonite: z.string(),
  /** The spirit animal, one of `SPIRIT_ANIMAL_IDS`. */
  spiritAnimal: z.string(),
  /** Whether all eleven fields are filled. */
  isComplete: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type ProfileOutput = z.infer<typeof profileSchema>;

const oneOf = (options: readonly string[]) => z.enum(["", ...options]).optional();
const words = (most: number) => z.string().trim().max(most).optional();

/** An answer that is one of the options or the person's own words. The option 'Other' alone is invalid. */
const ownWords = (most: number) =>
  words(most).refine((answer) => answer === undefined || !isOther(answer), {
    message: "must say what, where it is 'Other'",
  });

/** Changes of a profile. Absent fields keep their value; an empty text deletes an answer. */
export const profileInputSchema = z.object({
  name: words(NAME_MAX),
  /** The birthday: a calendar day, at least 16 years ago. */
  birthday: z.union([z.literal(""), z.iso.date()], "must be a date, such as 2000-02-29").optional(),
  birthPlace: words(PROFILE_TEXT_MAX),
  creativeIdentity: oneOf(CREATIVE_IDENTITIES),
  workContext: ownWords(WORK_CONTEXT_MAX),
  debuggingMode: oneOf(DEBUGGING_MODES),
  blockPattern: oneOf(BLOCK_PATTERNS),
  superpower: ownWords(PROFILE_TEXT_MAX),
  kryptonite: ownWords(PROFILE_TEXT_MAX),
  spiritAnimal: oneOf(SPIRIT_ANIMAL_IDS),
  /** The answers that the change started from, as for `basedOn` of other texts. */
  basedOn: z.partialRecord(z.enum(PROFILE_ANSWERS), z.string()).optional(),
  goOnAnyway: goOnAnywaySchema,
});
export type ProfileInput = z.infer<typeof profileInputSchema>;

export const profile = {
  get: accountEndpoint()
    .route({ method: "GET", path: "/profile", summary: "What is known of the person", tags: ["account"] })
    /**
     * The profile; `null` before anything is saved, and if the saved profile cannot be decrypted
     * (`isUnreadable`).
     */
    .output(z.object({ profile: profileSchema.nullable(), isUnreadable: z.literal(true).optional() })),
  save: accountEndpoint({
    signInSentence: "Please sign in to save your preferences",
    example: { name: "Alex" },
    typedTexts: ["name", "birthPlace", "workContext", "superpower", "kryptonite"],
    changes: ["profile", "session"],
    waits: READS_FIRST,
  })
    .route({
      method: "PUT",
      path: "/profile",
      summary: "Save the profile, whole or in part",
      tags: ["account"],
    })
    .input(profileInputSchema)
    .output(z.object({ profile: profileSchema })),
};
