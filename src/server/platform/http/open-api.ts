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
  return {
    ...document,
    paths: Object.fromEntries(
      Object.entries(document.paths ?? {}).map(([path, item]) => [
        `${API_PREFIX}${path}`,
        withErrorAnswer(item ?? {}),
      ]),
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
