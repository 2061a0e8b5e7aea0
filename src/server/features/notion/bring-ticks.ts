import { ticksToBringBack } from "#domain/notion/plan-update.ts";
import { changeStep } from "../steps/steps.ts";
import type { OrderWork } from "./order-work.ts";
import { readBlocks } from "./read-page.ts";

/**
 * Brings back ticks that were changed in Notion since the last time. Returns how many steps that changed; `null` if the
 * page is gone.
 */
export async function bringTicks(work: OrderWork): Promise<number | null> {
  const { services, row } = work;
  const { userId, insightId } = row;
  const page = work.page();
  if (!page || !(await work.ask((client) => client.findPage(page.pageId)))) return null;
  const changes = ticksToBringBack(await readBlocks(work, page.pageId), page);
  const ticks = { ...page.ticks };
  for (const { step, isDone } of changes) {
    await changeStep(services, { userId, insightId, index: step }, { isDone });
    ticks[step] = isDone;
  }
  const now = services.clock.now();
  await work.keepPage({ ...page, ticks }, { broughtAt: now, brought: changes.length });
  if (changes.length > 0) services.live.publish(userId, [{ area: "insights", id: insightId }]);
  return changes.length;
}
