// The companies that answer at OpenAI's API for chat completions, each with what it wants to be asked differently.
import { MODEL_KEYS } from "#server/platform/config/model-keys.ts";

export interface Host {
  /** The value of `AI_PROVIDER`, and the beginning of what is stored with a row. */
  name: "openai" | "mistral" | "openrouter";
  /** The company's name as shown to people. */
  label: string;
  /** Who gets what people write, in the words of the sentence that asks for their consent. */
  sentTo: string;
  address: string;
  /** The setting with the key. */
  key: string;
  /** The current mid-size model. */
  model: string;
  /** The name of the option that limits the tokens of an answer. */
  limit: "max_tokens" | "max_completion_tokens";
  /** Whether the tokens of a call must be asked for. Mistral tells them unasked, and refuses the question. */
  asksForUsage: boolean;
  /** What else each request says. */
  also: Record<string, unknown>;
}

export const HOSTS: Record<Host["name"], Host> = {
  openai: {
    name: "openai",
    label: "OpenAI",
    sentTo: "OpenAI, a company in the United States",
    address: "https://api.openai.com/v1",
    key: MODEL_KEYS.openai,
    model: "gpt-6.1-terra",
    limit: "max_completion_tokens",
    asksForUsage: true,
    // OpenAI would otherwise keep the text of a request where the account says so.
    also: { store: false },
  },
  mistral: {
    name: "mistral",
    label: "Mistral",
    sentTo: "Mistral AI, a company in France",
    address: "https://api.mistral.ai/v1",
    key: MODEL_KEYS.mistral,
    model: "mistral-medium-latest",
    limit: "max_tokens",
    asksForUsage: false,
    also: {},
  },
  openrouter: {
    name: "openrouter",
    label: "OpenRouter",
    sentTo: "OpenRouter, a company in the United States, and by it to whoever runs the model",
    address: "https://openrouter.ai/api/v1",
    key: MODEL_KEYS.openrouter,
    model: "openai/gpt-6.1-terra",
    limit: "max_tokens",
    asksForUsage: true,
    // Only hosts that keep nothing to train on.
    also: { provider: { data_collection: "deny" } },
  },
};
