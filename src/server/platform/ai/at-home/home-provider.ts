import type { ModelProvider } from "../model-provider.ts";
import { openAiCompatibleProvider } from "../providers/openai-compatible/openai-compatible-provider.ts";
import type { ModelHost } from "./model-hosts.ts";

/** A model of a host in the own network. */
export interface HomeModel {
  host: ModelHost;
  name: string;
}

/** Returns the provider of a model that an administrator chose. What fails is explained by the page, not by settings. */
export function homeProvider({ host, name }: HomeModel): ModelProvider {
  return {
    ...openAiCompatibleProvider({ baseUrl: host.openAiAddress, model: name }),
    settings: {
      key: `whether ${host.name} asks for a key, which a model chosen in /admin cannot have`,
      model: "the choice in /admin",
      address: host.name,
    },
  };
}
