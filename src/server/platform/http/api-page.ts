// Renders the API's description as one plain HTML page, without scripts or external resources.
import type { OpenAPI } from "@orpc/openapi";
import { escapeHtml, PLAIN_STYLE } from "./plain-page.ts";

const STYLE = `
main { max-width: 56rem } h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; text-transform: capitalize } h3 { font-size: 1rem }
details { border-bottom: 1px solid #cdbe9b } summary { cursor: pointer; padding: .55rem 0; overflow-wrap: anywhere }
code { font: 15px/1.5 ui-monospace, monospace } .method { display: inline-block; min-width: 5rem; font-weight: bold; color: #7a5912 }
pre { overflow-x: auto; white-space: pre; padding: .8rem; border-radius: 10px; background: #fbf5e6 }
@media (prefers-color-scheme: dark) { details { border-color: #3c5663 } .method { color: #d8a844 } pre { background: #12232e } }
`;

interface Operation {
  method: string;
  path: string;
  operation: OpenAPI.OperationObject;
}

export function renderApiPage(document: OpenAPI.Document): string {
  const operations = operationsOf(document);
  const tags = [...new Set(operations.map(tagOf))];
  const sections = tags.map(
    (tag) =>
      `<h2>${escapeHtml(tag)}</h2>${operations
        .filter((entry) => tagOf(entry) === tag)
        .map(renderOperation)
        .join("")}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>${escapeHtml(document.info.title)}: API</title><style>${PLAIN_STYLE}${STYLE}</style></head><body><main>
<p class="quiet"><a href="/">${escapeHtml(document.info.title)}</a></p>
<h1>The API</h1><p>${withCode(document.info.description ?? "")}</p>
<p>For machines: <a href="/api/openapi.json">OpenAPI ${escapeHtml(document.openapi)}</a></p>
${sections.join("\n")}
<h2>Errors</h2>${renderSchema("Error", document.components?.schemas?.Error)}</main></body></html>`;
}

/** Returns the HTML of a text in which code stands between backticks. */
function withCode(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}

function operationsOf(document: OpenAPI.Document): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as OpenAPI.OperationObject,
    })),
  );
}

function tagOf({ operation }: Operation): string {
  return operation.tags?.[0] ?? "other";
}

function renderOperation({ method, path, operation }: Operation): string {
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => status !== "default");
  return `<details><summary><span class="method">${method}</span> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? "")}</summary>
${renderSchema("Parameters", operation.parameters)}${renderSchema("Body", operation.requestBody)}${answers
  .map(([status, answer]) => renderSchema(`Answer ${status}`, answer))
  .join("")}</details>`;
}

function renderSchema(title: string, schema: unknown): string {
  return schema
    ? `<h3>${escapeHtml(title)}</h3><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`
    : "";
}
