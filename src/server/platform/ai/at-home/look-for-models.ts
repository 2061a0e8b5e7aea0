import { listModels, type ModelList } from "./list-models.ts";
import type { ModelHost } from "./model-hosts.ts";

/** How long the server waits for the programs on its own machine to answer. */
const LOOK_MS = 500;

export interface FoundHost extends ModelList {
  host: ModelHost;
}

/** Looks once at every host at the same time. Returns those that answer. */
export async function lookForModels(
  hosts: readonly ModelHost[],
  withinMs: number = LOOK_MS,
): Promise<FoundHost[]> {
  const signal = AbortSignal.timeout(withinMs);
  const found = await Promise.all(
    hosts.map(async (host) => {
      const list = await listModels(host, signal);
      return list && { host, ...list };
    }),
  );
  return found.filter((each) => each !== null);
}

/** Returns the one line of settings with which a model answers without anybody's choice on the page. */
export function settingsLine({ openAiAddress }: ModelHost, model: string): string {
  const name = /[^\w./:@+-]/.test(model) ? `'${model.replaceAll("'", `'\\''`)}'` : model;
  return `AI_PROVIDER=openai-compatible OPENAI_COMPATIBLE_BASE_URL=${openAiAddress} AI_MODEL=${name}`;
}
