import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDuckInTest, hear, readingCall, ticketFor } from "#test-support/duck-parts.ts";
import { startFakeOpenAi } from "#test-support/fake-openai.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { offlineDuck } from "../choose-provider.ts";
import { openAiCompatibleProvider } from "../providers/openai-compatible/openai-compatible-provider.ts";
import type { AdmissionRequest } from "../ticket.ts";
import { type ChangingDuck, createChangingDuck } from "./changing-duck.ts";
import { type HomeModel, homeProvider } from "./home-provider.ts";
import { modelHost } from "./model-hosts.ts";

let named: FakeProvider;
let atHome: FakeProvider;
beforeAll(async () => {
  named = await startFakeOpenAi({ models: ["named"] });
  atHome = await startFakeOpenAi({ models: ["home"] });
});
afterAll(() => Promise.all([named.close(), atHome.close()]));

const providerOf = ({ url, apiKey }: FakeProvider, model: string) =>
  openAiCompatibleProvider({ baseUrl: url, apiKey, model });

it("a call is answered by the duck that admitted it, whatever is chosen before it begins", async () => {
  const home = { host: modelHost("ollama", atHome.url), name: "home" };
  const duck = createChangingDuck({
    named: createDuckInTest(providerOf(named, "named")).duck,
    open: ({ name }) => createDuckInTest(providerOf(atHome, name)).duck,
    offline: createDuckInTest(offlineDuck({ offlineWordPauseMs: 0 })).duck,
  });
  const before = ticketFor(duck, "generateInsight");
  duck.follow(home);
  const after = ticketFor(duck, "generateInsight");
  duck.follow(null);
  for (const ticket of [before, after]) await hear(duck.streamReading(ticket, readingCall()));
  expect([named, atHome].map(({ requests }) => requests.map(({ body }) => body.model))).toEqual([
    ["named"],
    ["home"],
  ]);
});

it("a duck that follows the same model again keeps what it knows of it", () => {
  let opened = 0;
  const offline = createDuckInTest(offlineDuck({ offlineWordPauseMs: 0 })).duck;
  const duck = createChangingDuck({
    named: offline,
    offline,
    open(model) {
      opened += 1;
      return createDuckInTest(homeProvider(model)).duck;
    },
  });
  for (const name of ["llama", "llama", "qwen"]) duck.follow({ host: modelHost("ollama"), name });
  expect(opened).toBe(2);
  expect(duck).toMatchObject({ kind: "model", label: "qwen at 127.0.0.1:11434", isThirdParty: false });
  duck.follow(null);
  expect(duck.kind).toBe("offline");
});

describe("a model that may do less", () => {
  function withModel() {
    const offline = createDuckInTest(offlineDuck({ offlineWordPauseMs: 0 })).duck;
    const open = ({ name }: HomeModel) => createDuckInTest(providerOf(atHome, name)).duck;
    return createChangingDuck({ named: offline, offline, open });
  }
  const model = { host: modelHost("ollama"), name: "home" };
  const DARK = "I want to kill myself.";
  const admitted = (
    duck: ChangingDuck,
    request: Pick<AdmissionRequest, "feature"> & Partial<AdmissionRequest>,
  ) => {
    const userId = "0197a000-0000-7000-8000-000000000001";
    const admission = duck.admit({ cost: 50, userId, texts: [], goOnAnyway: true, ...request });
    const row = { windowStart: new Date(0), requests: 1, tokens: 50, blockedUntil: null };
    return admission.settle([row], new Date(0)).duck.kind;
  };

  it("a model that may do small things names, titles and shortens, and the offline duck does the rest and all that is dark", () => {
    const duck = withModel();
    duck.follow(model, "small");
    expect(admitted(duck, { feature: "generateUserBlockName" })).toBe("model");
    const shrinks = { feature: "generateAdviceForUser", isForSmallerStep: true } as const;
    expect(admitted(duck, shrinks)).toBe("model");
    expect(admitted(duck, { ...shrinks, texts: [DARK] })).toBe("offline");
    for (const feature of [
      "generateInsight",
      "generateInsightChat",
      "generateAdviceForUser",
      "generateRobsTake",
    ] as const)
      expect([feature, admitted(duck, { feature })]).toEqual([feature, "offline"]);
    expect(duck).toMatchObject({ kind: "offline", doesSmallThings: true, isAtHome: true });
  });

  it("a model that stays out does nothing, and all again as soon as it may", () => {
    const duck = withModel();
    duck.follow(model, "out");
    for (const feature of ["generateInsight", "generateUserBlockName"] as const)
      expect(admitted(duck, { feature })).toBe("offline");
    expect(duck).toMatchObject({ kind: "offline", doesSmallThings: false });
    duck.follow(model, "reads");
    for (const feature of ["generateInsight", "generateUserBlockName"] as const)
      expect(admitted(duck, { feature })).toBe("model");
  });

  it("and sends what people write to a third party still needs their consent", () => {
    const hosted = { ...createDuckInTest(providerOf(named, "named")).duck, isThirdParty: true };
    const offline = createDuckInTest(offlineDuck({ offlineWordPauseMs: 0 })).duck;
    const duck = createChangingDuck({ named: hosted, offline, open: () => offline });
    const asked = (["reads", "small", "out"] as const).map((may) => {
      duck.follow(null, may);
      return duck.isThirdParty;
    });
    expect(asked).toEqual([true, true, false]);
    expect(duck.named.kind).toBe("model");
  });
});
