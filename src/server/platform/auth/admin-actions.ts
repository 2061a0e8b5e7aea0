// The audit log of administrators. Whatever an administrator changes is written to it in the same statement.
import type pg from "pg";
import type { ADMIN_ACTIONS } from "#contract/admin.ts";
import { newId } from "../db/ids.ts";

export type ActionKind = (typeof ADMIN_ACTIONS)[number];

export interface NewAction {
  /** The administrator; `null` for a command of the operator. */
  adminId: string | null;
  /** What a reader of the log needs besides the kind: a day, a number or the name of a model, never an address or a text. */
  detail?: string | undefined;
  now: Date;
}

/**
 * Returns the SQL that writes an action for each row of `source`. `subject` is the column with the id of what it was done
 * to, or `null`. The parameters from number `first` on are those of `actionValues`.
 */
export function logAction(kind: ActionKind, subject: string, first: number, source = "invited"): string {
  const [id, adminId, detail, now] = [0, 1, 2, 3].map((place) => `$${first + place}`);
  return `insert into auth.admin_action (id, admin_id, kind, subject_id, detail, done_at)
    select ${id}::uuid, ${adminId}::uuid, '${kind}', ${subject}::uuid, ${detail}::text, ${now}::timestamptz
    from ${source}`;
}

export function actionValues({ adminId, detail, now }: NewAction): unknown[] {
  return [newId(), adminId, detail ?? null, now];
}

/** Writes to the audit log what a command of the operator did to no account in particular. */
export async function logCommand(
  pool: Pick<pg.Pool, "query">,
  kind: ActionKind,
  action: Omit<NewAction, "adminId">,
): Promise<void> {
  await pool.query(logAction(kind, "null", 1, "(select) as ran"), actionValues({ ...action, adminId: null }));
}

export interface AdminChange extends NewAction {
  kind: ActionKind;
  /**
   * The change as parts of a WITH clause. The last part is called `done` and returns the row with the `id` of what was
   * changed; without a row nothing is logged.
   */
  parts: string;
  values: readonly unknown[];
}

/**
 * Makes a change and writes it to the audit log, both or neither, in one round trip. Returns the row of `done`;
 * `undefined` if there was nothing to change.
 */
export async function changeAsAdmin<Row extends { id: string }>(
  pool: Pick<pg.Pool, "query">,
  change: AdminChange,
): Promise<Row | undefined> {
  const { kind, parts, values } = change;
  const { rows } = await pool.query<Row>(
    `with ${parts}, logged as (${logAction(kind, "id", values.length + 1, "done")}) select * from done`,
    [...values, ...actionValues(change)],
  );
  return rows[0];
}
