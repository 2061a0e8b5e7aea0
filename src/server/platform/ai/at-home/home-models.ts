/** The models on the server's own machine: all that the rest of the server does with them goes through here. */

import type { ExamRecord } from "#domain/examination/verdict.ts";
import type { Clock } from "../../clock.ts";
import type { Duck } from "../duck.ts";
import type { AskedAnswer } from "../exam/ask-in-exam.ts";
import { type ExamName, readExamRecord } from "../exam/exam-records.ts";
import type { CardsById, ExamPrompts } from "../exam/exam-request.ts";
import { type ExamSubject, homeSubject, settingsSubject } from "../exam/exam-subjects.ts";
import { type ExamEnd, type ExamProgress, runExam } from "../exam/run-exam.ts";
import type { HomeModel } from "./home-provider.ts";
import { createHomeWork, type HomeWork } from "./home-work.ts";
import { listModels, type ModelList } from "./list-models.ts";
import { type FoundHost, lookForModels, settingsLine } from "./look-for-models.ts";
import { type ChoiceServices, createModelChoice, type ModelChoice } from "./model-choice.ts";
import type { ModelHost } from "./model-hosts.ts";
import { type Pull, pullModel } from "./pull-model.ts";
import { sayFound } from "./say-found.ts";
import { longestTrialMs, type ModelTrial, tryModel } from "./try-model.ts";

export type { AskedAnswer, ExamName, ExamSubject, FoundHost, HomeModel, ModelHost, ModelTrial };

export interface HomeModels extends ModelChoice, HomeWork {
  /** Looks once at every host, for half a second. Never throws. */
  look(): Promise<FoundHost[]>;
  /** Looks once, unless the settings say who answers, and returns the lines of the start about it. */
  lookAtStart(): Promise<(address: string) => (readonly [name: string, value: string])[]>;
  /** Returns the models of one host that can chat; `null` if it does not answer within this time. */
  list(host: ModelHost, withinMs: number): Promise<ModelList | null>;
  /** Returns the one line of settings with which a model answers without a choice. */
  settingsLine(host: ModelHost, model: string): string;
  /** Asks a model one short thing. */
  tryModel(model: HomeModel, signal: AbortSignal): Promise<ModelTrial>;
  /** The longest that a trial can take, in milliseconds. */
  trialMs: number;
  pull: Pull;
  /** Returns a model at home as one that can be tested. */
  subjectOf(model: HomeModel): ExamSubject;
  /** Returns what is kept of a model's test; `null` if it never took one. */
  examRecord(name: ExamName): Promise<ExamRecord | null>;
  /** Takes a model through its test. Rejects if it is stopped. */
  examine(subject: ExamSubject, material: ExamMaterial, progress: ExamProgress): Promise<ExamEnd>;
  /** Returns the model that the settings name as one that can be tested; `null` if they name none. */
  namedSubject(): ExamSubject | null;
}

/** What a test needs of the rest of the server: the deck, and the prompts that people's own requests get. */
export interface ExamMaterial {
  cards: CardsById;
  prompts: ExamPrompts;
}

interface HomeServices extends ChoiceServices {
  duck: ChoiceServices["duck"] & Pick<Duck, "kind">;
  clock: Clock;
}

export function createHomeModels(services: HomeServices): HomeModels {
  const choice = createModelChoice(services);
  const look = () => lookForModels(choice.hosts);
  return {
    ...choice,
    ...createHomeWork(services.log),
    look,
    async lookAtStart() {
      const found = services.config.ai.isSet ? [] : await look();
      return (address) => sayFound(found, { address, duck: services.duck });
    },
    list: (host, withinMs) => listModels(host, AbortSignal.timeout(withinMs)),
    settingsLine,
    tryModel: (model, signal) => tryModel(model, services, signal),
    trialMs: longestTrialMs(services.config.ai),
    pull: pullModel,
    subjectOf: homeSubject,
    examRecord: (name) => readExamRecord(services.database, name),
    examine: (subject, material, progress) =>
      runExam({ ...services, ...material, provider: subject.openProvider() }, progress),
    namedSubject: () =>
      settingsSubject({ ai: services.config.ai, named: services.duck.named, hosts: choice.hosts }),
  };
}
