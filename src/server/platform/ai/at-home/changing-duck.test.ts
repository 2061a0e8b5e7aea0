import { afterAll, beforeAll, expect, it } from "vitest";
import { createDuckInTest, hear, readingCall, ticketFor } from "#test-support/duck-parts.ts";
import { startFakeOpenAi } from "#test-support/fake-openai.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { offlineDuck } from "../choose-provider.ts";
import { openAiCompatibleProvider } from "../providers/openai-compatible/openai-compatible-provider.ts";
import { createChangingDuck } from "./changing-duck.ts";
import { homeProvider } from "./home-provider.ts";
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
    ...{ named: offline, offline },
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
