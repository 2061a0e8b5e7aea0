import { describe, expect, it } from "vitest";
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
  it("the duck that the settings choose is the offline duck without any setting", () => {
    expect(openWith({})).toMatchObject({ kind: "offline", isThirdParty: false });
  });

  it("the duck that the settings choose is Anthropic's model if its key is set", () => {
    const duck = openWith({ ANTHROPIC_API_KEY: "sk-ant-0123456789abcdef", AI_MODEL: "claude-sonnet-4-5" });
    expect(duck).toMatchObject({ kind: "model", id: "anthropic:claude-sonnet-4-5", isThirdParty: true });
    expect(duck.label).toBe("Anthropic, claude-sonnet-4-5");
    expect(duck.health()).toMatchObject({ state: "untried", since: clock.now() });
  });

  it("the duck that the settings choose can be a server on the local network", () => {
    const duck = openWith({
      AI_PROVIDER: "openai-compatible",
      OPENAI_COMPATIBLE_BASE_URL: "http://localhost:11434",
    });
    expect(duck).toMatchObject({ kind: "model", isThirdParty: false, label: "the model at localhost:11434" });
  });

  it.each([
    ["anthropic", "ANTHROPIC_API_KEY"],
    ["openai-compatible", "OPENAI_COMPATIBLE_BASE_URL"],
  ])(
    "the duck that the settings choose throws for %s without its required setting, and names the setting",
    (AI_PROVIDER, setting) => {
      expect(() => openWith({ AI_PROVIDER })).toThrow(expect.objectContaining({ name: "SettingError" }));
      expect(() => openWith({ AI_PROVIDER })).toThrow(setting);
    },
  );
});
