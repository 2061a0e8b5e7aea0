import type { DistressAssessment } from "../../../domain/safety/assess-distress.ts";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import { offerHelp } from "./offer-help.ts";

/** Whose help lines are named: the country's, else the time zone's. */
export interface Whereabouts {
  country?: string | null | undefined;
  timeZone?: string | null | undefined;
}

/** Throws `crisis_help` with whom to call where one of the texts was found to speak of a crisis. */
export function putHelpFirst(
  assessments: readonly DistressAssessment[],
  { country, timeZone }: Whereabouts,
): void {
  const crisis = assessments.find(({ level }) => level === "crisis");
  if (crisis === undefined) return;
  const help = offerHelp({
    ...(country ? { country } : {}),
    ...(timeZone ? { timeZone } : {}),
    ...(crisis.kind === undefined ? {} : { kind: crisis.kind }),
  });
  throw new AppError("crisis_help", sentenceOf("crisis_help"), { help });
}
