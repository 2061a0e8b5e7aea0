// Modules that the build makes from the contract and the deck for the browser: endpoints without their schemas, the
// pages in the footer, and the cards of the landing page.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getEventIteratorSchemaDetails, isContractProcedure } from "@orpc/contract";
import { contract } from "#contract/contract.ts";
import { PAGES } from "#contract/pages.ts";
import { TESTIMONIALS } from "#web/features/landing/testimonials.ts";
import { projectFolder } from "./pinned-node.mjs";

/** Sample cards of every family, in an order in which neighbouring cards have different scenes. */
const STRIP = [
  "the-reflection",
  "the-infinite-loop",
  "the-merge-conflict",
  "the-breakpoint",
  "the-cache",
  "the-yak-shave",
  "the-hotfix",
  "the-code-review",
  "the-still-water",
];

/** @typedef {import("#contract/endpoint.ts").EndpointMeta} EndpointMeta */
/** @typedef {import("#web/api/endpoint-row.ts").EndpointRow} EndpointRow */

/** Returns the endpoints by area and name. */
function endpointTable() {
  return Object.fromEntries(
    Object.entries(contract).map(([area, endpoints]) => [
      area,
      Object.fromEntries(Object.entries(endpoints).map(([name, procedure]) => [name, rowOf(procedure)])),
    ]),
  );
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

function landing() {
  const deck = join(projectFolder, "deck");
  const folders = readdirSync(deck, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const strip = STRIP.map((slug) => {
    const { id, name, artAlt } = JSON.parse(readFileSync(join(deck, slug, "card.json"), "utf8"));
    return { id, name, artAlt };
  });
  return { deckSize: folders.length, strip, letters: TESTIMONIALS };
}

/** The address of the answer that says who is signed in. */
export const ME_PATH = `/api${rowOf(contract.session.get).path}`;

/** The code of each module by its name, as a function. @type {Record<string, () => string>} */
const MODULES = {
  "virtual:endpoints": () => `export const ENDPOINTS = ${JSON.stringify(endpointTable())};`,
  // Public pages need only this address of the API, so they load without the table of endpoints.
  "virtual:me-path": () => `export const ME_PATH = "${ME_PATH}";`,
  "virtual:landing": () => `export const LANDING = ${JSON.stringify(landing())};`,
  "virtual:footer": () => `export const FOOTER_PAGES = ${JSON.stringify(footerPages())};`,
};

/** @type {import("vite").Plugin} */
export const virtualModules = {
  name: "virtual-modules",
  resolveId: (id) => (id in MODULES ? `\0${id}` : null),
  load: (id) => (id.startsWith("\0") ? (MODULES[id.slice(1)]?.() ?? null) : null),
};
