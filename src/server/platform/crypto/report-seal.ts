// The texts of a report, encrypted with a key of their own. It is derived from the server's secret and apart from the
// keys of people, so that a report is read without the key of the person who sent it.
import { openBytes, sealBytes } from "./envelope.ts";
import { holderFromSecret } from "./secret-holder.ts";

const KEY_LABEL = "rubber-arcana reports 1";

/** The columns of a report that are encrypted. */
type ReportColumn = "body" | "answer";

export interface ReportSeal {
  seal(column: ReportColumn, id: string, content: unknown): string;
  /** Returns the content, or `undefined` if it is damaged or was encrypted with another secret. */
  open(column: ReportColumn, id: string, sealed: string): unknown;
}

export function createReportSeal(secret: string): ReportSeal {
  const holder = holderFromSecret(secret, { id: "reports", label: KEY_LABEL });
  // The owner is empty, because a guest's report moves to the account that the guest signs in to.
  const placeOf = (column: ReportColumn, id: string) => ({ table: "report", column, userId: "", rowId: id });
  return {
    seal: (column, id, content) =>
      sealBytes(holder, Buffer.from(JSON.stringify(content)), placeOf(column, id)),
    open(column, id, sealed) {
      const opened = openBytes(holder, sealed, placeOf(column, id));
      return opened.ok ? JSON.parse(opened.bytes.toString("utf8")) : undefined;
    },
  };
}
