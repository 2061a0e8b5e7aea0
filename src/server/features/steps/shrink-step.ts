import type { StepOutput } from "../../../contract/steps.ts";
import { readTone } from "../../../domain/duck/tone.ts";
import { FIXED_COSTS } from "../../../domain/limits/rate-limits.ts";
import { zoneAt } from "../../../domain/plans/day.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import { sealStepWords } from "../insights/insights.ts";
import { consentQuery, dayZoneOf, isConsentCurrent, selectSettings } from "../me/me.ts";
import { type FoundStep, openStep, type StepAddress } from "./find-step.ts";
import { writeSmallerStepPrompt } from "./prompts/smaller-step-prompt.ts";
import { chooseSmaller, keepSmaller, selectOfStep } from "./steps.queries.ts";

type ShrinkFloor = Pick<Floor, "database" | "vault" | "clock" | "duck" | "config">;

/**
 * The step in two minutes: made once, then taken up again. Two round trips before the duck is asked, two where there is
 * nothing to ask. Throws `not_found`, `crisis_help` by what the person wrote when asking, `consent_required` and
 * `rate_limited`; nothing is kept then. A duck who fails is no reason to go without: the rule stands in.
 */
export async function shrinkStep(
  floor: ShrinkFloor,
  address: StepAddress,
  { goesOnAnyway }: { goesOnAnyway: boolean },
): Promise<StepOutput> {
  const { database, vault, clock, duck } = floor;
  const { userId, insightId } = address;
  const [[keyRow], [insight], [settings], [consent]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectOfStep(tx, userId, insightId),
    selectSettings(tx, userId),
    consentQuery(tx, userId),
  ]);
  const found = openStep(floor, address, { keyRow, insight });
  const { row, step, words } = found;
  if (step.smaller !== null) {
    await database.batch({ userId }, (tx) => [chooseSmaller(tx, row, true)]);
    return { ...step, usesSmaller: true };
  }
  const now = clock.now();
  const admission = duck.admit({
    feature: "generateAdviceForUser",
    cost: FIXED_COSTS.generateAdviceForUser,
    userId,
    texts: [words.userContext],
    country: settings?.country ?? null,
    timeZone: zoneAt(now, dayZoneOf(settings)),
    goesOnAnyway,
  });
  if (!isConsentCurrent(consent, duck))
    throw new AppError("consent_required", sentenceOf("consent_required"));
  const [claimed] = await database.batch({ userId }, (tx) => [admission.claim(tx, now)]);
  const said = await duck.shrinkStep(admission.settle(claimed, now), {
    request: {
      tone: readTone(settings?.tone),
      seed: `${insightId} ${row.step}`,
      step: step.text,
      text: words.userContext,
    },
    writePrompt: (clean) => writeSmallerStepPrompt(clean, floor.config.advisorName),
  });
  return await keep(floor, found, said.text);
}

/** Where two asked at the same time, both get the first answer. */
async function keep(floor: ShrinkFloor, { key, row }: FoundStep, smaller: string): Promise<StepOutput> {
  const { database, vault } = floor;
  const { userId, insightId, step: index } = row;
  const [, [keyRow], [insight]] = await database.batch({ userId }, (tx) => [
    keepSmaller(tx, row, sealStepWords(key, row, "smaller", smaller)),
    vault.keyQuery(tx, userId),
    selectOfStep(tx, userId, insightId),
  ]);
  return openStep(floor, { userId, insightId, index }, { keyRow, insight }).step;
}
