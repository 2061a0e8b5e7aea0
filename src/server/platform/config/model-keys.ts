/**
 * The providers of models that a key alone names, with its setting. Where several keys are set, the first of this order
 * answers.
 */
export const MODEL_KEYS = {
  anthropic: "ANTHROPIC_API_KEY",
  openai: "OPENAI_API_KEY",
  google: "GEMINI_API_KEY",
  mistral: "MISTRAL_API_KEY",
  openrouter: "OPENROUTER_API_KEY",
} as const;

export type KeyedProvider = keyof typeof MODEL_KEYS;

export const KEYED_PROVIDERS = Object.keys(MODEL_KEYS) as KeyedProvider[];

/** Returns the keys that are set, by provider, in the order in which they count. */
export function modelKeysIn(
  values: Partial<Record<(typeof MODEL_KEYS)[KeyedProvider], string | undefined>>,
): Map<KeyedProvider, string> {
  return new Map(
    KEYED_PROVIDERS.flatMap((name) => {
      const key = values[MODEL_KEYS[name]];
      return key === undefined ? [] : [[name, key] as const];
    }),
  );
}
