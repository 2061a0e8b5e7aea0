import type { InferContractRouterOutputs } from "@orpc/contract";
import { useQuery } from "@tanstack/react-query";
import type { Contract } from "#contract/contract.ts";
import type { Dates } from "../../api/dates.ts";
import { ownReportsQuery } from "../../api/queries/insights.ts";
import { useDates } from "../../api/use-dates.ts";
import { Notice } from "../../ui/notice.tsx";

type Report = InferContractRouterOutputs<Contract>["insights"]["reports"]["reports"][number];

/** What became of a person's reports of this reading, with the answers of the people who run the server. */
export function OwnReports({ insightId }: { insightId: string }) {
  const dates = useDates();
  const { data } = useQuery(ownReportsQuery(insightId));
  if (!data || data.reports.length === 0) return null;
  return (
    <section aria-label="Your reports of this reading" className="mb-4 grid max-w-147 gap-3">
      {data.reports.map((report) => (
        <Notice key={report.id} tone={report.state === "answered" ? "good" : "quiet"}>
          <p className="text-mist">{sayState(report, dates)}</p>
          {report.answer && (
            <p dir="auto" className="mt-1 whitespace-pre-wrap">
              {report.answer}
            </p>
          )}
        </Notice>
      ))}
    </section>
  );
}

function sayState({ state, createdAt, answeredAt }: Report, { formatFullDay }: Dates): string {
  const reported = `You reported this reading on ${formatFullDay(createdAt)}.`;
  if (answeredAt) return `${reported} The people who run this server answered:`;
  return state === "new" ? `${reported} Nobody has looked at it yet.` : `${reported} It has been looked at.`;
}
