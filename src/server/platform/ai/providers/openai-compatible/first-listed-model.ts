import { APICallError } from "@ai-sdk/provider";
import * as z from "zod";
import type { StreamingModel } from "../../model-provider.ts";
import { fetchAtHome } from "./fetch-at-home.ts";

/** Parts of the names of models that cannot chat. Servers list them among the others, and do not say what they are for. */
const CANNOT_CHAT = /embed|rerank|\bbge\b|\be5\b|minilm|whisper|\btts\b|moderation|dall-e/i;

/** Returns whether a model can chat, as far as its name shows. */
export function canChatByName(name: string): boolean {
  return !CANNOT_CHAT.test(name);
}

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

interface ListedModelOptions {
  baseURL: string;
  apiKey: string | undefined;
  /** Whether the server is in the own network. */
  isOwn: boolean;
  open(id: string): Promise<StreamingModel>;
}

/** The first model of the server's list that can chat. Its name is asked for at the first call and then cached. */
export function firstListedModel({ baseURL, apiKey, isOwn, open }: ListedModelOptions): StreamingModel {
  let opened: StreamingModel | undefined;
  return {
    async doStream(options) {
      opened ??= await open(
        await askForModel({ url: `${baseURL}/models`, apiKey, isOwn, signal: options.abortSignal }),
      );
      return await opened.doStream(options);
    },
  };
}

interface Question {
  url: string;
  apiKey: string | undefined;
  isOwn: boolean;
  signal: AbortSignal | undefined;
}

async function askForModel({ url, apiKey, isOwn, signal }: Question): Promise<string> {
  const failed = (
    message: string,
    details: { statusCode?: number; cause?: unknown; isRetryable?: boolean },
  ) => new APICallError({ message, url, requestBodyValues: {}, ...details });
  const response = await (isOwn ? fetchAtHome : fetch)(url, {
    headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
    ...(signal === undefined ? {} : { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw failed("Cannot connect to API", { cause, isRetryable: true });
  });
  if (!response.ok) throw failed("The server does not list its models", { statusCode: response.status });
  const list = listSchema.safeParse(await response.json().catch(() => null));
  const first = list.success ? list.data.data.find(({ id }) => canChatByName(id)) : undefined;
  if (first === undefined) throw failed("The server lists no model that can chat", { statusCode: 404 });
  return first.id;
}
