import type { ModelHostId } from "#domain/admin/model-hosts.ts";
import type { HomeModels } from "#server/platform/ai/at-home/home-models.ts";
import { changeAsAdmin } from "#server/platform/auth/admin-actions.ts";
import { newId } from "#server/platform/db/ids.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sentences } from "#server/platform/errors/sentences.ts";
import type { Session } from "#server/platform/http/session.ts";
import { listedModel, type ModelServices } from "./listed-model.ts";
import { storeTrial } from "./models.queries.ts";

const SPARE_MS = 10_000;

/** Returns the time after which a trial without an end has lost its process. */
export function trialLostMs({ trialMs }: Pick<HomeModels, "trialMs">): number {
  return trialMs + SPARE_MS;
}

/** Asks a model one short thing. The answer is stored when it is there; nobody has to wait for it. */
export async function tryListedModel(
  services: ModelServices,
  { userId }: Session,
  asked: { host: ModelHostId; model: string },
): Promise<{ done: true }> {
  const { database, clock, homeModels } = services;
  const model = await listedModel(homeModels, asked);
  const startedAt = clock.now();
  const lost = new Date(startedAt.getTime() - trialLostMs(homeModels));
  const begun = await changeAsAdmin(database.authPool, {
    kind: "model_tried",
    adminId: userId,
    now: startedAt,
    detail: `${model.name} (${model.host.name})`,
    parts: `done as (
        insert into auth.home_model as m (id, host, model, trial_state, trial_started_at) values ($1, $2, $3, 'running', $4)
        on conflict (host, model) do update set trial_state = 'running', trial_started_at = excluded.trial_started_at,
          trial_answer = null, trial_first_word_ms = null, trial_whole_ms = null, trial_failure = null
        where m.trial_state is distinct from 'running' or m.trial_started_at < $5 returning id
      )`,
    values: [newId(), model.host.id, model.name, startedAt, lost],
  });
  if (!begun) throw new AppError("conflict", sentences.triedAlready);
  homeModels.begin(async (signal) => {
    const trial = await homeModels.tryModel(model, signal);
    await storeTrial(database.authPool, { id: begun.id, startedAt }, trial);
  });
  return { done: true };
}
