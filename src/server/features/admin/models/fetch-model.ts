import type { ModelHost } from "#server/platform/ai/at-home/home-models.ts";
import { changeAsAdmin } from "#server/platform/auth/admin-actions.ts";
import { newId } from "#server/platform/db/ids.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sentences } from "#server/platform/errors/sentences.ts";
import type { Session } from "#server/platform/http/session.ts";
import { act } from "../act.ts";
import { hostOf, type ModelServices } from "./listed-model.ts";
import { storeFetch } from "./models.queries.ts";

/** How often a process writes down how far a download is, and looks whether it was stopped. */
const WRITE_EVERY_MS = 1000;
/** A download of which nothing was written for this long has lost its process. */
export const FETCH_LOST_MS = 30_000;

/** Lets Ollama fetch a model. Its progress is stored, so that every page and process sees it and may stop it. */
export async function fetchModel(
  services: ModelServices,
  { userId }: Session,
  asked: { model: string },
): Promise<{ done: true }> {
  const { database, clock, homeModels } = services;
  const model = withTag(asked.model);
  const host = hostOf(homeModels, "ollama");
  const startedAt = clock.now();
  const lost = new Date(startedAt.getTime() - FETCH_LOST_MS);
  const begun = await changeAsAdmin(database.authPool, {
    kind: "model_fetched",
    adminId: userId,
    now: startedAt,
    detail: `${model} (${host.name})`,
    parts: `done as (
        insert into auth.home_model as m (id, host, model, fetch_state, fetch_started_at, fetch_seen_at)
        values ($1, $2, $3, 'running', $4, $4)
        on conflict (host, model) do update set fetch_state = 'running', fetch_started_at = excluded.fetch_started_at,
          fetch_seen_at = excluded.fetch_seen_at, fetch_bytes = 0, fetch_total = 0, fetch_failure = null
        where m.fetch_state is distinct from 'running' or m.fetch_seen_at < $5 returning id
      )`,
    values: [newId(), host.id, model, startedAt, lost],
  });
  if (!begun) throw new AppError("conflict", sentences.fetchedAlready);
  homeModels.begin((signal) => follow(services, { host, model, id: begun.id, startedAt }, signal));
  return { done: true };
}

/** Stops a download. The process that watches it ends it with its next look. */
export async function stopFetch(
  services: ModelServices,
  session: Session,
  asked: { model: string },
): Promise<{ done: true }> {
  const model = withTag(asked.model);
  await act(services, session, {
    kind: "model_fetch_stopped",
    detail: `${model} (Ollama)`,
    parts: `done as (
        update auth.home_model set fetch_state = case when fetch_state = 'running' then 'stopped' else fetch_state end
        where host = 'ollama' and model = $1 and fetch_state is not null returning id
      )`,
    values: [model],
  });
  return { done: true };
}

/** Ollama lists a model that was named without a version as the latest one. */
function withTag(model: string): string {
  return model.includes(":") ? model : `${model}:latest`;
}

/** Writes down every second how far a download is, until it ends or was stopped. */
async function follow(
  services: ModelServices,
  download: { host: ModelHost; model: string; id: string; startedAt: Date },
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, log, homeModels } = services;
  const stop = new AbortController();
  let at = { bytes: 0, total: 0 };
  const write = (state: "running" | "done" | "failed", failure: string | null = null) =>
    storeFetch(database.authPool, { ...download, now: clock.now() }, { state, ...at, failure });
  const timer = setInterval(() => {
    write("running").then(
      (goesOn) => goesOn || stop.abort(),
      (error: unknown) => log.warn({ err: error }, "how far a download is could not be written down"),
    );
  }, WRITE_EVERY_MS);
  try {
    const failure = await homeModels.pull(download.host, download.model, {
      signal: AbortSignal.any([signal, stop.signal]),
      onProgress(progress) {
        at = progress;
      },
    });
    await write(failure === null ? "done" : "failed", failure);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    clearInterval(timer);
  }
}
