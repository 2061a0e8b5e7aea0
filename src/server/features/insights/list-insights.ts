import type { InsightPageOutput } from "#contract/insights.ts";
import { isOlder } from "#domain/plans/is-older.ts";
import { openSince, type Plan } from "#domain/plans/plans.ts";
import type { KeyRow } from "../../platform/crypto/data-keys.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { decodeCursor, toPage } from "../../platform/db/page-key.ts";
import type { Revalidate } from "../../platform/http/revalidate.ts";
import type { Services } from "../../platform/services.ts";
import { mapInSlices } from "../../platform/turns.ts";
import { createBlockPresenter } from "./insights.present.ts";
import { presentListed } from "./insights.ts";
import {
  countOlderInsights,
  type InsightFilter,
  type ListRow,
  type PageOfInsights,
  selectInsights,
  selectInsightsAlone,
} from "./list.queries.ts";
import { toListed } from "./list-rows.ts";

/** Resolved promises that take the place of queries whose results are not needed. */
export const NO_KEY = Promise.resolve<KeyRow[]>([]);
export const NO_COUNT = Promise.resolve<{ rows: { older: number }[] }>({ rows: [] });

type ListServices = Pick<Services, "database" | "vault" | "clock" | "log">;

export interface InsightListRequest
  extends Pick<InsightFilter, "blockTypeId" | "cardId" | "spreadType" | "from" | "until"> {
  userId: string;
  plan: Plan;
  limit: number;
  cursor?: string | undefined;
}

interface FoundPage {
  key: UserKey | undefined;
  rows: ListRow[];
  older: number;
}

/**
 * Lists insights in one round trip. An insight that is older than the plan shows keeps its place and shows
 * only its date. A filter leaves it out, because matching the filter would reveal something about it.
 */
export async function listInsights(
  services: ListServices,
  request: InsightListRequest,
  revalidate: Revalidate,
): Promise<InsightPageOutput> {
  const { userId, plan, limit, cursor, ...asked } = request;
  const since = openSince(plan, services.clock.now());
  const isFiltered = Object.values(asked).some((value) => value !== undefined);
  const filter = isFiltered ? { ...asked, since } : {};
  const { key, rows, older } = await readPage(
    services,
    { userId, since },
    { key: decodeCursor(cursor), limit, filter },
  );
  const locked = rows.filter(({ createdAt }) => isOlder(new Date(createdAt), since)).length;
  revalidate({ key: key?.version, rows, older, locked });
  if (!key) return { items: [], nextCursor: null, older };
  const page = toPage(
    rows.map((row) => toListed(row, userId)),
    limit,
  );
  const blockOf = createBlockPresenter(key);
  const items = await mapInSlices(page.rows, (row) =>
    presentListed(key, row, { since, blockOf: () => blockOf(row.block) }),
  );
  return { items, nextCursor: page.nextCursor, older };
}

/** When the blocks cannot be read, returns the insights without them. */
async function readPage(
  { database, vault, log }: ListServices,
  { userId, since }: { userId: string; since: Date | null },
  page: PageOfInsights,
): Promise<FoundPage> {
  const held = vault.held(userId);
  const read = async (select: typeof selectInsights) => {
    const [[keyRow], { rows }, counted] = await database.batch({ userId }, (tx) => [
      held ? NO_KEY : vault.keyQuery(tx, userId),
      select(tx, userId, page),
      since ? countOlderInsights(tx, userId, since) : NO_COUNT,
    ]);
    return { key: held ?? (keyRow && vault.openToShow(keyRow)), rows, older: counted.rows[0]?.older ?? 0 };
  };
  try {
    return await read(selectInsights);
  } catch (error) {
    log.warn({ err: error }, "the blocks of a list could not be read");
    return await read(selectInsightsAlone);
  }
}
