import type { InferContractRouterOutputs } from "@orpc/contract";
import type { insights } from "#contract/insights.ts";
import type { Services } from "../../platform/services.ts";
import { openReportAnswer, type WithReportSeal } from "./open-report.ts";
import { selectOwnReports } from "./reports.queries.ts";

/** Returns a person's reports of a reading with the answers, in one round trip. */
export async function listOwnReports(
  { database, reportSeal }: Pick<Services, "database"> & WithReportSeal,
  whose: { userId: string; insightId: string },
): Promise<InferContractRouterOutputs<typeof insights>["reports"]> {
  const found = await selectOwnReports(database.authPool, whose);
  return {
    reports: found.map(({ id, state, createdAt, answeredAt, answer }) => ({
      id,
      state,
      createdAt: createdAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
      answer: openReportAnswer(reportSeal, { id, answer }),
    })),
  };
}
