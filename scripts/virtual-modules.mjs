// What the browser needs of the contract, as modules: endpoints without their schemas, and the pages of the footer.
import { getEventIteratorSchemaDetails, isContractProcedure } from "@orpc/contract";
import { contract } from "#contract/contract.ts";
import { PAGES } from "#contract/pages.ts";

/** @typedef {import("#contract/endpoint.ts").EndpointMeta} EndpointMeta */
/** @typedef {import("#web/api/endpoint-row.ts").EndpointRow} EndpointRow */

/**
 * The endpoints by area and name: those that answer with a file, which only a few pages download, or all others.
 * @param {{ areFiles: boolean }} which
 * @returns {Record<string, Record<string, EndpointRow>>}
 */
function endpointTable({ areFiles }) {
  return Object.fromEntries(
    Object.entries(contract).flatMap(([area, endpoints]) => {
      const rows = Object.entries(endpoints).flatMap(([name, procedure]) =>
        isFile(procedure) === areFiles ? [[name, rowOf(procedure)]] : [],
      );
      return rows.length > 0 ? [[area, Object.fromEntries(rows)]] : [];
    }),
  );
}

/** @param {unknown} procedure */
function isFile(procedure) {
  return isContractProcedure(procedure) && procedure["~orpc"].route.outputStructure === "detailed";
}

/**
 * @param {unknown} procedure
 * @returns {EndpointRow}
 */
function rowOf(procedure) {
  if (!isContractProcedure(procedure)) throw new Error("The contract holds something that is no endpoint");
  const { route, outputSchema } = procedure["~orpc"];
  const meta = /** @type {EndpointMeta} */ (procedure["~orpc"].meta);
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
  "virtual:endpoints": () =>
    `export const ENDPOINTS = ${JSON.stringify(endpointTable({ areFiles: false }))};`,
  "virtual:file-endpoints": () =>
    `export const FILE_ENDPOINTS = ${JSON.stringify(endpointTable({ areFiles: true }))};`,
  // The pages for everybody ask only this, so they do without the table.
  "virtual:me-path": () => `export const ME_PATH = "/api${rowOf(contract.session.get).path}";`,
  "virtual:footer": () => `export const FOOTER_PAGES = ${JSON.stringify(footerPages())};`,
};

/** @type {import("vite").Plugin} */
export const virtualModules = {
  name: "virtual-modules",
  resolveId: (id) => (id in MODULES ? `\0${id}` : null),
  load: (id) => (id.startsWith("\0") ? (MODULES[id.slice(1)]?.() ?? null) : null),
};
