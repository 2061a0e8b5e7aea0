/** Writes the messages of a request to a model: the instructions, what the person sent, and a complaint about an answer. */
import type { LanguageModelV4Prompt, LanguageModelV4TextPart } from "@ai-sdk/provider";
import type { Prompt } from "./duck.ts";
import type { ModelProvider } from "./model-provider.ts";

/** An earlier answer that could not be used, and the complaint to send to the model. */
export interface Correction {
  answer: string;
  complaint: string;
}

export function toMessages(
  provider: ModelProvider,
  prompt: Prompt,
  correction: Correction | undefined,
): LanguageModelV4Prompt {
  const user = (...content: LanguageModelV4TextPart[]) => ({ role: "user" as const, content });
  const messages: LanguageModelV4Prompt = [
    ...systemMessages(provider, prompt),
    user(...inParts(provider, prompt.user, prompt.stableUser)),
  ];
  const answer = correction?.answer.trim() ?? "";
  // Providers refuse an empty message, so without an answer the same question is sent again.
  if (correction === undefined || answer === "") return messages;
  return [
    ...messages,
    { role: "assistant", content: [{ type: "text", text: answer }] },
    user({ type: "text", text: correction.complaint }),
  ];
}

/** Returns the instructions as one message; as two if the provider caches the first one. */
function systemMessages(provider: ModelProvider, { system, stable }: Prompt): LanguageModelV4Prompt {
  return inParts(provider, system, stable).map(({ text, providerOptions }) => ({
    role: "system",
    content: text,
    ...(providerOptions && { providerOptions }),
  }));
}

/** Returns a text as one part; as two if it has a beginning that the provider caches. */
function inParts(
  { cacheOptions }: ModelProvider,
  text: string,
  stable: string | undefined,
): LanguageModelV4TextPart[] {
  if (cacheOptions === undefined || !stable || !text.startsWith(stable)) return [{ type: "text", text }];
  const rest = text.slice(stable.length);
  return [
    { type: "text", text: stable, providerOptions: cacheOptions },
    ...(rest === "" ? [] : [{ type: "text" as const, text: rest }]),
  ];
}
