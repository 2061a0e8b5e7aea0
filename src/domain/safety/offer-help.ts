/** Whom a person may call, in the order in which it is shown: by the server, and by the page /help in the browser. */
import type { EmergencyNumber } from "./emergency-numbers.ts";
import type { HelpLine } from "./help-line.ts";
import { type HelpRequest, helpLinesFor, INTERNATIONAL_HELP } from "./help-lines.ts";

/** A line, a number or a directory that is offered. */
export interface OfferedLine {
  name: string;
  /** The country of the line in ISO 3166-1 alpha-2; `null` if it serves every country. */
  country: string | null;
  kind: "emergency" | "suicide" | "abuse" | "directory";
  phone?: string;
  /** The service that an emergency number reaches. */
  reaches?: string;
  text?: string;
  url: string;
  hours: string;
  /** The language of the line, in ISO 639-1. */
  languages?: string[];
  source: string;
  /** ISO date on which somebody compared the line with its source; `null` where nobody has. */
  verifiedOn: string | null;
}

const EMERGENCY_SOURCE = "https://en.wikipedia.org/wiki/List_of_emergency_telephone_numbers";

/**
 * Returns the lines to show, in this order; never empty. Verified lines of the country come first, then the emergency
 * numbers, the international directories, and lines that nobody has verified. In an emergency, the emergency numbers
 * come first.
 */
export function offerHelp(request: HelpRequest): OfferedLine[] {
  const { country = null, emergency, lines } = helpLinesFor(request);
  const near = lines.map((line) =>
    presentLine(line, { country, kind: line.topic === "abuse" ? "abuse" : "suicide" }),
  );
  const numbers = emergency.map((number) => presentNumber(number, country));
  const directories = INTERNATIONAL_HELP.map((line) =>
    presentLine(line, { country: null, kind: "directory" }),
  );
  const verified = near.filter(({ verifiedOn }) => verifiedOn !== null);
  const unverified = near.filter(({ verifiedOn }) => verifiedOn === null);
  if (request.kind === "emergency") return [...numbers, ...verified, ...directories, ...unverified];
  return [...verified, ...numbers, ...directories, ...unverified];
}

function presentLine(
  { topic: _, languages, ...line }: HelpLine,
  place: Pick<OfferedLine, "country" | "kind">,
): OfferedLine {
  return { ...line, ...place, languages: [...languages] };
}

function presentNumber({ phone, reaches }: EmergencyNumber, country: string | null): OfferedLine {
  return {
    name: "Emergency services",
    country,
    kind: "emergency",
    phone,
    ...(reaches === undefined ? {} : { reaches }),
    url: `tel:${phone}`,
    hours: "24/7",
    source: EMERGENCY_SOURCE,
    verifiedOn: null,
  };
}
