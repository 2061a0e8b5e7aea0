// What the browser needs of the contract and the deck, as modules: endpoints without their schemas, the pages of the
// footer, and what the landing page shows.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getEventIteratorSchemaDetails, isContractProcedure } from "@orpc/contract";
import { contract } from "#contract/contract.ts";
import { PAGES } from "#contract/pages.ts";
import { TESTIMONIALS } from "#web/features/landing/testimonials.ts";
import { projectFolder } from "./pinned-node.mjs";

/** Sample cards from every family; neighbouring cards have different scenes. */
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

function landing() {
  const deck = join(projectFolder, "deck");
  const folders = readdirSync(deck, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const strip = STRIP.map((slug) => {
    const { id, name, artAlt } = JSON.parse(readFileSync(join(deck, slug, "card.json"), "utf8"));
    return { id, name, artAlt };
  });
  return { deckSize: folders.length, strip, letters: TESTIMONIALS };
}

/** The text of each module by its name. @type {Record<string, () => string>} */
const MODULES = {
  "virtual:endpoints": () => `export const ENDPOINTS = ${JSON.stringify(endpointTable())};`,
  "virtual:landing": () => `export const LANDING = ${JSON.stringify(landing())};`,
  "virtual:footer": () => `export const FOOTER_PAGES = ${JSON.stringify(footerPages())};`,
};

/** @type {import("vite").Plugin} */
export const virtualModules = {
  name: "virtual-modules",
  resolveId: (id) => (id in MODULES ? `\0${id}` : null),
  load: (id) => (id.startsWith("\0") ? (MODULES[id.slice(1)]?.() ?? null) : null),
};
