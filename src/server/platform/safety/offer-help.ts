/** Whom a person may call, as the API says it. */
import type { HelpLineOutput } from "../../../contract/help-lines.ts";
import type { EmergencyNumber } from "../../../domain/safety/emergency-numbers.ts";
import type { HelpLine } from "../../../domain/safety/help-line.ts";
import { type HelpRequest, helpLinesFor, INTERNATIONAL_HELP } from "../../../domain/safety/help-lines.ts";

const EMERGENCY_SOURCE = "https://en.wikipedia.org/wiki/List_of_emergency_telephone_numbers";

/**
 * The lines to show, in this order. Never empty. The country's own lines stand first once somebody has verified one of
 * them; until then, and where seconds count, the emergency numbers do. Then come the directories.
 */
export function offerHelp(request: HelpRequest): HelpLineOutput[] {
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
  place: Pick<HelpLineOutput, "country" | "kind">,
): HelpLineOutput {
  return { ...line, ...place, languages: [...languages] };
}

function presentNumber({ phone, reaches }: EmergencyNumber, country: string | null): HelpLineOutput {
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
