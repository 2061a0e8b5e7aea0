/** Reports the health of the provider to the operator. Each process keeps its own record. */
import type { DuckHealth } from "./duck.ts";
import type { ModelProvider } from "./model-provider.ts";
import type { ProviderFailure } from "./provider-failure.ts";

export interface HealthRecord {
  succeed(now: Date): void;
  fail(failure: ProviderFailure, now: Date): void;
  /** Records that the provider is left alone after an outage, or answers again. */
  leave(isAway: boolean): void;
  read(): DuckHealth;
}

export function createHealthRecord(provider: ModelProvider, startedAt: Date): HealthRecord {
  let isAway = false;
  let health: Omit<DuckHealth, "isAway"> = {
    state: "untried",
    message: `Nobody has asked ${provider.label} yet.`,
    since: startedAt,
  };
  return {
    succeed(now) {
      if (health.state === "well") return;
      health = { state: "well", message: `${provider.label} answers.`, since: now };
    },
    fail(failure, now) {
      const { trouble } = failure.facts;
      const since = health.state === "trouble" && health.trouble === trouble ? health.since : now;
      health = { state: "trouble", trouble, message: explainTrouble(failure, provider), since };
    },
    leave(isLeft) {
      isAway = isLeft;
    },
    read: () => ({ ...health, isAway, message: isAway ? `${health.message} ${AWAY}` : health.message }),
  };
}

const AWAY = "Until the next try, the offline duck answers.";

/**
 * Returns one or two sentences that say what is wrong with the provider and which setting to check. They contain no key
 * and nothing that a person wrote.
 */
export function explainTrouble(failure: ProviderFailure, { label, settings }: ModelProvider): string {
  const { trouble, status } = failure.facts;
  const answer = status === undefined ? "" : ` (${status})`;
  const said = `It said: ${failure.message}`;
  switch (trouble) {
    case "wrong_key":
      return `${label} refuses the key${answer}. Check ${settings.key}. ${said}`;
    case "exhausted_account":
      return `The account at ${label} has no credit left${answer}. Top it up, or set another ${settings.key}. ${said}`;
    case "unknown_model":
      return `${label} is not known to the provider${answer}. Check ${settings.model} and ${settings.address}. ${said}`;
    case "refused_request":
      return `${label} refuses the request${answer}. Check ${settings.model}. ${said}`;
    case "overloaded":
      return `${label} is overloaded or too slow${answer}. It will be tried again with the next call. ${said}`;
    case "unreachable":
      return `${label} cannot be reached. Check ${settings.address} and the network. ${said}`;
    case "unusable_answer":
      return `${label} answers with something that cannot be used. Check ${settings.model}. ${said}`;
  }
}
