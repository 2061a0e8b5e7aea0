import type { FoundHostOutput, KnownModelOutput, ModelsOutput } from "#contract/admin-models.ts";
import { MODEL_HOST_NAMES } from "#domain/admin/model-hosts.ts";
import { type FoundHost, lookForModels, settingsLine } from "../../../platform/ai/at-home/look-for-models.ts";
import { FETCH_LOST_MS } from "./fetch-model.ts";
import type { ModelServices } from "./listed-model.ts";
import { type HomeModelRow, selectHomeModels } from "./models.queries.ts";
import { TRIAL_LOST_MS } from "./try-listed-model.ts";

/** Looks once at the machine, and returns what was found, what was chosen, and how trials and downloads are going. */
export async function showModels(services: ModelServices): Promise<ModelsOutput> {
  const { config, database, duck, clock, modelChoice } = services;
  const [found, rows] = await Promise.all([
    lookForModels(modelChoice.hosts),
    selectHomeModels(database.authPool),
  ]);
  const chosen = presentChosen(rows[0], found);
  const byChoice = chosen ? "choice" : "nobody";
  return {
    answers: { label: duck.label, by: config.ai.isSet ? "settings" : byChoice },
    isLooking: config.ai.findsModels,
    hosts: found.map(presentHost),
    chosen,
    known: rows.map((row) => presentKnown(row, clock.now())),
  };
}

function presentHost({ host, models, elsewhere }: FoundHost): FoundHostOutput {
  const [first] = models;
  const { id, name, address } = host;
  return { id, name, address, settings: first ? settingsLine(host, first.name) : null, models, elsewhere };
}

function presentChosen(row: HomeModelRow | undefined, found: readonly FoundHost[]): ModelsOutput["chosen"] {
  if (!row?.chosenAt) return null;
  const { host, model, chosenAt } = row;
  const list = found.find((each) => each.host.id === host);
  const isThere = list?.models.some(({ name }) => name === model) ? "there" : "gone";
  return {
    ...{ host, hostName: MODEL_HOST_NAMES[host], model },
    chosenAt: chosenAt.toISOString(),
    state: list ? isThere : "silent",
  };
}

function presentKnown(row: HomeModelRow, now: Date): KnownModelOutput {
  return { host: row.host, model: row.model, trial: presentTrial(row, now), fetch: presentFetch(row, now) };
}

const isLost = (since: Date, most: number, now: Date) => now.getTime() - since.getTime() > most;

function presentTrial(row: HomeModelRow, now: Date): KnownModelOutput["trial"] {
  const { trialState: state, trialStartedAt: startedAt } = row;
  if (!state || !startedAt) return null;
  const { trialAnswer, trialFirstWordMs, trialWholeMs, trialFailure } = row;
  return {
    state: state === "running" && isLost(startedAt, TRIAL_LOST_MS, now) ? "interrupted" : state,
    startedAt: startedAt.toISOString(),
    ...{ answer: trialAnswer, firstWordMs: trialFirstWordMs, wholeMs: trialWholeMs, failure: trialFailure },
  };
}

function presentFetch(row: HomeModelRow, now: Date): KnownModelOutput["fetch"] {
  const { fetchState: state, fetchStartedAt: startedAt, fetchSeenAt: seenAt } = row;
  if (!state || !startedAt || !seenAt) return null;
  return {
    state: state === "running" && isLost(seenAt, FETCH_LOST_MS, now) ? "interrupted" : state,
    startedAt: startedAt.toISOString(),
    ...{ bytes: row.fetchBytes, total: row.fetchTotal, failure: row.fetchFailure },
  };
}
