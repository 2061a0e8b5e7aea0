/** Creates the duck from the settings. Every model call goes through it; no other module calls a provider. */
import type { Clock } from "../clock.ts";
import { SettingError } from "../config/parse-settings.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { Logger } from "../log/log.ts";
import type { Metrics } from "../metrics.ts";
import { createTicketIssuer, type TicketIssuer } from "./admission.ts";
import { type ChangingDuck, createChangingDuck } from "./at-home/changing-duck.ts";
import { homeProvider } from "./at-home/home-provider.ts";
import { createBreaker, NO_BREAKER } from "./breaker.ts";
import { chooseProvider, offlineDuck, type ProviderServices } from "./choose-provider.ts";
import type { Duck } from "./duck.ts";
import { createHealthRecord } from "./health.ts";
import { isAtHome, type ModelProvider } from "./model-provider.ts";
import { priceOf } from "./prices.ts";
import { OWN_NETWORK_TIMINGS, TIMINGS, type Timings, timingsIn } from "./timings.ts";
import { createTokenBudget, NO_CAP, type TokenBudget } from "./token-budget.ts";
import { createUsageLedger, type UsageLedger } from "./usage-ledger.ts";
import { streamChatReply } from "./uses/chat.ts";
import type { MeteredCallServices } from "./uses/metered-call.ts";
import { askForAdvice, askForTake, nameBlock, shrinkStep, titleStep } from "./uses/say-shortly.ts";
import { streamReading } from "./uses/stream-reading.ts";

export type { ChangingDuck };

export interface DuckServices extends ProviderServices {
  database: Database;
  log: Logger;
  clock: Clock;
  metrics?: Metrics | undefined;
  timings?: Partial<Timings>;
}

/**
 * @throws {SettingError} where the chosen provider has no key or no address, or a cap in dollars has no price; its one
 * line names the setting.
 */
export function openDuck(services: DuckServices): ChangingDuck {
  const { database, log, clock, metrics, settings } = services;
  const open = (provider: ModelProvider, budget: TokenBudget | null) => {
    const ledger = createUsageLedger({ database, log, clock, budget, metrics });
    const timings = { ...timingsIn(settings), ...services.timings };
    return createDuck({ ...services, timings, provider, ledger, budget });
  };
  const provider = chooseProvider(services);
  // A model in the own network sends no bill, so it has no cap.
  const named = open(provider, budgetFor(provider, settings, { log, metrics }));
  const duck = createChangingDuck({
    named,
    open: (model) => open(homeProvider(model), null),
    offline: open(offlineDuck(services), null),
  });
  metrics?.gauge("model_is_away", "1 while the model that answers is left alone after an outage", () =>
    duck.health().isAway ? 1 : 0,
  );
  return duck;
}

/** Returns the caps on what the provider may cost; `null` if it costs nothing or no cap is set. */
function budgetFor(
  provider: ModelProvider,
  { tokensPerDay, tokensPerMonth, dollarsPerMonth }: Config["ai"],
  parts: Pick<DuckServices, "log" | "metrics">,
): TokenBudget | null {
  if (provider.kind === "offline" || tokensPerDay + tokensPerMonth + dollarsPerMonth === 0) return null;
  const price = priceOf(provider.id);
  if (dollarsPerMonth > 0 && !price)
    throw new SettingError(
      `AI_DOLLARS_PER_MONTH must be 0 where the price of the model is not known; set AI_TOKENS_PER_MONTH for ${provider.label}.`,
    );
  const caps = {
    dayTokens: tokensPerDay || NO_CAP,
    monthTokens: tokensPerMonth || NO_CAP,
    monthMicros: dollarsPerMonth * 1_000_000 || NO_CAP,
  };
  return createTokenBudget({ caps, price, ...parts });
}

export interface DuckParts
  extends Pick<DuckServices, "log" | "clock" | "metrics" | "timings" | "offlineWordPauseMs"> {
  provider: ModelProvider;
  ledger: UsageLedger;
  budget?: TokenBudget | null;
}

/** Creates a duck around a given provider, for tests and benchmarks. */
export function createDuck(parts: DuckParts): Duck {
  const { provider, budget = null } = parts;
  const { kind, id } = provider;
  const answering = { kind, id, isAtHome: isAtHome(provider) };
  const office = createTicketIssuer(answering, budget);
  const door = createDoor(parts, office);
  return {
    ...answering,
    label: provider.label,
    isThirdParty: provider.isThirdParty,
    sentTo: provider.sentTo,
    doesSmallThings: kind === "model",
    admit: office.admit,
    streamReading: (ticket, call) => streamReading(door, ticket, call),
    nameBlock: (ticket, call) => nameBlock(door, ticket, call),
    titleStep: (ticket, call) => titleStep(door, ticket, call),
    shrinkStep: (ticket, call) => shrinkStep(door, ticket, call),
    advise: (ticket, call) => askForAdvice(door, ticket, call),
    take: (ticket, call) => askForTake(door, ticket, call),
    chat: (ticket, call) => streamChatReply(door, ticket, call),
    health: door.health.read,
  };
}

function createDoor(parts: DuckParts, office: TicketIssuer): MeteredCallServices {
  const { provider, ledger, log, clock, metrics, timings } = parts;
  const health = createHealthRecord(provider, clock.now());
  const limits = { ...(isAtHome(provider) ? OWN_NETWORK_TIMINGS : TIMINGS), ...timings };
  const standIns = metrics?.counter(
    "model_stand_ins_total",
    "Answers that the offline duck wrote in place of the model",
    ["reason"],
  );
  const door = { provider, ledger, log, clock, office, health, timings: limits, breaker: NO_BREAKER };
  const countStandIn = (reason: string) => standIns?.inc({ reason });
  if (provider.kind === "offline") return { ...door, standIn: null, countStandIn };
  const breaker = createBreaker({
    pausesMs: limits.breakerPausesMs,
    isPatient: limits.isPatient,
    onChange(change) {
      health.leave(change.isAway);
      if (change.isAway) {
        const { trouble } = change.failure.facts;
        log.error(
          { trouble, provider: provider.id },
          "the model is left alone for a while; the offline duck answers",
        );
      } else log.info({ provider: provider.id }, "the model answers again");
    },
  });
  const offline = offlineDuck(parts);
  const standIn = {
    provider: offline,
    log,
    clock,
    timings: TIMINGS,
    breaker: NO_BREAKER,
    health: createHealthRecord(offline, clock.now()),
  };
  return { ...door, breaker, standIn, countStandIn };
}
