import type { userSettings } from "../../platform/db/tables/people.ts";
import type { Services } from "../../platform/services.ts";
import { consentQuery, isConsentCurrent, selectSettings } from "../session/session.ts";
import { type FoundStep, openStep, type StepAddress } from "./find-step.ts";
import { selectInsightOfStep, selectSmallerStepRequest } from "./steps.queries.ts";

export type ShrinkServices = Pick<Services, "database" | "vault" | "clock" | "duck" | "config" | "log">;

export interface Loaded {
  found: FoundStep;
  settings: typeof userSettings.$inferSelect | undefined;
  hasConsent: boolean;
  asked: Asked | undefined;
}

export async function loadStep(
  { database, vault, duck }: ShrinkServices,
  address: StepAddress,
): Promise<Loaded> {
  const { userId, insightId, index } = address;
  const rows = await database.batch({ userId }, (tx) => ({
    keys: vault.keyQuery(tx, userId),
    insights: selectInsightOfStep(tx, userId, insightId),
    settings: selectSettings(tx, userId),
    consents: consentQuery(tx, userId),
    asked: selectSmallerStepRequest(tx, { userId, insightId, step: index }),
  }));
  const found = openStep({ vault }, address, { keyRow: rows.keys[0], insight: rows.insights[0] });
  const hasConsent = isConsentCurrent(rows.consents[0], duck);
  return { found, settings: rows.settings[0], hasConsent, asked: rows.asked[0] };
}

type Asked = Awaited<ReturnType<typeof selectSmallerStepRequest>>[number];

export function isAsked(asked: Asked | undefined, staleBefore: Date): boolean {
  return asked?.smaller === null && asked.askedAt !== null && asked.askedAt >= staleBefore;
}
