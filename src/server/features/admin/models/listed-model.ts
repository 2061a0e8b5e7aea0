import type { ExamHostId, ModelHostId } from "#domain/admin/model-hosts.ts";
import type {
  ExamSubject,
  HomeModel,
  HomeModels,
  ModelHost,
} from "#server/platform/ai/at-home/home-models.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sentences } from "#server/platform/errors/sentences.ts";
import type { Services } from "#server/platform/services.ts";
import type { Deck } from "../../cards/cards.ts";

export type ModelServices = Services & { homeModels: HomeModels; deck: Deck };

/** How long a host may take for its list when something is to be done with one of its models. */
const PATIENCE_MS = 5000;

/** Returns a host of the list. Throws where the settings do not let the server look for it. */
export function hostOf({ hosts }: Pick<HomeModels, "hosts">, id: ModelHostId): ModelHost {
  const host = hosts.find((each) => each.id === id);
  if (!host) throw new AppError("not_found", sentences.notLooking, { field: "host" });
  return host;
}

/** Returns a model that its host lists now. Throws where it does not, so that only what was found is ever asked. */
export async function listedModel(
  homeModels: HomeModels,
  { host: id, model }: { host: ModelHostId; model: string },
): Promise<HomeModel> {
  const host = hostOf(homeModels, id);
  const list = await homeModels.list(host, PATIENCE_MS);
  if (!list) throw new AppError("conflict", sentences.hostAway(host.name, host.address), { field: "host" });
  if (!list.models.some(({ name }) => name === model))
    throw new AppError("not_found", sentences.modelNotListed(host.name), { field: "model" });
  return { host, name: model };
}

/** Returns a model that can be tested: one that its host lists now, or the one that the settings name. */
export async function subjectFor(
  homeModels: HomeModels,
  { host, model }: { host: ExamHostId; model: string },
): Promise<ExamSubject> {
  if (host !== "settings") return homeModels.subjectOf(await listedModel(homeModels, { host, model }));
  const named = homeModels.namedSubject();
  if (named?.model !== model) throw new AppError("not_found", sentences.noModelNamed, { field: "model" });
  return named;
}
