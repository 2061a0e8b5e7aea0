import type { OpenStepOutput } from "#contract/steps.ts";
import { FIXED_COSTS } from "#domain/limits/rate-limits.ts";
import { isShortEnoughForTitle } from "#domain/readings/step-title.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Services } from "../../platform/services.ts";
import { type StepRowId, sealStepWords } from "../insights/insights.ts";
import { writeStepTitlePrompt } from "./prompts/step-title-prompt.ts";
import { storeTitleIfAbsent } from "./steps.queries.ts";
import type { RowWithSteps } from "./steps.ts";

export type TitleServices = Pick<Services, "database" | "clock" | "duck" | "log">;

/**
 * The maximum number of titles that are requested for one list of steps. The others are requested with the next list.
 */
const AT_ONCE = 4;
/** A model at home does one thing at a time, and a reader may be waiting for it. */
const AT_ONCE_AT_HOME = 1;
/**
 * The time in milliseconds for which a step is remembered after its title was stored, because a list that was loaded
 * before that may arrive later.
 */
const REMEMBERED_MS = MINUTE_MS;

interface Shown {
  userId: string;
  key: UserKey;
  rows: readonly RowWithSteps[];
  items: readonly OpenStepOutput[];
}

/**
 * Steps whose title is being requested in this process or was just stored, so that parallel lists request it
 * once.
 */
const underWay = new Set<string>();

/**
 * Requests better step titles from a model in the background; the next list shows them. A short step is its own title.
 * The offline duck only has the rule-based title, so nothing is requested from it.
 */
export function titleLater(services: TitleServices, shown: Shown): void {
  if (!services.duck.doesSmallThings) return;
  const most = services.duck.isAtHome ? AT_ONCE_AT_HOME : AT_ONCE;
  for (const { row, text } of untitled(shown).slice(0, most)) {
    const name = `${row.userId} ${row.insightId} ${row.step}`;
    if (underWay.has(name)) continue;
    underWay.add(name);
    titleStep(services, shown.key, { row, text })
      .catch((error: unknown) =>
        services.log.warn({ err: error }, "a step was left without a title of its own"),
      )
      .finally(() => setTimeout(() => underWay.delete(name), REMEMBERED_MS).unref());
  }
}

interface Untitled {
  row: StepRowId;
  text: string;
}

function untitled({ userId, rows, items }: Shown): Untitled[] {
  const titled = new Set(
    rows.flatMap(({ insight }) =>
      insight.steps.flatMap(({ step, title }) => (title ? [`${insight.id} ${step}`] : [])),
    ),
  );
  return items
    .filter(
      ({ insightId, index, text }) => !isShortEnoughForTitle(text) && !titled.has(`${insightId} ${index}`),
    )
    .map(({ insightId, index, text }) => ({ row: { userId, insightId, step: index }, text }));
}

async function titleStep(services: TitleServices, key: UserKey, { row, text }: Untitled): Promise<void> {
  const { database, clock, duck } = services;
  const { userId } = row;
  const feature = "generateUserBlockName";
  const admission = duck.admit({ feature, cost: FIXED_COSTS[feature], userId, texts: [] });
  const now = clock.now();
  const [claimed] = await database.batch({ userId }, (tx) => [admission.claim(tx, now)]);
  const ticket = admission.settle(claimed, now);
  const said = await duck.titleStep(ticket, { request: { text }, writePrompt: writeStepTitlePrompt });
  if (said.isFallback) return;
  await database.batch({ userId }, (tx) => [
    storeTitleIfAbsent(tx, row, sealStepWords(key, row, "title", said.text)),
  ]);
}
