import type { ModelHostId } from "#domain/admin/model-hosts.ts";
import { newId } from "#server/platform/db/ids.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sentences } from "#server/platform/errors/sentences.ts";
import type { Session } from "#server/platform/http/session.ts";
import { act } from "../act.ts";
import { examineIfNew } from "./exams/examine-model.ts";
import { obeyEverywhere } from "./exams/obey-everywhere.ts";
import { listedModel, type ModelServices } from "./listed-model.ts";

/**
 * Makes a model that was found the one that answers, in every process, as soon as its test allows it. The test begins now,
 * unless this version of the model took it.
 */
export async function chooseModel(
  services: ModelServices,
  session: Session,
  asked: { host: ModelHostId; model: string },
): Promise<{ done: true }> {
  const { config, clock, homeModels } = services;
  if (config.ai.isSet) throw new AppError("conflict", sentences.modelBySettings);
  const listed = await listedModel(homeModels, asked);
  const { host, name } = listed;
  await act(services, session, {
    kind: "model_chosen",
    detail: `${name} (${host.name})`,
    parts: `others as (
        update auth.home_model set chosen_at = null where chosen_at is not null and (host, model) <> ($2, $3)
      ), done as (
        insert into auth.home_model (id, host, model, chosen_at) values ($1, $2, $3, $4)
        on conflict (host, model) do update set chosen_at = excluded.chosen_at returning id
      )`,
    values: [newId(), host.id, name, clock.now()],
  });
  await obeyEverywhere(services);
  await examineIfNew(services, session, homeModels.subjectOf(listed));
  return { done: true };
}

/** Ends the choice, so that the provider of the settings answers again. Throws `not_found` where nothing was chosen. */
export async function dropModel(services: ModelServices, session: Session): Promise<{ done: true }> {
  await act(services, session, {
    kind: "model_dropped",
    parts: `dropped as (
        update auth.home_model set chosen_at = null where chosen_at is not null returning id
      ), done as (select id from dropped limit 1)`,
    values: [],
  });
  await obeyEverywhere(services);
  return { done: true };
}
