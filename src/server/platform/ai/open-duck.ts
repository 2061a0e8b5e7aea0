/** Creates the duck from the settings. Every model call goes through it; no other module calls a provider. */
import type { Clock } from "../clock.ts";
import { SettingError } from "../config/parse-settings.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { Logger } from "../log/log.ts";
import type { Metrics } from "../metrics.ts";
import { createTicketIssuer } from "./admission.ts";
import type { Duck } from "./duck.ts";
import { createHealthRecord } from "./health.ts";
import type { ModelProvider } from "./model-provider.ts";
import { anthropicProvider } from "./providers/anthropic/anthropic-provider.ts";
import { offlineProvider } from "./providers/offline/offline-provider.ts";
import { openAiCompatibleProvider } from "./providers/openai-compatible/openai-compatible-provider.ts";
import { TIMINGS, type Timings } from "./timings.ts";
import { createTokenBudget, type TokenBudget } from "./token-budget.ts";
import { createUsageLedger, type UsageLedger } from "./usage-ledger.ts";
import { streamChatReply } from "./uses/chat.ts";
import { askForAdvice, askForTake, nameBlock, shrinkStep, titleStep } from "./uses/say-shortly.ts";
import { streamReading } from "./uses/stream-reading.ts";

export interface DuckServices {
  settings: Config["ai"];
  database: Database;
  log: Logger;
  clock: Clock;
  metrics?: Metrics;
  timings?: Partial<Timings>;
  /** Milliseconds between two words of the offline duck; 0 in tests. */
  offlineWordPauseMs?: number;
}

/**
 * @throws {SettingError} where the chosen provider has no key or no address; its one line names the setting.
 */
export function openDuck(services: DuckServices): Duck {
  const { database, log, clock, metrics, settings } = services;
  const provider = chooseProvider(services);
  const cap = provider.kind === "offline" ? 0 : settings.tokensPerDay;
  const budget = cap === 0 ? null : createTokenBudget({ cap, log, metrics });
  const ledger = createUsageLedger({ database, log, clock, budget });
  return createDuck({ ...services, provider, ledger, budget });
}

export interface DuckParts {
  provider: ModelProvider;
  ledger: UsageLedger;
  budget?: TokenBudget | null;
  log: Logger;
  clock: Clock;
  timings?: Partial<Timings>;
}

/** Creates a duck around a given provider, for tests and benchmarks. */
export function createDuck({ provider, ledger, log, clock, timings = {}, budget = null }: DuckParts): Duck {
  const office = createTicketIssuer(budget);
  const health = createHealthRecord(provider, clock.now());
  const door = { provider, ledger, log, clock, office, health, timings: { ...TIMINGS, ...timings } };
  return {
    kind: provider.kind,
    label: provider.label,
    id: provider.id,
    isThirdParty: provider.isThirdParty,
    admit: office.admit,
    streamReading: (ticket, call) => streamReading(door, ticket, call),
    nameBlock: (ticket, call) => nameBlock(door, ticket, call),
    titleStep: (ticket, call) => titleStep(door, ticket, call),
    shrinkStep: (ticket, call) => shrinkStep(door, ticket, call),
    advise: (ticket, call) => askForAdvice(door, ticket, call),
    take: (ticket, call) => askForTake(door, ticket, call),
    chat: (ticket, call) => streamChatReply(door, ticket, call),
    health: health.read,
  };
}

function chooseProvider({ settings, offlineWordPauseMs }: DuckServices): ModelProvider {
  if (settings.provider === "anthropic") {
    const apiKey = settings.anthropicApiKey;
    if (!apiKey) throw new SettingError("ANTHROPIC_API_KEY must be set where AI_PROVIDER is anthropic.");
    return anthropicProvider({ apiKey, baseUrl: settings.anthropicBaseUrl, model: settings.model });
  }
  if (settings.provider === "openai-compatible") {
    const baseUrl = settings.openaiCompatibleBaseUrl;
    if (!baseUrl)
      throw new SettingError(
        "OPENAI_COMPATIBLE_BASE_URL must be set where AI_PROVIDER is openai-compatible.",
      );
    return openAiCompatibleProvider({
      baseUrl,
      apiKey: settings.openaiCompatibleApiKey,
      model: settings.model,
    });
  }
  return offlineProvider(offlineWordPauseMs === undefined ? {} : { wordPauseMs: offlineWordPauseMs });
}
