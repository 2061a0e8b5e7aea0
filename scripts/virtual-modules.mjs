// What the browser needs of the contract, as modules: endpoints without their schemas, and the pages of the footer.
import { getEventIteratorSchemaDetails, isContractProcedure } from "@orpc/contract";
import { contract } from "#contract/contract.ts";
import { PAGES } from "#contract/pages.ts";

/** @typedef {import("#contract/endpoint.ts").EndpointMeta} EndpointMeta */
/** @typedef {import("#web/api/endpoint-row.ts").EndpointRow} EndpointRow */

/**
 * By area and name; an endpoint that answers with a file is left out, because a page links to it.
 * @returns {Record<string, Record<string, EndpointRow>>}
 */
export function endpointTable() {
  return Object.fromEntries(
    Object.entries(contract).map(([area, endpoints]) => [
      area,
      Object.fromEntries(
        Object.entries(endpoints).flatMap(([name, procedure]) => {
          const row = rowOf(procedure);
          return row ? [[name, row]] : [];
        }),
      ),
    ]),
  );
}

/**
 * @param {unknown} procedure
 * @returns {EndpointRow | null}
 */
function rowOf(procedure) {
  if (!isContractProcedure(procedure)) throw new Error("The contract holds something that is no endpoint");
  const { route, outputSchema } = procedure["~orpc"];
  const meta = /** @type {EndpointMeta} */ (procedure["~orpc"].meta);
  if (route.outputStructure === "detailed") return null;
  const { method = "POST", path = "/" } = route;
  return {
    ...(method !== "GET" && { method: /** @type {NonNullable<EndpointRow["method"]>} */ (method) }),
    path,
    ...(meta.changes?.length && { changes: meta.changes }),
    ...(meta.shows && { shows: meta.shows }),
    ...(getEventIteratorSchemaDetails(outputSchema) && { isStream: true }),
    ...(route.inputStructure === "detailed" && { isDetailed: true }),
  };
}

/** @returns {{ to: string, name: string }[]} */
function footerPages() {
  return PAGES.flatMap(({ path, inFooter }) => (inFooter ? [{ to: path, name: inFooter }] : []));
}

/** The text of each module by its name. @type {Record<string, () => string>} */
const MODULES = {
  "virtual:endpoints": () => `export const ENDPOINTS = ${JSON.stringify(endpointTable())};`,
  "virtual:footer": () => `export const FOOTER_PAGES = ${JSON.stringify(footerPages())};`,
};

/** @type {import("vite").Plugin} */
export const virtualModules = {
  name: "virtual-modules",
  resolveId: (id) => (id in MODULES ? `\0${id}` : null),
  load: (id) => (id.startsWith("\0") ? (MODULES[id.slice(1)]?.() ?? null) : null),
};
