/**
 * Defines what each file of `content/` may contain, and which gaps (placeholders) its sentences may contain. The
 * content check uses these schemas, and so do editors, through the JSON schemas made from them (`content/schemas/`).
 */
import * as z from "zod";
import { THEMES } from "#domain/patterns/themes.ts";
import { HARD_PARTS } from "#domain/readings/hard-part.ts";
import { expression } from "./expression-schema.ts";
import { FRAME_GAPS, frame, frames, maybe } from "./frame-schema.ts";
import {
  crisisGroup,
  emergencyDetails,
  helpLine,
  KINDS,
  livingPlaces,
  phrases,
  wordLists,
} from "./safety-schemas.ts";

const ofText = FRAME_GAPS;
const file = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ $schema: z.string(), ...shape });
const recordOf = <Value extends z.ZodType>(keys: readonly string[], value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value]));

const KNOT_PARTS = ["openings", "developments", "questions", "headlines", "insights", "steps", "prompts"];
const knot = (...gaps: readonly string[]) => recordOf(KNOT_PARTS, frames(...gaps));
const BLOCK_TYPES = ["creative", "work", "life", "relationship"];
const FORMS = ["word", "fragment", "signs", "code", "orders", "foreign"];
const QUOTE_KINDS = ["unsure", "cannot", "feeling", "others", "question", "wish", "denial", "turn", "said"];
const chatFrames = z.strictObject({
  reactions: maybe(
    ...ofText,
    "card",
    "about",
    "denied",
    "newperson",
    "option",
    "asked",
    "whoKnows",
    "instead",
    "near",
    "news",
    "echo",
    "time",
    "whole",
    "excluded",
    "condition",
    "trait",
  ),
  turns: maybe(...ofText, "card", "step", "other", "smaller", "left", "rest"),
  questions: maybe(...ofText, "card", "n1", "n2"),
});
const turned = (...gaps: readonly string[]) =>
  z.strictObject({ upright: frames(...gaps), reversed: frames(...gaps) });
const PLACES = ["none", "situation", "challenge", "advice"];

const scene = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  label: frame(),
  priority: z.number().int(),
  subject: phrases,
  trouble: phrases,
  declares: phrases,
  namedBy: phrases,
  veto: phrases,
  isSpread: z.boolean().optional(),
  isTender: z.boolean().optional(),
  thing: z.strictObject({ phrase: frame(), kind: z.string(), isPlural: z.boolean().optional() }).optional(),
  names: frames(...ofText),
  remarks: z.array(z.strictObject({ when: phrases, say: frame(...ofText) })),
  ...knot(...ofText),
  longer: frames(...ofText),
  meets: z
    .partialRecord(z.enum(["signals", "loops", "forks", "patches", "pond"]), frames(...ofText))
    .optional(),
  positive: z.array(z.string()),
  notThis: z.array(z.string()),
});

const lists = (...names: readonly string[]) => recordOf(names, phrases.min(1));

const wordList = z.array(z.string().regex(/^[\p{L}\p{N}]+$/u, "is one word")).min(1);
const wordsByLanguage = z.strictObject({ en: wordList, de: wordList, es: wordList });

/** The schemas by name; `FILES` says for which files each holds. */
export const CONTENT_SCHEMAS = {
  scenes: file({ scenes: z.array(scene).min(1) }),
  knot: file(knot(...ofText)),
  "hard-parts": file(
    recordOf(
      HARD_PARTS,
      z.strictObject({
        ...knot("card", "quote", "thing", "someone"),
        told: frames(),
        asks: frames("thing", "someone"),
        furtherQuotes: frames("q"),
      }),
    ),
  ),
  "check-in": file({
    questions: z.strictObject(recordOf(BLOCK_TYPES, frames())),
    hardParts: z.strictObject(recordOf(HARD_PARTS, frames())),
    steps: z.strictObject(recordOf(BLOCK_TYPES, frames())),
  }),
  unsure: file({
    ...knot("card", "quote", "quote2", "thing"),
    openings: frames(),
    quotes: frames("q"),
    toldQuotes: frames("q"),
    furtherQuotes: frames("q"),
    declared: frames("declared", "thing"),
    short: z.strictObject({ openings: frames("q"), asks: frames() }),
    cardQuestions: frames("card", "question"),
    cardTexts: frames("card"),
    quoteAlone: frames("q"),
    lastResorts: z.strictObject({ prompt: frame(), step: frame(), cardStep: frame() }),
    asks: z.strictObject(recordOf(QUOTE_KINDS, frames("thing"))),
    about: z.strictObject(recordOf(PLACES, turned("card", "about"))),
  }),
  unknowable: file(recordOf(["future", "mind", "yesno"], frames("q"))),
  quotes: file(recordOf([...QUOTE_KINDS, "grave"], frames("q", "Q", "qlast", "thing"))),
  chat: z.looseObject({ $schema: z.string(), grave: chatFrames }).catchall(chatFrames.or(z.string())),
  introductions: file({
    ...recordOf(PLACES, turned("card")),
    cautions: frames(),
    profile: z.strictObject({ kryptonite: frames("trait"), debuggingMode: frames("trait") }),
    block: z.strictObject({ again: frames("nth"), paused: frames(), settled: frames() }),
  }),
  ties: file(recordOf(["signals", "loops", "forks", "patches", "pond"], frames("first", "second", "third"))),
  "family-bridges": file(recordOf(["signals", "loops", "forks", "patches", "pond"], frames(...ofText))),
  details: file({
    counted: frames(...ofText),
    telling: frames(...ofText),
    verse: frames(...ofText),
    asides: frames(),
    longerSteps: z.strictObject({ any: frames(...ofText), gentle: frames() }),
  }),
  forms: file(
    recordOf(
      FORMS.filter((form) => form !== "foreign"),
      z.strictObject(knot("quote")),
    ),
  ),
  closings: file({ quips: frames(), plain: frames(), kind: frames(), tender: frames() }),
  "language-notices": file({}).catchall(frame()),
  "block-names": file({
    knots: z.record(z.string(), frames(...ofText)),
    forms: z.strictObject(recordOf(FORMS, frames("quote"))),
    types: z.strictObject(recordOf(BLOCK_TYPES, frames())),
  }),
  "card-page": file({
    advice: z.strictObject({
      openings: frames(...ofText),
      openingsUnknown: z.strictObject(recordOf(BLOCK_TYPES, frames())),
      closings: frames(...ofText),
    }),
    take: z.strictObject({ openings: frames(...ofText), closings: frames(...ofText) }),
    examples: z.strictObject(recordOf(BLOCK_TYPES, frames())),
  }),
  "smaller-steps": file({
    times: z.strictObject({ two: frame(), thirty: frame() }),
    bounds: z.array(z.strictObject({ verbs: phrases.min(1), say: frame() })).min(1),
    any: frame(),
    smallest: frame(),
    empty: frame(),
  }),
  "quiet-words": file({}).catchall(phrases),
  "light-words": file(lists("amusement", "practical", "heart", "family")),
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
  /** Written by `bench/classify/write-learned.ts`, not by hand. */
  learned: file({
    classes: z.array(z.string()).min(2),
    bias: z.array(z.number()).min(1),
    scale: z.number().positive(),
    features: z.string().regex(/^[A-Za-z0-9+/]+$/),
    weights: z.array(z.string().regex(/^[A-Za-z0-9+/]+$/)).min(1),
  }),
} satisfies Record<string, z.ZodType>;

export type SchemaName = keyof typeof CONTENT_SCHEMAS;

/**
 * Returns the name of the schema for a file of `content/`, by the file's path below that folder; undefined if none
 * fits.
 */
export function schemaFor(path: string): SchemaName | undefined {
  if (/^duck\/scenes\//.test(path)) return "scenes";
  if (/^help\//.test(path)) return "help";
  if (/^duck\/knots\//.test(path)) return "knot";
  if (/^learned\//.test(path)) return "learned";
  if (/^patterns\/themes\.[a-z]{2}\.json$/.test(path)) return "themes";
  if (path === "safety/kinds.json") return "safety-kinds";
  const [, language] = /^safety\/(?:other|[a-z]{2})\/([a-z-]+)\.json$/.exec(path) ?? [];
  if (language) return knownName(path.startsWith("safety/other/") ? "safety-other" : `safety-${language}`);
  return knownName(/^duck\/([a-z-]+)\.json$/.exec(path)?.[1] ?? "");
}

function knownName(name: string): SchemaName | undefined {
  return name in CONTENT_SCHEMAS ? (name as SchemaName) : undefined;
}
