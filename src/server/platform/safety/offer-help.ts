/** Whom a person may call, as the API says it. */
import type { HelpLineOutput } from "../../../contract/help-lines.ts";
import { type HelpLine, LIST_COMPILED } from "../../../domain/safety/help-line.ts";
import { type HelpRequest, helpLinesFor, INTERNATIONAL_HELP } from "../../../domain/safety/help-lines.ts";

const EMERGENCY_SOURCE = "https://en.wikipedia.org/wiki/List_of_emergency_telephone_numbers";

/** Lines of the person's country and its emergency numbers, those first where seconds count; directories last. */
export function offerHelp(request: HelpRequest): HelpLineOutput[] {
  const { country = null, emergency, lines } = helpLinesFor(request);
  const near = lines
    .filter((line) => !INTERNATIONAL_HELP.includes(line))
    .map((line) => presentLine(line, { country, kind: line.topic === "abuse" ? "abuse" : "suicide" }));
  const numbers = emergency.map((phone) => presentNumber(phone, country));
  const anywhere = INTERNATIONAL_HELP.map((line) => presentLine(line, { country: null, kind: "directory" }));
  const isUrgent = request.kind === "emergency";
  return [...(isUrgent ? [...numbers, ...near] : [...near, ...numbers]), ...anywhere];
}

function presentLine(
  { topic: _, languages, ...line }: HelpLine,
  place: Pick<HelpLineOutput, "country" | "kind">,
): HelpLineOutput {
  return { ...line, ...place, languages: [...languages] };
}

function presentNumber(phone: string, country: string | null): HelpLineOutput {
  return {
    name: "Emergency services",
    country,
    kind: "emergency",
    phone,
    url: `tel:${phone}`,
    hours: "24/7",
    source: EMERGENCY_SOURCE,
    listed: LIST_COMPILED,
  };
}
