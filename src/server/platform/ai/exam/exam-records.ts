import type { ExamHostId } from "#domain/admin/model-hosts.ts";
import type { ExamRecord } from "#domain/examination/verdict.ts";
import type { Database } from "../../db/database.ts";

/** A model that can be tested, by the names under which its test is kept. */
export interface ExamName {
  host: ExamHostId;
  model: string;
}

/** Returns what is kept of a model's test; `null` if it never took one. */
export async function readExamRecord(
  { authPool }: Pick<Database, "authPool">,
  { host, model }: ExamName,
): Promise<ExamRecord | null> {
  const { rows } = await authPool.query<ExamRecord>(
    `select verdict, version, allowed_version as "allowedVersion" from auth.model_exam where host = $1 and model = $2`,
    [host, model],
  );
  return rows[0] ?? null;
}
