// Which fields of a call hold what a person typed, so that the server assesses them before it loads anything.
// A test holds it against the contract.
import type { Contract } from "../contract/contract.ts";
import { assessDistress } from "../domain/safety/assess-distress.ts";
import type { Crisis } from "./platform/safety/help-in-time.ts";

interface TypedTexts {
  texts: readonly string[];
  /** The field that says that the person has seen the help and goes on all the same. */
  override: string;
}

type Table = { [Area in keyof Contract]?: { [Endpoint in keyof Contract[Area]]?: TypedTexts } };

/** Calls that assess only stored texts are not here: those were assessed when they were typed. */
export const TYPED_TEXTS: Table = {
  draws: { seal: { texts: ["userContext"], override: "drawAnyway" } },
  readings: { create: { texts: ["userContext"], override: "drawAnyway" } },
  chat: { send: { texts: ["content"], override: "sendAnyway" } },
  reflections: { save: { texts: ["text"], override: "saveAnyway" } },
  insights: { update: { texts: ["note", "userContext"], override: "saveAnyway" } },
  blocks: {
    create: { texts: ["name", "notes"], override: "saveAnyway" },
    update: { texts: ["name", "notes", "resolutionReflection"], override: "saveAnyway" },
  },
  profile: {
    save: {
      texts: ["name", "birthPlace", "workContext", "superpower", "kryptonite"],
      override: "saveAnyway",
    },
  },
};

/** The contract refuses a longer text, so nothing assesses it. */
const LONGEST = 4000;

/**
 * The crisis that a call's texts speak of; `null` where they speak of none or the person goes on all the same. Needs
 * nothing but the input, which nobody has validated yet.
 */
export function findCrisis([area = "", endpoint = ""]: readonly string[], input: unknown): Crisis | null {
  const table: Partial<Record<string, Partial<Record<string, TypedTexts>>>> = TYPED_TEXTS;
  const typed = table[area]?.[endpoint];
  if (!typed) return null;
  const fields = fieldsOf(input);
  if (fields[typed.override] === true) return null;
  for (const name of typed.texts) {
    const text = fields[name];
    if (typeof text !== "string" || text.length > LONGEST) continue;
    const { level, kind } = assessDistress(text);
    if (level === "crisis") return { kind, timeZone: fields.timeZone };
  }
  return null;
}

/** Some endpoints take headers and body apart. */
function fieldsOf(input: unknown): Record<string, unknown> {
  const { body, ...fields } = Object(input);
  return typeof body === "object" && body !== null ? body : fields;
}
