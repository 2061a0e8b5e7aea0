import type { AnyContractRouter } from "@orpc/contract";
import { type OpenAPI, OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import * as z from "zod";
import type { Access } from "#contract/endpoint.ts";
import { errorBodySchema } from "#contract/errors.ts";
import { scopeFor } from "#contract/program-access.ts";
import { NAMES } from "#domain/names.ts";
import { API_PREFIX } from "./api.ts";
import { type Endpoint, endpointsOf } from "./endpoints.ts";

/** The auth library's routes that a client needs. The library documents the others itself. */
const AUTH_ROUTES: readonly [method: "get" | "post", path: string, summary: string][] = [
  ["post", "/auth/sign-up/email", "Make an account, or turn the guest's into one"],
  ["post", "/auth/sign-in/email", "Sign in"],
  ["post", "/auth/send-sign-in-mail", "Ask for a letter with a code and a link that sign in"],
  ["post", "/auth/sign-in/mail-code", "Sign in with a letter's code"],
  ["post", "/auth/sign-in/mail-link", "Sign in with the token of a letter's link"],
  ["post", "/auth/confirm-address", "Confirm an address with the token of a letter's link"],
  ["post", "/auth/not-me", "Undo what a letter told of, with the token of its link"],
  ["post", "/auth/send-proof-code", "Ask for a code that proves who one is"],
  ["post", "/auth/prove", "Prove who one is, by the password or a code; it counts for ten minutes"],
  [
    "post",
    "/auth/second-factor/sign-in",
    "The code that a sign-in refused with SECOND_FACTOR_REQUIRED needs",
  ],
  ["post", "/auth/sign-in/anonymous", "Begin as a guest"],
  ["post", "/auth/sign-out", "Sign out"],
  [
    "post",
    "/auth/change-password",
    "Set a password after a proof; whatever else opens the account ends, except what is kept",
  ],
  ["post", "/auth/change-email", "Ask for a letter to a new address, after a proof"],
  ["post", "/auth/revoke-sessions", "Sign out everywhere"],
  ["get", "/auth/get-session", "The session of the cookie that is sent"],
];

/** Returns the OpenAPI 3.1 document of the contract, generated from its schemas. */
export async function describeApi(contract: AnyContractRouter): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: NAMES.product,
      version: "1",
      description:
        "JSON. Pages send a session cookie; programs send a personal access token as `Authorization: Bearer`. Errors of every endpoint have one shape: `Error`.",
    },
  });
  for (const endpoint of endpointsOf(contract)) addMeta(document.paths?.[endpoint.address], endpoint);
  const paths = { ...document.paths, ...authPaths() };
  return {
    ...document,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [`${API_PREFIX}${path}`, withErrorAnswer(item ?? {})]),
    ),
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, Error: errorSchema() },
      securitySchemes: {
        accessToken: { type: "http", scheme: "bearer", description: "A personal access token." },
      },
    },
  };
}

const WHO: Record<Access, string> = {
  open: "Anybody; no session is read.",
  optional: "Anybody.",
  session: "Needs a session, a guest's or an account's.",
  account: "Needs an account.",
  admin: "Needs an administrator's account; anybody else gets 404.",
};

/** Adds who may call an endpoint, and its example as the request body. */
function addMeta(item: OpenAPI.PathItemObject | undefined, endpoint: Endpoint): void {
  const { method, address, meta } = endpoint;
  const operation = item?.[method.toLowerCase() as OpenAPI.HttpMethods];
  if (!operation) return;
  const scope = scopeFor(endpoint);
  const programs = scope === null ? "Closed to programs." : `Programs need the scope \`${scope}\`.`;
  const who = meta.access === "open" ? [WHO.open] : [WHO[meta.access], programs];
  operation.description = [...who, operation.description].filter(Boolean).join(" ");
  if (scope !== null && meta.access !== "open") operation.security = [{ accessToken: [] }, {}];
  const { requestBody } = operation;
  const json = requestBody && "content" in requestBody ? requestBody.content["application/json"] : undefined;
  if (json && meta.example) json.example = withoutPath(meta.example, address);
}

function withoutPath(example: Readonly<Record<string, unknown>>, address: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(example).filter(([name]) => !address.includes(`{${name}}`)));
}

function authPaths(): Record<string, OpenAPI.PathItemObject> {
  const answer = { responses: { "200": { description: "OK" } } };
  return Object.fromEntries(
    AUTH_ROUTES.map(([method, path, summary]) => [
      path,
      { [method]: { summary, tags: ["auth"], ...answer } },
    ]),
  );
}

/** Adds the error answer to every operation. All members of our path items are operations. */
function withErrorAnswer(item: OpenAPI.PathItemObject): OpenAPI.PathItemObject {
  const refused = {
    description: "An error",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
  const operations = Object.entries(item) as [string, OpenAPI.OperationObject][];
  return Object.fromEntries(
    operations.map(([method, operation]) => [
      method,
      { ...operation, responses: { ...operation.responses, default: refused } },
    ]),
  );
}

function errorSchema(): OpenAPI.SchemaObject {
  const { $schema, ...schema } = z.toJSONSchema(errorBodySchema, { io: "output" });
  return schema as OpenAPI.SchemaObject;
}
