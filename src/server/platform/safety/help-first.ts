import type { HelpKind } from "#domain/help/help-line.ts";
import { offerHelp } from "#domain/help/offer-help.ts";
import type { DistressAssessment } from "#engines/safety/index.ts";
import { AppError, type AppErrorOptions } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";

/** The location that decides which help lines are shown: that of the country, or else that of the time zone. */
export interface HelpLocation {
  country?: string | null | undefined;
  timeZone?: string | null | undefined;
}

/** Throws `crisis_help` with help lines where one of the texts was assessed as a crisis. */
export function throwCrisisHelp(assessments: readonly DistressAssessment[], whereabouts: HelpLocation): void {
  const crisis = assessments.find(({ level }) => level === "crisis");
  if (crisis !== undefined) throw crisisHelpError(crisis, whereabouts);
}

/** Returns the error for a text that shows a crisis. */
export function crisisHelpError(
  { kind }: { kind?: HelpKind | undefined },
  { country, timeZone }: HelpLocation,
  options: Pick<AppErrorOptions, "cause" | "log"> = {},
): AppError {
  const help = offerHelp({
    ...(country ? { country } : {}),
    ...(timeZone ? { timeZone } : {}),
    ...(kind === undefined ? {} : { kind }),
  });
  return new AppError("crisis_help", sentenceOf("crisis_help"), { ...options, help });
}
