/**
 * Defines what each file of `content/` and of the engines' words may contain. The content check uses these schemas, and so do editors, through the
 * JSON schemas made from them (`content/schemas/`).
 */
import * as z from "zod";
import { HARD_PARTS } from "#domain/readings/hard-part.ts";
import { THEMES } from "#domain/readings/themes.ts";
import { expression } from "./expression-schema.ts";
import {
  crisisGroup,
  emergencyDetails,
  helpLine,
  KINDS,
  LONGEST,
  livingPlaces,
  phrases,
  wordLists,
} from "./safety-schemas.ts";

const file = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ $schema: z.string(), ...shape });
const sentence = z.string().min(1).max(LONGEST);
const sentences = z.array(sentence).min(1);
const recordOf = <Value extends z.ZodType>(keys: readonly string[], value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value]));

const BLOCK_TYPES = ["creative", "work", "life", "relationship"];
/** Words of the app, in a tree of any shape; the types of the code that imports them say which words there are. */
type Words = string | number | Words[] | { [name: string]: Words };
const LONGEST_LIST_OF_WORDS = 2000;
const words: z.ZodType<Words> = z.lazy(() =>
  z.union([
    z.string().min(1).max(LONGEST_LIST_OF_WORDS),
    z.number(),
    z.array(words),
    z.record(z.string(), words),
  ]),
);

/** How a step is made smaller, in one language. */
const smallerSteps = z.strictObject({
  two: sentence,
  thirty: sentence,
  bounds: z.array(z.strictObject({ verbs: phrases.min(1), say: sentence })),
  any: sentence,
  smallest: sentence,
  empty: sentence,
});

const lists = (...names: readonly string[]) => recordOf(names, phrases.min(1));

const wordList = z.array(z.string().regex(/^[\p{L}\p{N}]+$/u, "is one word")).min(1);
const wordsByLanguage = z.strictObject({ en: wordList, de: wordList, es: wordList });

/** The schemas by name; `FILES` says for which files each holds. */
export const CONTENT_SCHEMAS = {
  "asking-words": file({}).catchall(words),
  "asking-rules": file({}).catchall(words),
  "asking-clock": file({}).catchall(words),
  coach: file({}).catchall(words),
  /** A card's texts in a language other than English. A card that is never reversed has no reversed meaning. */
  "card-words": file({
    cards: z.record(
      z.string(),
      z.strictObject({
        coreMeaning: sentence,
        reversedMeaning: sentence.nullable(),
        duckQuestion: sentence,
        step: sentence,
      }),
    ),
  }),
  "check-in": file({
    questions: z.strictObject(recordOf(BLOCK_TYPES, sentences)),
    hardParts: z.strictObject(recordOf(HARD_PARTS, sentences)),
    steps: z.strictObject(recordOf(BLOCK_TYPES, sentences)),
  }),
  "smaller-steps": file({ en: smallerSteps, de: smallerSteps, es: smallerSteps }),
  help: file({
    countries: z.array(
      z.strictObject({
        country: z.string().regex(/^[A-Z]{2}$/, "is an ISO 3166-1 code of two letters"),
        isInstead: z.boolean().optional(),
        emergency: emergencyDetails.optional(),
        lines: z.array(helpLine).min(1),
      }),
    ),
  }),
  "safety-word-lists": file({ plain: wordLists, hints: wordLists }),
  "safety-crisis": file({ plain: z.array(crisisGroup).min(1), hints: z.array(crisisGroup).min(1) }),
  "safety-outright": file({
    classes: wordLists,
    stops: z.string().min(1),
    groups: z
      .array(
        z.strictObject({
          about: z.string().optional(),
          kind: KINDS,
          mayBePast: z.literal(true).optional(),
          phrases: phrases.min(1),
          unless: phrases.optional(),
          appositions: phrases.optional(),
          leftOpenBy: phrases.optional(),
        }),
      )
      .min(1),
  }),
  "safety-heavy": file({
    words: z.strictObject(recordOf(["kin", "pet", "thing"], z.array(z.string().min(1)).min(1))),
    ...recordOf(["harmless", "loss", "illness", "harm"], z.array(expression).min(1)),
  }),
  "safety-workplaces": file({
    phrases: z.array(expression).min(1),
    matters: wordLists,
    words: wordLists,
  }),
  "safety-living-places": file(livingPlaces),
  /** Words by which the kind of help lines is chosen. */
  "safety-kinds": file({ eating: wordsByLanguage, abuse: wordsByLanguage, child: wordsByLanguage }),
  "safety-signs": file({
    signs: z.array(
      z.strictObject({ about: z.string().optional(), family: z.string(), phrases: phrases.min(1) }),
    ),
    ...lists("matters", "ties", "allOfLife", "stances", "self"),
  }),
  "safety-context": file({
    mentions: z.array(z.strictObject({ about: z.string().optional(), kind: KINDS, phrases: phrases.min(1) })),
    ...lists("distress", "idioms", "fiction", "voice", "verdict", "topic", "person", "relation", "past"),
    ...lists("now", "recurrence", "firstPerson", "negators", "linkers"),
  }),
  "safety-other": file({
    code: z.string().length(2),
    name: z.string().min(1),
    negators: z.string().min(1),
    groups: z
      .array(z.strictObject({ kind: KINDS, phrases: phrases.min(1), unless: phrases.optional() }))
      .min(1),
    mentions: phrases.min(1),
  }),
  themes: file({
    themes: z.strictObject(
      recordOf(THEMES, z.strictObject({ plain: phrases.min(1), hint: phrases.min(1), veto: phrases })),
    ),
  }),
} satisfies Record<string, z.ZodType>;

export type SchemaName = keyof typeof CONTENT_SCHEMAS;

/** By the path of a file in the project: the name of its schema, in which `*` stands for the group of the expression. */
const FILES: readonly [path: RegExp, name: string][] = [
  [/^content\/help\//, "help"],
  [/^content\/asking\/(\w+)\/[a-z]{2}\.json$/, "asking-*"],
  [/^content\/asking\/[a-z]{2}\.json$/, "asking-words"],
  [/^content\/duck\/([a-z-]+)\.json$/, "*"],
  [/^engines\/duck\/words\/coach\//, "coach"],
  [/^engines\/duck\/words\/cards\//, "card-words"],
  [/^engines\/duck\/words\/([a-z-]+)\.json$/, "*"],
  [/^engines\/patterns\/words\/themes\.[a-z]{2}\.json$/, "themes"],
  [/^engines\/safety\/words\/other\//, "safety-other"],
  [/^engines\/safety\/words\/(?:[a-z]{2}\/)?([a-z-]+)\.json$/, "safety-*"],
];

/** Returns the name of the schema for a file, by its path in the project; undefined if none fits. */
export function schemaFor(path: string): SchemaName | undefined {
  for (const [expression, name] of FILES) {
    const found = expression.exec(path);
    if (found) return knownName(name.replace("*", found[1] ?? ""));
  }
  return undefined;
}

function knownName(name: string): SchemaName | undefined {
  return name in CONTENT_SCHEMAS ? (name as SchemaName) : undefined;
}
