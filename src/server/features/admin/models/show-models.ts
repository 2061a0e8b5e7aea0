import type { FoundHostOutput, KnownModelOutput, ModelsOutput } from "#contract/admin-models.ts";
import { MODEL_HOST_NAMES } from "#domain/admin/model-hosts.ts";
import { permissionOf } from "#domain/examination/verdict.ts";
import type { ExamName, FoundHost } from "#server/platform/ai/at-home/home-models.ts";
import { type ExamRow, selectExams } from "./exams/exams.queries.ts";
import { presentExam } from "./exams/show-exams.ts";
import { FETCH_LOST_MS } from "./fetch-model.ts";
import type { ModelServices } from "./listed-model.ts";
import { type HomeModelRow, selectHomeModels } from "./models.queries.ts";
import { trialLostMs } from "./try-listed-model.ts";

/** The longest that the host of the model that the settings name may take to say which version it has. */
const VERSION_MS = 500;

/** Looks once at the machine, and returns what was found, what was chosen, and how trials, tests and downloads are going. */
export async function showModels(services: ModelServices): Promise<ModelsOutput> {
  const { config, database, duck, clock, homeModels } = services;
  const named = homeModels.namedSubject();
  const [found, rows, exams, namedVersion = null] = await Promise.all([
    homeModels.look(),
    selectHomeModels(database.authPool),
    selectExams(database.authPool),
    named?.version(VERSION_MS),
  ]);
  const versionOf = ({ host, model }: ExamName) =>
    host === "settings" ? namedVersion : versionIn(found, { host, model });
  const chosen = presentChosen(rows[0], found);
  const isChoiceUsed = !config.ai.isSet && config.ai.findsModels;
  const byChoice = chosen ? "choice" : "nobody";
  return {
    answers: {
      label: duck.label,
      by: config.ai.isSet ? "settings" : byChoice,
      model: presentAnswering(named ?? (isChoiceUsed ? chosen : null), { exams, versionOf }),
    },
    isLooking: config.ai.findsModels,
    hosts: found.map((each) => {
      const [first] = each.models;
      return presentHost(each, first ? homeModels.settingsLine(each.host, first.name) : null);
    }),
    chosen,
    known: rows.map((row) =>
      presentKnown(row, { now: clock.now(), trialLostAfterMs: trialLostMs(homeModels) }),
    ),
    exams: exams.map((exam) => presentExam(exam, { version: versionOf(exam), now: clock.now() })),
  };
}

/** Returns the version of a model in what was found; `null` if it was not, or if its host does not say. */
function versionIn(found: readonly FoundHost[], { host, model }: ExamName): string | null {
  const list = found.find((each) => each.host.id === host);
  return list?.models.find(({ name }) => name === model)?.version ?? null;
}

/** Returns the model that the settings name or that was chosen, with what it may do. */
function presentAnswering(
  subject: (ExamName & { label?: string }) | null,
  { exams, versionOf }: { exams: readonly ExamRow[]; versionOf(name: ExamName): string | null },
): ModelsOutput["answers"]["model"] {
  if (!subject) return null;
  const { host, model, label = model } = subject;
  const exam = exams.find((each) => each.host === host && each.model === model) ?? null;
  const may = permissionOf({ exam, version: versionOf({ host, model }), isBySettings: host === "settings" });
  return { host, model, label, may };
}

function presentHost({ host, models, elsewhere }: FoundHost, settings: string | null): FoundHostOutput {
  const { id, name, address } = host;
  return {
    id,
    name,
    address,
    settings,
    elsewhere,
    models: models.map(({ version: _, ...model }) => model),
  };
}

function presentChosen(row: HomeModelRow | undefined, found: readonly FoundHost[]): ModelsOutput["chosen"] {
  if (!row?.chosenAt) return null;
  const { host, model, chosenAt } = row;
  const list = found.find((each) => each.host.id === host);
  const isThere = list?.models.some(({ name }) => name === model) ? "there" : "gone";
  return {
    host,
    hostName: MODEL_HOST_NAMES[host],
    model,
    chosenAt: chosenAt.toISOString(),
    state: list ? isThere : "silent",
  };
}

interface Times {
  now: Date;
  trialLostAfterMs: number;
}

function presentKnown(row: HomeModelRow, times: Times): KnownModelOutput {
  return {
    host: row.host,
    model: row.model,
    trial: presentTrial(row, times),
    fetch: presentFetch(row, times),
  };
}

const isLost = (since: Date, most: number, now: Date) => now.getTime() - since.getTime() > most;

function presentTrial(row: HomeModelRow, { now, trialLostAfterMs }: Times): KnownModelOutput["trial"] {
  const { trialState: state, trialStartedAt: startedAt } = row;
  if (!state || !startedAt) return null;
  const { trialAnswer, trialFirstWordMs, trialWholeMs, trialFailure } = row;
  return {
    state: state === "running" && isLost(startedAt, trialLostAfterMs, now) ? "interrupted" : state,
    startedAt: startedAt.toISOString(),
    answer: trialAnswer,
    firstWordMs: trialFirstWordMs,
    wholeMs: trialWholeMs,
    failure: trialFailure,
  };
}

function presentFetch(row: HomeModelRow, { now }: Times): KnownModelOutput["fetch"] {
  const { fetchState: state, fetchStartedAt: startedAt, fetchSeenAt: seenAt } = row;
  if (!state || !startedAt || !seenAt) return null;
  return {
    state: state === "running" && isLost(seenAt, FETCH_LOST_MS, now) ? "interrupted" : state,
    startedAt: startedAt.toISOString(),
    bytes: row.fetchBytes,
    total: row.fetchTotal,
    failure: row.fetchFailure,
  };
}
