// The schemas of help lines and of the words that speak of a crisis.
import * as z from "zod";
import { expression } from "./expression-schema.ts";

/** The maximum length of a text in a content file, in characters. */
export const LONGEST = 400;

/** The schema of a list of phrases that are searched for in texts. */
export const phrases = z.array(z.string().min(1).max(LONGEST));

const lineSource = z.strictObject({
  page: z.url(),
  by: z.enum(["operator", "government", "press", "other", "list"]),
  dated: z
    .string()
    .regex(/^(?:about )?\d{4}(?:-\d{2}){0,2}$/)
    .optional(),
  comparedOn: z.iso.date(),
});
const silentWays = { text: z.string().optional(), chat: z.url().optional() };

export const emergencyDetails = z.strictObject({
  ...silentWays,
  silent: z.string().optional(),
  source: lineSource.optional(),
});
export const helpLine = z.strictObject({
  topic: z.enum(["crisis", "abuse", "child", "eating"]),
  name: z.string().min(1),
  phone: z.string().optional(),
  alsoPhones: z.array(z.string()).min(1).optional(),
  ...silentWays,
  whatsapp: z
    .string()
    .regex(/^\+[\d ]+$/)
    .optional(),
  url: z.url().optional(),
  hours: z.string(),
  languages: z.array(z.string().length(2)).min(1),
  note: z.string().optional(),
  source: lineSource.optional(),
});

export const KINDS = z.enum(["suicide", "self-harm", "abuse", "emergency"]);
export const wordLists = z.record(z.string().regex(/^\p{L}+$/u), z.string().min(1));
export const crisisGroup = z.strictObject({
  about: z.string().optional(),
  kind: KINDS,
  frame: z.enum(["certain", "writer", "hint", "mortal", "absence", "open", "person"]),
  phrases: phrases.min(1),
});

const expressions = z.array(expression).min(1);
/** From these lists the places and the company are read in which somebody does not want to live. */
export const livingPlaces = {
  adverbs: expressions,
  company: expressions,
  prepositions: expressions,
  places: expressions,
  noAttributes: expressions,
  conveniences: expressions,
  followers: expressions,
  despair: expressions,
  everyday: phrases.min(1),
};
