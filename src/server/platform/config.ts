// The only module that reads the environment. The environment is parsed once at the start, into plain typed
// data.
import { resolve } from "node:path";
import * as z from "zod";
import { NAMES } from "#domain/names.ts";
import { trimEndWhere } from "#domain/text/trim-end.ts";
import { KEYED_PROVIDERS, modelKeysIn } from "./config/model-keys.ts";
import { parseSettings, SettingError } from "./config/parse-settings.ts";
import { setting } from "./config/setting.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const AI_PROVIDERS = ["offline", ...KEYED_PROVIDERS, "openai-compatible"] as const;

const settings = {
  PORT: setting.wholeNumber({ min: 0, max: 65_535, fallback: 3000 }),
  HOST: setting.text({ fallback: "127.0.0.1" }),
  APP_URL: setting.address(["http:", "https:"]),
  ALLOWED_HOSTS: setting.hosts(),
  DATABASE_URL: setting.address(["postgres:", "postgresql:"], { secret: true }),
  DATABASE_POOLER_URL: setting.address(["postgres:", "postgresql:"], { secret: true }),
  DATA_DIR: setting.text({ fallback: ".data" }),
  ENCRYPTION_KEYS: setting.masterKeys(),
  LEGACY_ENCRYPTION_SECRET: setting.secret(),
  BACKUP_DIR: setting.optionalText(),
  KEY_BACKUPS: setting.onOff(),
  KEY_BACKUP_DIR: setting.optionalText(),
  AUTH_SECRET: setting.secret({ minLength: 16 }),
  AI_PROVIDER: setting.choice(AI_PROVIDERS),
  AI_MODEL: setting.optionalText(),
  AI_TOKENS_PER_DAY: setting.wholeNumber({ min: 0, max: 999_999_999, fallback: 2_000_000 }),
  AI_TOKENS_PER_MONTH: setting.wholeNumber({ min: 0, max: 999_999_999, fallback: 0 }),
  AI_DOLLARS_PER_MONTH: setting.wholeNumber({ min: 0, max: 999_999, fallback: 0 }),
  AI_FIRST_TOKEN_SECONDS: setting.optionalWholeNumber({ min: 1, max: 290 }),
  AI_IDLE_SECONDS: setting.optionalWholeNumber({ min: 1, max: 290 }),
  AI_BASE_URL: setting.address(["http:", "https:"]),
  ANTHROPIC_API_KEY: setting.secret(),
  ANTHROPIC_BASE_URL: setting.address(["http:", "https:"]),
  OPENAI_API_KEY: setting.secret(),
  GEMINI_API_KEY: setting.secret(),
  MISTRAL_API_KEY: setting.secret(),
  OPENROUTER_API_KEY: setting.secret(),
  OPENAI_COMPATIBLE_BASE_URL: setting.address(["http:", "https:"]),
  OPENAI_COMPATIBLE_API_KEY: setting.secret(),
  FIND_MODELS: setting.onOff({ fallback: true }),
  OLLAMA_HOST: setting.ollamaHost(),
  SMTP_URL: setting.address(["smtp:", "smtps:"], { secret: true }),
  MAIL_FROM: setting.optionalText(),
  PUSH_SERVICE_URL: setting.address(["http:", "https:"]),
  WAITLIST: setting.onOff(),
  WALLET_SIGN_IN: setting.onOff(),
  IDENTITY_PRIVATE_HOSTS: setting.onOff(),
  WEBHOOK_PRIVATE_HOSTS: setting.onOff(),
  ADVISOR_NAME: setting.text({ fallback: NAMES.advisor, maxLength: 40 }),
  // These two settings are used when the pages are built. Here they are only checked.
  CONTACT_ADDRESS: setting.mailAddress(),
  OFFLINE: setting.onOff({ fallback: true }),
  NOTION_CLIENT_ID: setting.optionalText(),
  NOTION_CLIENT_SECRET: setting.secret(),
  NOTION_BASE_URL: setting.address(["http:", "https:"]),
  STRIPE_SECRET_KEY: setting.secret(),
  STRIPE_WEBHOOK_SECRET: setting.secret(),
  STRIPE_PRICE_ID: setting.optionalText(),
  STRIPE_BASE_URL: setting.address(["http:", "https:"]),
  STORAGE_URL: setting.address(["file:", "s3:"], { secret: true }),
  PDF_FONTS: setting.folder(),
  SHUTDOWN_DELAY_SECONDS: setting.optionalWholeNumber({ min: 0, max: 120 }),
  METRICS_TOKEN: setting.secret({ minLength: 8 }),
  LOG_LEVEL: setting.choice(LOG_LEVELS),
  TRUST_PROXY: setting.onOff(),
  NODE_ENV: z.string().optional(),
};

/** The names of all settings, for the documentation's table and for tests. */
export const SETTING_NAMES = Object.keys(settings).filter((name) => name !== "NODE_ENV");

export type Config = ReturnType<typeof toConfig>;
export type Environment = Record<string, string | undefined>;

/**
 * Returns the settings in force. Relative folders are resolved against the working directory.
 * @throws {SettingError} for a setting that does not parse; its one line names it and says what is allowed.
 */
export function loadConfig(environment: Environment = process.env): Config {
  const config = toConfig(parseSettings(settings, environment));
  refuseHalfAShop(config);
  refuseHalfANotion(config);
  refuseKeysBesideData(config);
  refuseUnreadOllama(config);
  return config;
}

/** Throws if the keys would be backed up into the folder of the data, where one copy takes both. */
function refuseKeysBesideData({ backupDir, keyFolder }: Config): void {
  if (backupDir === undefined) return;
  const [data, keys] = [`${backupDir}/`, `${keyFolder}/`];
  if (data.startsWith(keys) || keys.startsWith(data))
    throw new SettingError(
      "KEY_BACKUP_DIR and BACKUP_DIR must be apart: neither may be the other, or lie in it.",
    );
}

/** Throws if Ollama is to be looked for at an address that cannot be read. Its text is not told: it may hold a password. */
function refuseUnreadOllama({ ai }: Config): void {
  if (ai.ollamaHost === null && ai.findsModels && !ai.isSet)
    throw new SettingError(
      "OLLAMA_HOST must be a host of Ollama, with its port where it has one, such as 127.0.0.1:11434; what it holds is not.",
    );
}

/** Throws if Premium could be paid for, but the server would not learn of it or has no price. */
function refuseHalfAShop({ stripe: { secretKey, webhookSecret, priceId } }: Config): void {
  if (secretKey === undefined) return;
  const missing = webhookSecret === undefined ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_PRICE_ID";
  if (webhookSecret === undefined || priceId === undefined)
    throw new SettingError(`${missing} must be set where STRIPE_SECRET_KEY is; docs/premium.md says how.`);
}

/** Throws if Notion is named without its secret, since every connection would fail at its last step. */
function refuseHalfANotion({ notion: { clientId, clientSecret } }: Config): void {
  if (clientId !== undefined && clientSecret === undefined)
    throw new SettingError(
      "NOTION_CLIENT_SECRET must be set where NOTION_CLIENT_ID is; docs/notion.md says how.",
    );
}

function toConfig(values: { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]> }) {
  const modelKeys = modelKeysIn(values);
  const [keyed] = modelKeys.keys();
  const keyFolder = resolve(values.KEY_BACKUP_DIR ?? `${values.DATA_DIR}-key-backups`);
  return {
    port: values.PORT,
    host: values.HOST,
    /** The address of the app, without a trailing slash. */
    appUrl:
      (values.APP_URL && trimEndWhere(values.APP_URL, /\//)) ??
      `http://${publicHost(values.HOST)}:${values.PORT}`,
    /** Further host names to which the server answers, in lower case, with a port where needed. */
    allowedHosts: values.ALLOWED_HOSTS,
    databaseUrl: values.DATABASE_URL,
    /** The address of a pooler in transaction mode before the database of `databaseUrl`. */
    databasePoolerUrl: values.DATABASE_POOLER_URL,
    dataDir: resolve(values.DATA_DIR),
    encryptionKeys: values.ENCRYPTION_KEYS,
    legacyEncryptionSecret: values.LEGACY_ENCRYPTION_SECRET,
    /** The folder for the nightly backup of the data; undefined where no job backs it up. */
    backupDir: values.BACKUP_DIR && resolve(values.BACKUP_DIR),
    /** The folder for the daily backup of people's wrapped keys; undefined where no job backs them up. */
    keyBackupDir: values.KEY_BACKUPS || values.BACKUP_DIR ? keyFolder : undefined,
    /** The folder for people's wrapped keys when a command backs them up. */
    keyFolder,
    authSecret: values.AUTH_SECRET,
    ai: {
      provider: values.AI_PROVIDER ?? keyed ?? ("offline" as const),
      /** Whether the settings say who answers, so that a choice in /admin does not count. */
      isSet: values.AI_PROVIDER !== undefined || keyed !== undefined,
      /** Whether the server looks for models on its machine, and uses the one that an administrator chose. */
      findsModels: values.FIND_MODELS,
      /** The address of Ollama; undefined for its usual one, `null` for one that cannot be read. */
      ollamaHost: values.OLLAMA_HOST,
      model: values.AI_MODEL,
      /** The cap on tokens per day for the whole server; 0 means no cap. */
      tokensPerDay: values.AI_TOKENS_PER_DAY,
      /** The caps per month for the whole server; 0 means no cap. */
      tokensPerMonth: values.AI_TOKENS_PER_MONTH,
      dollarsPerMonth: values.AI_DOLLARS_PER_MONTH,
      /** The time limits of a model's answer; undefined for those that fit where the model is. */
      firstTokenSeconds: values.AI_FIRST_TOKEN_SECONDS,
      idleSeconds: values.AI_IDLE_SECONDS,
      /** The keys of providers, by provider, in the order in which they count. */
      modelKeys,
      /** Another address for the API of a provider with a key; that of Anthropic has a setting of its own. */
      baseUrl: values.AI_BASE_URL,
      anthropicBaseUrl: values.ANTHROPIC_BASE_URL,
      openaiCompatibleBaseUrl: values.OPENAI_COMPATIBLE_BASE_URL,
      openaiCompatibleApiKey: values.OPENAI_COMPATIBLE_API_KEY,
    },
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${NAMES.product} <${NAMES.sender}>`,
    /** The address of a push service that is allowed besides those of the browsers. */
    pushServiceUrl: values.PUSH_SERVICE_URL,
    waitlist: values.WAITLIST,
    /** Whether people may sign in with an Ethereum wallet. */
    walletSignIn: values.WALLET_SIGN_IN,
    /** Whether identity providers may be in a private network and without https. */
    identityPrivateHosts: values.IDENTITY_PRIVATE_HOSTS,
    /** Whether people's webhooks may be in a private network and without https. */
    webhookPrivateHosts: values.WEBHOOK_PRIVATE_HOSTS,
    advisorName: values.ADVISOR_NAME,
    notion: {
      clientId: values.NOTION_CLIENT_ID,
      clientSecret: values.NOTION_CLIENT_SECRET,
      baseUrl: values.NOTION_BASE_URL,
    },
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      priceId: values.STRIPE_PRICE_ID,
      baseUrl: values.STRIPE_BASE_URL,
    },
    /** Where files are stored; undefined for a folder in `dataDir`. May contain a key. */
    storageUrl: values.STORAGE_URL,
    /** A folder with additional fonts for PDFs. */
    pdfFonts: values.PDF_FONTS && resolve(values.PDF_FONTS),
    shutdownDelaySeconds: values.SHUTDOWN_DELAY_SECONDS,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL ?? ("info" as const),
    trustProxy: values.TRUST_PROXY,
    isProduction: values.NODE_ENV === "production",
  };
}

/** The host name with which a browser on this machine reaches a server that listens on `host`. */
function publicHost(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
