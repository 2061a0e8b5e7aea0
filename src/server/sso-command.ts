// npm run sso: lists, adds and removes identity providers. It may run beside the server, which sees the change at once.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { counted } from "#domain/text/counted.ts";
import { runCommand, tell, withOwnerServices } from "./owner-command.ts";
import { discoverOidc, readSamlMetadata } from "./platform/auth/identities/discover.ts";
import { createIdentitySeal, type IdentitySeal } from "./platform/auth/identities/identity-seal.ts";
import { callbackUrlOf } from "./platform/auth/identities/oidc.ts";
import { type Provider, providerIdSchema, RESERVED_IDS } from "./platform/auth/identities/provider.ts";
import {
  findProvider,
  listProviders,
  removeProvider,
  saveProvider,
} from "./platform/auth/identities/provider-store.ts";
import { SAML_ANSWERS_PATH, SAML_METADATA_PATH } from "./platform/auth/identities/saml-request.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/db/database.ts";
import { fetchPublic } from "./platform/http/fetch-public.ts";
import { serverSecret } from "./server-secret.ts";

const USAGE = `npm run sso                       the providers that people may sign in with
npm run sso -- add oidc <id> --name <name> --issuer <address> --client <client id> [--secret-file <file>] [--domain <domain>]...
npm run sso -- add saml <id> --name <name> --metadata <file or address> --domain <domain> [--domain <domain>]...
npm run sso -- remove <id>        also removes its identities from all accounts`;

const options = {
  name: { type: "string" },
  issuer: { type: "string" },
  client: { type: "string" },
  "secret-file": { type: "string" },
  metadata: { type: "string" },
  domain: { type: "string", multiple: true },
} as const;

const domainSchema = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "A domain looks like example.org.");

interface Context {
  config: Config;
  pool: Database["authPool"];
  seal: IdentitySeal;
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  const [action, ...more] = positionals;
  return await withOwnerServices(async ({ config, database }) => {
    const context = { config, pool: database.authPool, seal: createIdentitySeal(serverSecret(config)) };
    const [first, id] = more;
    if (action === undefined) return await list(context);
    if (action === "remove" && first && !id) return await remove(context, first);
    if (action === "add" && (first === "oidc" || first === "saml") && id && values.name)
      return await add(context, first, { ...values, id, name: values.name });
    tell(USAGE);
    return false;
  });
}

async function list({ pool }: Context): Promise<boolean> {
  const providers = await listProviders(pool);
  if (providers.length === 0) tell("No provider is set up.");
  for (const { id, name, kind, domains } of providers)
    tell(`  ${id}  ${kind}  ${name}${domains.length > 0 ? `  for ${domains.join(", ")}` : ""}`);
  return true;
}

async function remove({ pool }: Context, id: string): Promise<boolean> {
  const identities = await removeProvider(pool, id);
  if (identities === null) tell(`There is no provider ${id}.`);
  else tell(`Removed ${id}, and ${counted(identities, "identity", "identities")} of accounts at it.`);
  return identities !== null;
}

interface Said {
  id: string;
  name: string;
  issuer?: string | undefined;
  client?: string | undefined;
  "secret-file"?: string | undefined;
  metadata?: string | undefined;
  domain?: string[] | undefined;
}

async function add(context: Context, kind: "oidc" | "saml", said: Said): Promise<boolean> {
  const { pool, seal, config } = context;
  const id = providerIdSchema.safeParse(said.id).data;
  if (id === undefined || RESERVED_IDS.includes(id)) {
    tell("The id must be 2 to 31 small letters, digits or hyphens, and not one that is used here already.");
    return false;
  }
  const domains = (said.domain ?? []).map((domain) => domainSchema.parse(domain.toLowerCase()));
  const others = (await listProviders(pool)).filter((other) => other.id !== id);
  const holder = others.find((other) => other.domains.some((domain) => domains.includes(domain)));
  if (holder) {
    tell(`${holder.id} is for ${holder.domains.join(", ")}. A domain has one provider.`);
    return false;
  }
  const provider =
    kind === "oidc" ? await oidcOf(config, said, domains) : await samlOf(config, said, domains);
  if (!provider) {
    tell(USAGE);
    return false;
  }
  const known = await findProvider(pool, seal, id);
  if (known && authorityOf(known) !== authorityOf(provider)) {
    tell(
      `${id} is another provider, ${authorityOf(known)}. Remove it first: its people must not become others here.`,
    );
    return false;
  }
  await saveProvider(pool, seal, { provider, now: new Date() });
  tell(`${known ? "Changed" : "Added"} ${id}. Enter this at the provider:`);
  for (const line of linesFor(provider, config.appUrl)) tell(`  ${line}`);
  return true;
}

async function oidcOf(config: Config, said: Said, domains: string[]): Promise<Provider | null> {
  const { id, name, issuer, client } = said;
  if (!issuer || !client) return null;
  const file = said["secret-file"];
  const secret = file === undefined ? null : readFileSync(file, "utf8").trim();
  const isPrivateAllowed = config.identityPrivateHosts;
  const found = await discoverOidc({
    issuer,
    clientId: client,
    hasSecret: secret !== null,
    isPrivateAllowed,
  });
  return { ...{ id, name, domains, kind: "oidc" }, config: found, secret };
}

async function samlOf(
  config: Config,
  { id, name, metadata }: Said,
  domains: string[],
): Promise<Provider | null> {
  if (!metadata || domains.length === 0) return null;
  const isPrivateAllowed = config.identityPrivateHosts;
  const text = /^https?:/.test(metadata)
    ? (await fetchPublic(metadata, { isPrivateAllowed })).text
    : readFileSync(metadata, "utf8");
  return { ...{ id, name, domains, kind: "saml" }, config: readSamlMetadata(text) };
}

/** Returns who vouches for the people of a provider. */
const authorityOf = (provider: Provider) =>
  provider.kind === "oidc" ? provider.config.issuer : provider.config.entityId;

function linesFor(provider: Provider, appUrl: string): string[] {
  if (provider.kind === "saml")
    return [
      `entity id, and metadata: ${appUrl}${SAML_METADATA_PATH}`,
      `answers by POST: ${appUrl}${SAML_ANSWERS_PATH}`,
    ];
  const keys = provider.secret === null ? [`keys of this server: ${appUrl}/api/auth/jwks`] : [];
  return [`redirect address: ${callbackUrlOf(appUrl, provider.id)}`, ...keys];
}

await runCommand(main);
