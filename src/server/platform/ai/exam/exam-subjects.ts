/** The models that can be tested, with who is asked for their answers and which version of them is there now. */
import type { Permission } from "#domain/examination/exam-terms.ts";
import { permissionOf } from "#domain/examination/verdict.ts";
import type { Config } from "../../config.ts";
import type { Database } from "../../db/database.ts";
import type { ChangingDuck } from "../at-home/changing-duck.ts";
import { type HomeModel, homeProvider } from "../at-home/home-provider.ts";
import { versionNow } from "../at-home/list-models.ts";
import type { ModelHost } from "../at-home/model-hosts.ts";
import { chooseProvider } from "../choose-provider.ts";
import type { ModelProvider } from "../model-provider.ts";
import { withVersion } from "../providers/base-address.ts";
import { type ExamName, readExamRecord } from "./exam-records.ts";

/** A model that can be tested. */
export interface ExamSubject extends ExamName {
  /** What administrators read: the model and where it is. */
  label: string;
  openProvider(): ModelProvider;
  /** Resolves with the version that its host has now; with `null` if the host does not say, or not within this time. */
  version(withinMs: number): Promise<string | null>;
}

export function homeSubject(model: HomeModel): ExamSubject {
  const { host, name } = model;
  return {
    host: host.id,
    model: name,
    label: `${name} (${host.name})`,
    openProvider: () => homeProvider(model),
    version: (withinMs) => versionNow(host, name, AbortSignal.timeout(withinMs)),
  };
}

interface SettingsParts {
  ai: Config["ai"];
  named: ChangingDuck["named"];
  hosts: readonly ModelHost[];
}

/** Returns the model that the settings name; `null` if they name none. */
export function settingsSubject({ ai, named, hosts }: SettingsParts): ExamSubject | null {
  if (!ai.isSet || named.kind === "offline") return null;
  const { model, openaiCompatibleBaseUrl: base } = ai;
  const address = ai.provider === "openai-compatible" && base ? withVersion(base) : undefined;
  const host = hosts.find(({ openAiAddress }) => openAiAddress === address);
  return {
    host: "settings",
    model: named.id,
    label: named.label,
    openProvider: () => chooseProvider({ settings: ai }),
    // A hosted model says nothing of its version but its name.
    version: async (withinMs) =>
      host && model ? await versionNow(host, model, AbortSignal.timeout(withinMs)) : null,
  };
}

/** How long a host may take to say which version it has, each time that a process reads what a model may do. */
const VERSION_MS = 500;

/** Resolves with what a model may do now, by its test and the administrator's word. */
export async function permissionNow(
  database: Pick<Database, "authPool">,
  subject: ExamSubject,
): Promise<Permission> {
  const [exam, version] = await Promise.all([readExamRecord(database, subject), subject.version(VERSION_MS)]);
  return permissionOf({ exam, version, isBySettings: subject.host === "settings" });
}
