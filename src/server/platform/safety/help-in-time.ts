import type { IncomingHttpHeaders } from "node:http";
import { TIME_ZONE_HEADER } from "../../../contract/time-zone-header.ts";
import type { CrisisKind } from "../../../domain/safety/phrase-table.ts";
import { findCountryOfTimeZone } from "../../../domain/safety/time-zone-country.ts";
import type { AppError } from "../errors/app-error.ts";
import { toAppError } from "../errors/to-app-error.ts";
import { crisisHelp, type Whereabouts } from "./help-first.ts";

/** How long the help waits for the country that the person set, so that it is there 700 ms after the request came. */
export const HELP_WAIT_MS = 500;

/** What the texts of a call speak of. */
export interface Crisis {
  kind: CrisisKind | undefined;
  /** The browser's time zone where the input names it; nobody has validated it. */
  timeZone: unknown;
}

export interface HelpRequest<Output> {
  crisis: Crisis;
  headers: IncomingHttpHeaders;
  /** Releases an output that came after the time limit. */
  discard: (output: Output) => void;
}

/**
 * Runs `work` for a call whose texts speak of a crisis. `work` throws the help itself, by the country that the person
 * set. Where it takes too long or fails, this throws the help by what the browser says. Somebody without a session, and
 * a wrong input, get the answer of `work`.
 */
export async function withHelpInTime<Output>(
  work: () => Promise<Output>,
  request: HelpRequest<Output>,
): Promise<Output> {
  const working = work();
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    working.then(request.discard, () => undefined);
    reject(helpByBrowser(request));
  }, HELP_WAIT_MS);
  try {
    return await Promise.race([working, limit]);
  } catch (thrown) {
    const error = toAppError(thrown);
    throw standsAsItIs(error) ? error : helpByBrowser(request, error);
  } finally {
    clearTimeout(timer);
  }
}

/** Help that knows no country does not: the browser may know one. */
function standsAsItIs({ code, detail, log }: AppError): boolean {
  if (code === "crisis_help") {
    return log.helpBy === "browser" || (detail.help?.some(({ country }) => country !== null) ?? false);
  }
  return code === "unauthenticated" || code === "invalid_input";
}

function helpByBrowser({ crisis, headers }: HelpRequest<never>, cause?: unknown): AppError {
  const named = typeof crisis.timeZone === "string" ? crisis.timeZone : undefined;
  const where = browserWhereabouts(headers, named);
  return crisisHelp(crisis, where, { cause, log: { helpBy: "browser" } });
}

const REGION = /-([a-z]{2})(?![a-z\d])/i;
const HEADER_READ = 100;
/** What browsers say all over the world: it tells no country, and a wrong number is worse than a general one. */
const DEFAULT_LANGUAGE = /\ben-US\b/gi;

/** The browser's time zone; the region of its languages where the zone lies in no country. */
export function browserWhereabouts(headers: IncomingHttpHeaders, timeZone?: string): Whereabouts {
  const zone = timeZone ?? String(headers[TIME_ZONE_HEADER] ?? "");
  if (findCountryOfTimeZone(zone) !== undefined) return { timeZone: zone };
  const languages = headers["accept-language"]?.slice(0, HEADER_READ) ?? "";
  const [, country] = REGION.exec(languages.replace(DEFAULT_LANGUAGE, "")) ?? [];
  return { country };
}
