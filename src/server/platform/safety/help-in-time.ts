import type { IncomingHttpHeaders } from "node:http";
import { TIME_ZONE_HEADER } from "#contract/time-zone-header.ts";
import type { HelpKind } from "#domain/help/help-line.ts";
import { findCountryOfTimeZone } from "#domain/help/time-zone-country.ts";
import type { AppError } from "../errors/app-error.ts";
import { toAppError } from "../errors/to-app-error.ts";
import { crisisHelpError, type HelpLocation } from "./help-first.ts";

/** How long to wait for the country in the person's settings, so that help appears within 700 ms. */
export const HELP_WAIT_MS = 500;

/** The crisis that a call's texts show. */
export interface Crisis {
  kind: HelpKind | undefined;
  /** The browser's time zone if the input names it; not validated. */
  timeZone: unknown;
}

export interface LateHelpRequest<Output> {
  crisis: Crisis;
  headers: IncomingHttpHeaders;
  /** Releases the output of work that ended after the timeout. */
  discard: (output: Output) => void;
}

/**
 * Runs `work` for a call whose texts show a crisis. `work` itself throws help lines for the country in the
 * person's settings. If it takes too long or fails, this throws help lines for the browser's country. Without
 * a session, or with invalid input, the error of `work` is thrown.
 */
export async function withHelpInTime<Output>(
  work: () => Promise<Output>,
  request: LateHelpRequest<Output>,
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

/**
 * Returns whether an error is final. Help lines without a country are not: the browser may know the country.
 */
function standsAsItIs({ code, detail, log }: AppError): boolean {
  if (code === "crisis_help") {
    return log.helpBy === "browser" || (detail.help?.some(({ country }) => country !== null) ?? false);
  }
  return code === "unauthenticated" || code === "invalid_input";
}

function helpByBrowser({ crisis, headers }: LateHelpRequest<never>, cause?: unknown): AppError {
  const named = typeof crisis.timeZone === "string" ? crisis.timeZone : undefined;
  const where = browserLocation(headers, named);
  return crisisHelpError(crisis, where, { cause, log: { helpBy: "browser" } });
}

const REGION = /-([a-z]{2})(?![a-z\d])/i;
const HEADER_READ = 100;
/**
 * The default language of many browsers worldwide, so it says nothing about the country. A wrong number is
 * worse than a general one.
 */
const DEFAULT_LANGUAGE = /\ben-US\b/gi;

/** Returns the browser's time zone, or the region of its languages where the zone belongs to no country. */
export function browserLocation(headers: IncomingHttpHeaders, timeZone?: string): HelpLocation {
  const zone = timeZone ?? String(headers[TIME_ZONE_HEADER] ?? "");
  if (findCountryOfTimeZone(zone) !== undefined) return { timeZone: zone };
  const languages = headers["accept-language"]?.slice(0, HEADER_READ) ?? "";
  const [, country] = REGION.exec(languages.replace(DEFAULT_LANGUAGE, "")) ?? [];
  return { country };
}
