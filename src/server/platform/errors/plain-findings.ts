/**
 * Says what is wrong with a value in plain words that follow the name of its field: `name must have at most 150 characters`. Every
 * schema of the server that has no words of its own gets these.
 */
import * as z from "zod";

type Finding = z.core.$ZodRawIssue;
type Sized = { origin: string; inclusive?: boolean; maximum?: number | bigint; minimum?: number | bigint };

/** More choices than these are not listed. */
const MOST_CHOICES = 8;

const KINDS: Record<string, string> = {
  string: "a string",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  date: "a time",
  file: "a file",
};

const FORMATS: Record<string, string> = {
  email: "an email address",
  url: "a web address",
  uuid: "an id",
  date: "a day, such as 2026-02-28",
  datetime: "a time, such as 2026-02-28T09:30:00Z",
  time: "a time of day, such as 09:30",
};

const UNITS: Record<string, string> = {
  string: "characters",
  array: "entries",
  set: "entries",
  file: "bytes",
};

function sayFinding(finding: Finding): string {
  if (finding.input === undefined && finding.code !== "custom") return "is missing";
  switch (finding.code) {
    case "invalid_type":
      return `must be ${KINDS[finding.expected] ?? finding.expected}`;
    case "invalid_format":
      return FORMATS[finding.format] ? `must be ${FORMATS[finding.format]}` : "must have another form";
    case "invalid_value":
      return sayChoices(finding.values);
    case "too_big":
      return saySize(finding, "at most", Number(finding.maximum));
    case "too_small":
      return saySize(finding, "at least", Number(finding.minimum));
    case "not_multiple_of":
      return `must be a multiple of ${finding.divisor}`;
    case "unrecognized_keys":
      return `must not have ${finding.keys.join(", ")}`;
    default:
      return "must have another form";
  }
}

function saySize({ origin, inclusive = true }: Sized, bound: string, size: number): string {
  const unit = UNITS[origin];
  if (unit === undefined) return inclusive ? `must be ${bound} ${size}` : `must be ${beyond(bound)} ${size}`;
  if (bound === "at least" && size === 1) return "must not be empty";
  return `must have ${bound} ${size} ${size === 1 ? ONE[unit] : unit}`;
}

const beyond = (bound: string) => (bound === "at least" ? "more than" : "less than");
const ONE: Record<string, string> = { characters: "character", entries: "entry", bytes: "byte" };

function sayChoices(values: readonly z.core.util.Primitive[]): string {
  const named = values.filter((value) => value !== "").map(String);
  if (named.length === 1 && values.length === 1) return `must be ${named[0]}`;
  return named.length <= MOST_CHOICES
    ? `must be one of ${named.join(", ")}`
    : `must be one of ${named.length} choices, such as ${named[0]}`;
}

/** Makes these the words of all schemas in this process. */
export function sayFindingsPlainly(): void {
  z.config({ localeError: sayFinding });
}
