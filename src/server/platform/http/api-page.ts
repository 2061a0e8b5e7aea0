// Renders the API's description as one plain HTML page, without scripts or external resources.
import type { OpenAPI } from "@orpc/openapi";
import { escapeHtml } from "./plain-page.ts";

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; color: #20242c; background: #fbfaf6 }
h2 { margin-top: 2.5rem } summary { cursor: pointer; padding: .4rem 0 } code, pre { font: 14px/1.45 ui-monospace, monospace }
pre { overflow-x: auto; padding: .8rem; background: #f0eee6; border-radius: .4rem } .method { display: inline-block; min-width: 4.5rem; font-weight: 700 }
details { border-bottom: 1px solid #ddd8ca }
@media (prefers-color-scheme: dark) { body { color: #ece9e0; background: #14171d } pre { background: #1e232c } details { border-color: #333a46 } a { color: #9cc4ff } }
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
<title>${escapeHtml(document.info.title)}: API</title><style>${STYLE}</style></head><body>
<h1>${escapeHtml(document.info.title)}: API</h1><p>${escapeHtml(document.info.description ?? "")}</p>
<p>For machines: <a href="/api/openapi.json">OpenAPI ${escapeHtml(document.openapi)}</a></p>
${sections.join("\n")}
<h2>Errors</h2>${renderSchema("Error", document.components?.schemas?.Error)}</body></html>`;
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
