/** The tokens of calls to a model. */
export interface TokenUsage {
  /** All tokens of the prompts, those from and for the provider's cache included. */
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
}

export const NO_TOKENS: Readonly<TokenUsage> = {
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
};
