/** Whom a person may call, in the order in which it is shown: by the server, and by the page /help in the browser. */
import type { EmergencyNumber } from "./emergency-numbers.ts";
import { type HelpLine, type HelpTopic, isSure, type LineSource } from "./help-line.ts";
import { type HelpRequest, helpLinesFor, INTERNATIONAL_HELP, topicOf } from "./help-lines.ts";

/** A line, a number or a directory that is offered. */
export interface OfferedLine {
  name: string;
  /** The country of the line in ISO 3166-1 alpha-2; `null` if it serves every country. */
  country: string | null;
  kind: "emergency" | "suicide" | "abuse" | "child" | "eating" | "directory";
  phone?: string;
  alsoPhones?: readonly string[];
  /** The service that an emergency number reaches. */
  reaches?: string;
  text?: string;
  whatsapp?: string;
  /** The address of the page where the chat is. */
  chat?: string;
  /** A sentence that says how to call an emergency number without speaking. */
  silent?: string;
  url?: string;
  hours?: string;
  /** The languages of the line, in ISO 639-1. */
  languages?: readonly string[];
  note?: string;
  /** The page that states the number; absent where none is known. */
  source?: LineSource;
}

const KINDS: Record<HelpTopic, OfferedLine["kind"]> = {
  crisis: "suicide",
  abuse: "abuse",
  child: "child",
  eating: "eating",
};

/**
 * Returns the lines to show, in this order; never empty. The lines that fit the kind come first, or those for any crisis
 * where the country has none that fit. Then come the emergency numbers, the other lines and the international
 * directories, and last the lines that are known from no page or only from an open list. In an emergency, or if no line
 * fits, the emergency numbers come first.
 */
export function offerHelp(request: HelpRequest): OfferedLine[] {
  const { country = null, emergency, lines } = helpLinesFor(request);
  const present = (line: HelpLine): OfferedLine => presentLine(line, country);
  const numbers = emergency.map((number) => presentNumber(number, country));
  const sure = lines.filter(isSure);
  const unsure = lines.filter((line) => !isSure(line)).map(present);
  const fitting = findFitting(sure, topicOf(request.kind));
  const first = fitting.map(present);
  const others = sure.filter((line) => !fitting.includes(line)).map(present);
  if (request.kind === "emergency") return [...numbers, ...first, ...others, ...DIRECTORIES, ...unsure];
  if (first.length === 0) return [...numbers, ...DIRECTORIES, ...others, ...unsure];
  return [...first, ...numbers, ...others, ...DIRECTORIES, ...unsure];
}

function findFitting(lines: readonly HelpLine[], topic: HelpTopic): HelpLine[] {
  const fitting = lines.filter((line) => line.topic === topic);
  return fitting.length > 0 ? fitting : lines.filter((line) => line.topic === "crisis");
}

const DIRECTORIES: readonly OfferedLine[] = INTERNATIONAL_HELP.map((line) => ({
  ...line,
  country: null,
  kind: "directory",
}));

function presentLine({ topic, ...line }: HelpLine, country: string | null): OfferedLine {
  return { ...line, country, kind: KINDS[topic] };
}

function presentNumber(number: EmergencyNumber, country: string | null): OfferedLine {
  return { name: "Emergency services", country, kind: "emergency", ...number };
}
