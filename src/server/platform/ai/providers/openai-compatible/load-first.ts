import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { jsonOrUndefined } from "#domain/json-or-undefined.ts";
import { trimEndWhere } from "#domain/text/trim-end.ts";
import type { StreamingModel } from "../../model-provider.ts";
import { toStream } from "../to-stream.ts";
import { fetchAtHome } from "./fetch-at-home.ts";

/** How long Ollama keeps a model in memory after its last call. It would forget it after five minutes. */
const KEEP_ALIVE = "30m";

interface LoadedModel {
  /** The address of the server's API for chat completions, with its version. */
  baseURL: string;
  /** The name of the model. */
  name: string;
  model: StreamingModel;
}

/**
 * Has Ollama load the model before it is asked, and keep it in memory for a while: its API for chat completions takes no
 * `keep_alive`, but its own does, and answers as soon as the model is there (docs.ollama.com/faq). The stream's first part
 * comes then. Of another server nothing more is asked after its first refusal.
 */
export function loadFirst({ baseURL, name, model }: LoadedModel): StreamingModel {
  const address = `${trimEndWhere(baseURL.replace(/\/v\d+[a-z]*$/, ""), /\//)}/api/generate`;
  let mayBeOllama = true;
  return {
    async doStream(options) {
      if (!mayBeOllama) return await model.doStream(options);
      const answering = async function* (): AsyncGenerator<LanguageModelV4StreamPart, void, void> {
        mayBeOllama = await load(address, name, options.abortSignal);
        yield { type: "stream-start", warnings: [] };
        const { stream } = await model.doStream(options);
        for await (const part of stream) if (part.type !== "stream-start") yield part;
      };
      return { stream: toStream(answering()) };
    },
  };
}

/** Resolves when the model is loaded, with whether the server may be Ollama. Failures are left to the call that follows. */
async function load(address: string, model: string, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    const response = await fetchAtHome(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model, keep_alive: KEEP_ALIVE }),
      ...(signal && { signal }),
    });
    const said: { done?: unknown; error?: unknown } = Object(jsonOrUndefined(await response.text()));
    // A model that is not there yet may be fetched later.
    return said.done !== undefined || /^model /.test(String(said.error));
  } catch (error) {
    if (signal?.aborted) throw error;
    return true;
  }
}
