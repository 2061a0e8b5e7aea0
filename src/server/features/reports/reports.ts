// Public interface of the reports feature: what people chose to send to the administrators, and the answers.
import { reportAnswered } from "./compose-letters.ts";
import { listOwnReports } from "./list-own-reports.ts";
import { openReportAnswer, openTexts, type SentReading, type WithReportSeal } from "./open-report.ts";
import { insertSentReport } from "./reports.queries.ts";

export type { SentReading, WithReportSeal };
export { insertSentReport, listOwnReports, openReportAnswer, openTexts, reportAnswered };
