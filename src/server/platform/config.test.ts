import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "#scripts/pinned-node.mjs";
import { type KeyedProvider, MODEL_KEYS } from "./config/model-keys.ts";
import { SettingError } from "./config/parse-settings.ts";
import { type Environment, loadConfig, SETTING_NAMES } from "./config.ts";

function complaintAbout(environment: Environment): string {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  return "no complaint";
}

describe("without any setting", () => {
  it("without any setting, every value has a default that works on a new machine", () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      appUrl: "http://localhost:3000",
      databaseUrl: undefined,
      dataDir: expect.stringMatching(/^\/.*\.data$/),
      ai: { provider: "offline" },
      waitlist: false,
      advisorName: "Rob",
      logLevel: "info",
      trustProxy: false,
    });
  });

  it("an empty setting counts as not set", () => {
    expect(loadConfig({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });
});

describe("a setting", () => {
  it("ends up in the right part of the config", () => {
    const config = loadConfig({
      DATABASE_URL: "postgresql://duck@db.example/pond",
      LEGACY_ENCRYPTION_SECRET: "from the browser's days",
      AUTH_SECRET: "sixteen letters or more",
      OPENAI_COMPATIBLE_BASE_URL: "http://localhost:11434/v1",
      OPENAI_COMPATIBLE_API_KEY: "none needed",
      PDF_FONTS: projectFolder,
    });
    expect(config).toMatchObject({
      databaseUrl: "postgresql://duck@db.example/pond",
      legacyEncryptionSecret: "from the browser's days",
      authSecret: "sixteen letters or more",
      ai: {
        openaiCompatibleBaseUrl: "http://localhost:11434/v1",
        openaiCompatibleApiKey: "none needed",
      },
      pdfFonts: resolve(projectFolder),
    });
  });
});

describe("the provider of the duck", () => {
  it.each(Object.entries(MODEL_KEYS))(
    "is %s as soon as %s is set, unless another is named",
    (provider, setting) => {
      expect(loadConfig({ [setting]: "k" }).ai).toMatchObject({ provider, isSet: true });
      expect(loadConfig({ [setting]: "k", AI_PROVIDER: "offline" }).ai.provider).toBe("offline");
    },
  );

  it("is the first of a fixed order if several keys are set", () => {
    const keys = Object.fromEntries(Object.values(MODEL_KEYS).map((name) => [name, "k"]));
    const order = ["anthropic", "openai", "google", "mistral", "openrouter"];
    for (const provider of order) {
      expect(loadConfig(keys).ai.provider).toBe(provider);
      delete keys[MODEL_KEYS[provider as KeyedProvider]];
    }
    expect(loadConfig(keys).ai).toMatchObject({ provider: "offline", isSet: false });
  });
});

describe("a setting that does not parse", () => {
  it.each([
    [{ PORT: "abc" }, 'PORT must be a whole number from 0 to 65535; it is "abc".'],
    [{ PORT: "70000" }, 'PORT must be a whole number from 0 to 65535; it is "70000".'],
    [
      { ALLOWED_HOSTS: "duck.example,http://pond.example" },
      'ALLOWED_HOSTS must be host names separated by commas, each with its port where it has one; it is "duck.example,http://pond.example".',
    ],
    [{ PDF_FONTS: "/no/such/folder" }, 'PDF_FONTS must be a folder that exists; it is "/no/such/folder".'],
    [{ OFFLINE: "no" }, 'OFFLINE must be on or off; it is "no".'],
    [{ CONTACT_ADDRESS: "duck" }, 'CONTACT_ADDRESS must be an e-mail address; it is "duck".'],
    [{ WAITLIST: "yes" }, 'WAITLIST must be on or off; it is "yes".'],
    [
      { AI_PROVIDER: "gpt" },
      'AI_PROVIDER must be one of offline, anthropic, openai, google, mistral, openrouter, openai-compatible; it is "gpt".',
    ],
    [{ APP_URL: "duck" }, 'APP_URL must be an address that starts with http:// or https://; it is "duck".'],
  ])("is reported in one line with what is allowed: %o", (environment, message) => {
    expect(complaintAbout(environment)).toBe(message);
  });

  it.each(["DATABASE_URL", "ENCRYPTION_KEYS", "METRICS_TOKEN", "AUTH_SECRET", "SMTP_URL"])(
    "is not repeated in the message if it is a secret: %s",
    (name) => {
      const complaint = complaintAbout({ [name]: "hush" });
      expect(complaint).toContain(`${name} must be`);
      expect(complaint).not.toContain("hush");
      expect(complaint).not.toContain("\n");
    },
  );
});

describe("master keys", () => {
  const encoded = Buffer.alloc(32, 7).toString("base64");

  it("keep their order, with the current one first", () => {
    const keys = loadConfig({ ENCRYPTION_KEYS: `new:${encoded}, old:${encoded}` }).encryptionKeys;
    expect(keys?.map(({ id, key }) => [id, key.length])).toEqual([
      ["new", 32],
      ["old", 32],
    ]);
  });

  it.each([`a:${encoded},a:${encoded}`, "a:c2hvcnQ=", encoded])(
    "are refused if they are not valid",
    (keys) => {
      expect(complaintAbout({ ENCRYPTION_KEYS: keys })).toContain("32 bytes each, every id once");
    },
  );
});

it("the keys' backups are refused in the folder of the data's backups, and are made wherever the data is backed up", () => {
  const dirs = (BACKUP_DIR: string, KEY_BACKUP_DIR: string) => loadConfig({ BACKUP_DIR, KEY_BACKUP_DIR });
  for (const [data, keys] of [
    ["/backups", "/backups"],
    ["/backups", "/backups/keys"],
    ["/backups/data", "/backups"],
  ] as const)
    expect(() => dirs(data, keys)).toThrow(/KEY_BACKUP_DIR and BACKUP_DIR must be apart/);
  expect(dirs("/backups", "/backups-of-keys")).toMatchObject({
    backupDir: "/backups",
    keyBackupDir: "/backups-of-keys",
  });
});

it("the key for payments is refused without the secret of its messages or the price", () => {
  const key = { STRIPE_SECRET_KEY: "sk_test_1" };
  expect(complaintAbout(key)).toContain("STRIPE_WEBHOOK_SECRET must be set where STRIPE_SECRET_KEY is");
  expect(complaintAbout({ ...key, STRIPE_WEBHOOK_SECRET: "whsec_1" })).toContain(
    "STRIPE_PRICE_ID must be set",
  );
  expect(loadConfig({ STRIPE_PRICE_ID: "price_1" }).stripe.secretKey).toBeUndefined();
});

describe("the list of setting names", () => {
  it("contains every setting once", () => {
    expect(new Set(SETTING_NAMES).size).toBe(SETTING_NAMES.length);
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(["PORT", "TRUST_PROXY", "STORAGE_URL"]));
  });

  it("matches the names on the settings page", () => {
    const page = readFileSync(join(projectFolder, "docs/settings.md"), "utf8");
    const firstCells = page.split("\n").flatMap((line) => /^\| (`[^|]+) \|/.exec(line)?.[1] ?? []);
    const named = firstCells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
    expect(named.sort()).toEqual([...SETTING_NAMES].sort());
  });
});
