import type { DistressAssessment } from "../../../domain/safety/assess-distress.ts";
import type { CrisisKind } from "../../../domain/safety/phrase-table.ts";
import { AppError, type AppErrorOptions } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import { offerHelp } from "./offer-help.ts";

/** Whose help lines are named: the country's, else the time zone's. */
export interface Whereabouts {
  country?: string | null | undefined;
  timeZone?: string | null | undefined;
}

/** Throws `crisis_help` with whom to call where one of the texts was found to speak of a crisis. */
export function putHelpFirst(assessments: readonly DistressAssessment[], whereabouts: Whereabouts): void {
  const crisis = assessments.find(({ level }) => level === "crisis");
  if (crisis !== undefined) throw crisisHelp(crisis, whereabouts);
}

/** The answer to a text that speaks of a crisis. */
export function crisisHelp(
  { kind }: { kind?: CrisisKind | undefined },
  { country, timeZone }: Whereabouts,
  options: Pick<AppErrorOptions, "cause" | "log"> = {},
): AppError {
  const help = offerHelp({
    ...(country ? { country } : {}),
    ...(timeZone ? { timeZone } : {}),
    ...(kind === undefined ? {} : { kind }),
  });
  return new AppError("crisis_help", sentenceOf("crisis_help"), { ...options, help });
}
