import { oc } from "@orpc/contract";
import * as z from "zod";
import {
  BLOCK_PATTERNS,
  CREATIVE_IDENTITIES,
  DEBUGGING_MODES,
  SPIRIT_ANIMAL_IDS,
} from "../domain/profile/options.ts";
import { isOther } from "../domain/profile/other-answer.ts";
import { NAME_MAX, PROFILE_TEXT_MAX, WORK_CONTEXT_MAX } from "../domain/readings/lengths.ts";

/** All that is known of a person. A text is empty where nothing was said yet. */
export const profileSchema = z.object({
  name: z.string(),
  /** `2000-02-29`. */
  birthday: z.string(),
  birthPlace: z.string(),
  creativeIdentity: z.string(),
  workContext: z.string(),
  /** Follows from the birthday. */
  zodiacSign: z.string(),
  debuggingMode: z.string(),
  blockPattern: z.string(),
  superpower: z.string(),
  kryptonite: z.string(),
  /** One of the ids. */
  spiritAnimal: z.string(),
  /** Whether all eleven are there. */
  isComplete: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type ProfileOutput = z.infer<typeof profileSchema>;

const oneOf = (options: readonly string[]) => z.enum(["", ...options]).optional();
const words = (most: number) => z.string().trim().max(most).optional();

/** One of the options, or one's own words in place of 'Other'. */
const ownWords = (most: number) =>
  words(most).refine((answer) => answer === undefined || !isOther(answer), {
    message: "must say what, where it is 'Other'",
  });

/** Whatever is left out stays as it is; an empty text takes an answer back. */
export const profileInputSchema = z.object({
  name: words(NAME_MAX),
  /** A calendar day, at least 16 years ago. */
  birthday: z.union([z.literal(""), z.iso.date()], "must be a day, as 2000-02-29").optional(),
  birthPlace: words(PROFILE_TEXT_MAX),
  creativeIdentity: oneOf(CREATIVE_IDENTITIES),
  workContext: ownWords(WORK_CONTEXT_MAX),
  debuggingMode: oneOf(DEBUGGING_MODES),
  blockPattern: oneOf(BLOCK_PATTERNS),
  superpower: ownWords(PROFILE_TEXT_MAX),
  kryptonite: ownWords(PROFILE_TEXT_MAX),
  spiritAnimal: oneOf(SPIRIT_ANIMAL_IDS),
  /** Set after the help was shown and the person wants to keep their words all the same. */
  saveAnyway: z.boolean().optional(),
});
export type ProfileInput = z.infer<typeof profileInputSchema>;

export const profile = {
  get: oc
    .route({ method: "GET", path: "/profile", summary: "What is known of the person", tags: ["account"] })
    /** `null` before anything was saved, and where what was saved does not open. */
    .output(z.object({ profile: profileSchema.nullable(), isUnreadable: z.literal(true).optional() })),
  save: oc
    .route({
      method: "PUT",
      path: "/profile",
      summary: "Save the profile, whole or in part",
      tags: ["account"],
    })
    .input(profileInputSchema)
    .output(z.object({ profile: profileSchema })),
};
