import type { AdminActionOutput } from "#contract/admin.ts";
import type { Services } from "../../platform/services.ts";

const PAGE = 50;

interface ActionRow extends Omit<AdminActionOutput, "doneAt"> {
  doneAt: Date;
}

/** Returns a page of the audit log, newest first. Addresses are those of today, so a deleted account has none. */
export async function listActions(
  { database }: Pick<Services, "database">,
  { before }: { before?: string | undefined },
): Promise<{ items: AdminActionOutput[] }> {
  const { rows } = await database.authPool.query<ActionRow>(
    `select a.id, a.kind, a.detail, a.done_at as "doneAt", a.admin_id is null as "isByCommand",
       by.email as "by", subject.email as "to"
     from auth.admin_action a
     left join auth."user" by on by.id = a.admin_id
     left join auth."user" subject on subject.id = a.subject_id
     where ($1::uuid is null or a.id < $1) order by a.id desc limit ${PAGE}`,
    [before ?? null],
  );
  return { items: rows.map((row) => ({ ...row, doneAt: row.doneAt.toISOString() })) };
}
