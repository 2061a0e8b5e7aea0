import type { LanguageModelV4Usage } from "@ai-sdk/provider";

/** The tokens of a call, in the words of OpenAI's API. */
interface ReportedUsage {
  prompt_tokens?: number | null | undefined;
  completion_tokens?: number | null | undefined;
  prompt_tokens_details?:
    | { cached_tokens?: number | null | undefined; cache_write_tokens?: unknown }
    | null
    | undefined;
}

/** Returns the tokens of a call, with those written to the host's cache, which the library leaves out and OpenAI charges for. */
export function readUsage(usage: ReportedUsage | null | undefined): LanguageModelV4Usage {
  const details = usage?.prompt_tokens_details;
  const total = usage?.prompt_tokens ?? undefined;
  const cacheRead = details?.cached_tokens ?? undefined;
  const written = details?.cache_write_tokens;
  return {
    inputTokens: {
      total,
      noCache: undefined,
      cacheRead,
      cacheWrite: typeof written === "number" ? written : undefined,
    },
    outputTokens: { total: usage?.completion_tokens ?? undefined, text: undefined, reasoning: undefined },
  };
}
