// Lists the models of a host that can chat. Each program has an API of its own for it, which says more than OpenAI's format.
import * as z from "zod";
import { CLOUD_NAME, type ModelHostId } from "#domain/admin/model-hosts.ts";
import { canChatByName } from "../providers/openai-compatible/first-listed-model.ts";
import { askHost } from "./ask-host.ts";
import type { ModelHost } from "./model-hosts.ts";

export interface ListedModel {
  /** The name by which the host is asked for it. */
  name: string;
  /** The size of its file; `null` if the host does not say. */
  bytes: number | null;
  /** How many parameters it has, in the host's words, such as `3.2B`; `null` if the host does not say. */
  parameters: string | null;
  /**
   * What tells one version of it from the next: Ollama's digest, or what else its host says of its file; `null` if the host
   * says nothing of it.
   */
  version: string | null;
}

export interface ModelList {
  models: ListedModel[];
  /** How many models are left out because the host would pass what people write on to somebody else's machines. */
  elsewhere: number;
}

type List = (host: ModelHost, signal: AbortSignal) => Promise<ModelList | null>;

const LISTS: Record<ModelHostId, List> = {
  ollama: listOllama,
  "lm-studio": listLmStudio,
  "llama-cpp": listLlamaCpp,
  docker: listDocker,
};

/** Returns the models of a host that can chat; `null` if the program does not answer at its address. */
export function listModels(host: ModelHost, signal: AbortSignal): Promise<ModelList | null> {
  return LISTS[host.id](host, signal);
}

const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);
const size = orNull(z.number()).catch(null);
const words = orNull(z.string())
  .catch(null)
  .transform((text) => text || null);

/** The most models of Ollama that are asked one by one whether they can chat. */
const MOST_SHOWN = 50;

const ollamaModel = z.object({
  remote_host: words,
  /** Newer versions say it in the list; older ones only for one model. */
  capabilities: z.array(z.string()).optional().catch(undefined),
});
const ollamaTags = z.object({
  models: z.array(
    ollamaModel.extend({
      name: z.string().min(1),
      size,
      digest: words,
      details: z.object({ parameter_size: words }).optional().catch(undefined),
    }),
  ),
});

async function listOllama({ address }: ModelHost, signal: AbortSignal): Promise<ModelList | null> {
  const tags = ollamaTags.safeParse(await askHost(`${address}/api/tags`, { signal }));
  if (!tags.success) return null;
  const described = await Promise.all(
    tags.data.models.map(async (model, place) => {
      const { name, capabilities } = model;
      if (capabilities || place >= MOST_SHOWN || !canChatByName(name)) return model;
      const shown = ollamaModel.safeParse(
        await askHost(`${address}/api/show`, { signal, body: { model: name } }),
      );
      return shown.success
        ? { ...model, ...shown.data, remote_host: model.remote_host ?? shown.data.remote_host }
        : model;
    }),
  );
  const inside = described.filter(({ name, remote_host }) => remote_host === null && !CLOUD_NAME.test(name));
  return {
    models: inside
      .filter(({ name, capabilities }) => capabilities?.includes("completion") ?? canChatByName(name))
      .map(({ name, size, details, digest }) => ({
        name,
        bytes: size,
        parameters: details?.parameter_size ?? null,
        version: digest,
      })),
    elsewhere: described.length - inside.length,
  };
}

const lmStudioModels = z.object({
  models: z.array(
    z.object({
      type: z.string(),
      key: z.string().min(1),
      size_bytes: size,
      params_string: words,
      quantization: z.object({ name: words }).nullish().catch(null),
    }),
  ),
});
const olderLmStudioModels = z.object({
  data: z.array(z.object({ id: z.string().min(1), type: z.string() })),
});

async function listLmStudio(host: ModelHost, signal: AbortSignal): Promise<ModelList | null> {
  const now = lmStudioModels.safeParse(await askHost(`${host.address}/api/v1/models`, { signal }));
  if (now.success) {
    return inside(
      now.data.models
        .filter(({ type }) => type === "llm")
        .map(({ key, size_bytes, params_string, quantization }) => ({
          name: key,
          bytes: size_bytes,
          parameters: params_string,
          version: versionOf(quantization?.name, size_bytes),
        })),
    );
  }
  const older = olderLmStudioModels.safeParse(await askHost(`${host.address}/api/v0/models`, { signal }));
  if (older.success)
    return inside(older.data.data.filter(({ type }) => type === "llm" || type === "vlm").map(named));
  return await listInOpenAiFormat(host, signal);
}

const llamaCppModels = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1),
      owned_by: z.literal("llamacpp"),
      meta: z.object({ size, n_params: size }).nullish().catch(null),
    }),
  ),
});

/** Other programs use the port of llama.cpp too, so only an answer in its own form counts. */
async function listLlamaCpp({ openAiAddress }: ModelHost, signal: AbortSignal): Promise<ModelList | null> {
  const list = llamaCppModels.safeParse(await askHost(`${openAiAddress}/models`, { signal }));
  if (!list.success) return null;
  return inside(
    list.data.data
      .filter(({ id }) => canChatByName(id))
      .map(({ id, meta }) => ({
        name: id,
        bytes: meta?.size ?? null,
        parameters: meta?.n_params ? `${(meta.n_params / 1e9).toFixed(1)}B` : null,
        // What it calls `created` is the time of the question.
        version: versionOf(meta?.n_params, meta?.size),
      })),
  );
}

/**
 * Returns the version of one model as its host has it now; `null` if the host does not say, does not have it, or does not
 * answer. It asks as little as there is to ask, because every process does so every minute.
 */
export async function versionNow(host: ModelHost, name: string, signal: AbortSignal): Promise<string | null> {
  if (host.id === "ollama") {
    const tags = ollamaTags.safeParse(await askHost(`${host.address}/api/tags`, { signal }));
    return tags.data?.models.find((model) => model.name === name)?.digest ?? null;
  }
  const list = await listModels(host, signal);
  return list?.models.find((model) => model.name === name)?.version ?? null;
}

function listDocker(host: ModelHost, signal: AbortSignal): Promise<ModelList | null> {
  return listInOpenAiFormat(host, signal);
}

const openAiModels = z.object({
  object: z.literal("list"),
  data: z.array(z.object({ id: z.string().min(1), created: size, owned_by: words })),
});

async function listInOpenAiFormat(host: ModelHost, signal: AbortSignal): Promise<ModelList | null> {
  const list = openAiModels.safeParse(await askHost(`${host.openAiAddress}/models`, { signal }));
  if (!list.success) return null;
  return inside(
    list.data.data
      .filter(({ id }) => canChatByName(id))
      .map((model) => ({ ...named(model), version: versionOf(model.owned_by, model.created) })),
  );
}

/** Returns a version made of what a host says of a model; `null` if it says nothing. */
function versionOf(...facts: readonly (string | number | null | undefined)[]): string | null {
  const said = facts.filter((fact) => fact !== null && fact !== undefined);
  return said.length === 0 ? null : said.join(" ");
}

const named = ({ id }: { id: string }): ListedModel => ({
  name: id,
  bytes: null,
  parameters: null,
  version: null,
});
const inside = (models: ListedModel[]): ModelList => ({ models, elsewhere: 0 });
