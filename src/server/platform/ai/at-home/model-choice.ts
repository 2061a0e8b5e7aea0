// Which model an administrator chose. It is kept in the database, and every process follows it: a process that changes it
// tells the others, and each reads it again every minute, in case it missed the message. With it go what the model may do by
// its test, and whether it is still the version that was tested.
import { MINUTE_MS } from "#domain/time.ts";
import type { Config } from "../../config.ts";
import type { Database } from "../../db/database.ts";
import type { Logger } from "../../log/log.ts";
import { homeSubject, permissionNow, settingsSubject } from "../exam/exam-subjects.ts";
import type { ChangingDuck } from "./changing-duck.ts";
import type { HomeModel } from "./home-provider.ts";
import { isOllamaInside, type ModelHost, modelHosts } from "./model-hosts.ts";

export interface ModelChoice {
  /** The hosts at which models are looked for; none where the settings forbid it. */
  hosts: readonly ModelHost[];
  /** Reads the choice and what the model may do, and lets the duck follow it. A failure is only logged. */
  refresh(): Promise<void>;
  /** Reads the choice again every minute. Returns a function that ends it. */
  watch(): () => void;
}

export interface ChoiceServices {
  config: Pick<Config, "ai">;
  database: Pick<Database, "authPool">;
  duck: Pick<ChangingDuck, "follow" | "named">;
  log: Logger;
}

export function createModelChoice({ config: { ai }, database, duck, log }: ChoiceServices): ModelChoice {
  const hosts = modelHosts(ai);
  if (ai.ollamaHost === null)
    log.warn("OLLAMA_HOST cannot be read as a host of Ollama, so Ollama is not looked for");
  else if (ai.findsModels && !isOllamaInside(ai))
    log.warn(
      { host: ai.ollamaHost },
      "OLLAMA_HOST is not in the own network, so its models are not offered; OPENAI_COMPATIBLE_BASE_URL can name it",
    );
  async function refresh(): Promise<void> {
    try {
      const model = ai.isSet || hosts.length === 0 ? null : await readChoice(database, hosts);
      const subject = model ? homeSubject(model) : settingsSubject({ ai, named: duck.named, hosts });
      duck.follow(model, subject ? await permissionNow(database, subject) : "reads");
    } catch (error) {
      log.warn(
        { err: error },
        "which model was chosen, and what it may do, could not be read; all stays as it was",
      );
    }
  }
  return {
    hosts,
    refresh,
    watch() {
      const timer = setInterval(() => void refresh(), MINUTE_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

async function readChoice(
  { authPool }: Pick<Database, "authPool">,
  hosts: readonly ModelHost[],
): Promise<HomeModel | null> {
  const { rows } = await authPool.query<{ host: string; model: string }>(
    "select host, model from auth.home_model where chosen_at is not null order by chosen_at desc limit 1",
  );
  const [chosen] = rows;
  const host = hosts.find(({ id }) => id === chosen?.host);
  return chosen && host ? { host, name: chosen.model } : null;
}
