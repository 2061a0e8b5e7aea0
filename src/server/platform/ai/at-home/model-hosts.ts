/** The addresses at which the server looks for models: this list and `OLLAMA_HOST`. No request can add to them. */
import { MODEL_HOST_NAMES, MODEL_HOSTS, type ModelHostId } from "#domain/admin/model-hosts.ts";
import { trimEndWhere } from "#domain/text/trim-end.ts";
import type { Config } from "../../config.ts";
import { isOwnNetwork } from "../providers/base-address.ts";

export interface ModelHost {
  id: ModelHostId;
  name: string;
  /** The address of its own API, without a slash at the end. */
  address: string;
  /** The address of its API in OpenAI's format, with its version. */
  openAiAddress: string;
}

const ADDRESSES: Record<ModelHostId, string> = {
  ollama: "http://127.0.0.1:11434",
  "lm-studio": "http://127.0.0.1:1234",
  "llama-cpp": "http://127.0.0.1:8080",
  docker: "http://127.0.0.1:12434",
};

const OPEN_AI_PATHS: Partial<Record<ModelHostId, string>> = { docker: "/engines/v1" };

/** Returns the host at an address of the list, or at another one in its place. */
export function modelHost(id: ModelHostId, address: string = ADDRESSES[id]): ModelHost {
  const bare = trimEndWhere(address, /\//);
  return {
    id,
    name: MODEL_HOST_NAMES[id],
    address: bare,
    openAiAddress: `${bare}${OPEN_AI_PATHS[id] ?? "/v1"}`,
  };
}

/**
 * Returns the hosts for which the server looks; none if it shall not look. An `OLLAMA_HOST` that is not in the own network
 * is left out, because what people write would leave the house.
 */
export function modelHosts({
  findsModels,
  ollamaHost,
}: Pick<Config["ai"], "findsModels" | "ollamaHost">): readonly ModelHost[] {
  if (!findsModels) return [];
  return MODEL_HOSTS.filter((id) => id !== "ollama" || isOllamaInside({ ollamaHost })).map((id) =>
    id === "ollama" ? modelHost(id, ollamaHost ?? undefined) : modelHost(id),
  );
}

/** Returns whether Ollama is on this machine or in its network, as far as its address can be read. */
export function isOllamaInside({ ollamaHost }: Pick<Config["ai"], "ollamaHost">): boolean {
  return ollamaHost === undefined || (ollamaHost !== null && isOwnNetwork(ollamaHost));
}
