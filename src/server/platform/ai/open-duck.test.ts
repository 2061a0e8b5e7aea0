import { describe, expect, it } from "vitest";
import { MODEL_KEYS } from "../config/model-keys.ts";
import { loadConfig } from "../config.ts";
import type { Database } from "../db/database.ts";
import { createLog } from "../log/log.ts";
import { openDuck } from "./open-duck.ts";

// Creating a duck does not query the database.
const database = {} as Database;
const clock = { now: () => new Date("2026-11-20T09:00:00.000Z") };

const openWith = (environment: Record<string, string>) =>
  openDuck({ settings: loadConfig(environment).ai, database, log: createLog("silent"), clock });

describe("the duck that the settings choose", () => {
  it("is the offline duck without any setting", () => {
    expect(openWith({})).toMatchObject({ kind: "offline", isThirdParty: false });
  });

  it("is Anthropic's model if its key is set", () => {
    const duck = openWith({ ANTHROPIC_API_KEY: "sk-ant-0123456789abcdef", AI_MODEL: "claude-sonnet-4-5" });
    expect(duck).toMatchObject({ kind: "model", id: "anthropic:claude-sonnet-4-5", isThirdParty: true });
    expect(duck.label).toBe("Anthropic, claude-sonnet-4-5");
    expect(duck.health()).toMatchObject({ state: "untried", since: clock.now() });
  });

  it.each([
    ["OPENAI_API_KEY", "OpenAI, gpt-6.1-terra"],
    ["GEMINI_API_KEY", "Google, gemini-3.8-flash"],
    ["MISTRAL_API_KEY", "Mistral, mistral-medium-latest"],
    ["OPENROUTER_API_KEY", "OpenRouter, openai/gpt-6.1-terra"],
  ])("is a company's current mid-size model if %s is set", (setting, label) => {
    expect(openWith({ [setting]: "k" })).toMatchObject({ label, isThirdParty: true });
    const elsewhere = openWith({
      [setting]: "k",
      AI_BASE_URL: "https://eu.example.com/v1",
      AI_MODEL: "big",
    });
    expect(elsewhere).toMatchObject({ sentTo: expect.stringMatching(/, over eu\.example\.com$/) });
    expect(elsewhere.label).toMatch(/, big$/);
  });

  it.each(["OPENAI_API_KEY", "GEMINI_API_KEY", "MISTRAL_API_KEY"])(
    "takes a cap in dollars for the default model of %s",
    (setting) => {
      expect(openWith({ [setting]: "k", AI_DOLLARS_PER_MONTH: "5" }).kind).toBe("model");
    },
  );

  it("throws for a cap in dollars on a model without a known price", () => {
    expect(() => openWith({ OPENROUTER_API_KEY: "k", AI_DOLLARS_PER_MONTH: "5" })).toThrow(
      /AI_TOKENS_PER_MONTH/,
    );
  });

  it("can be a server on the local network", () => {
    const duck = openWith({
      AI_PROVIDER: "openai-compatible",
      OPENAI_COMPATIBLE_BASE_URL: "http://localhost:11434",
    });
    expect(duck).toMatchObject({ kind: "model", isThirdParty: false, label: "the model at localhost:11434" });
  });

  it.each([...Object.entries(MODEL_KEYS), ["openai-compatible", "OPENAI_COMPATIBLE_BASE_URL"]])(
    "throws for %s without its required setting, and names the setting",
    (AI_PROVIDER, setting) => {
      expect(() => openWith({ AI_PROVIDER })).toThrow(expect.objectContaining({ name: "SettingError" }));
      expect(() => openWith({ AI_PROVIDER })).toThrow(setting);
    },
  );
});
