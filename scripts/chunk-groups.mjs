// Decides which modules of the browser's code become one file, by the pages that import them. On a slow phone another
// request costs more than a few bytes, and many small files compress worse than one.
import { join } from "node:path";
import { PAGES } from "#contract/pages.ts";
import { projectFolder } from "./pinned-node.mjs";

/**
 * The pages of each kind that import a module, directly or not, without loading it later. Public pages below one address,
 * such as `/help` and `/help/countries`, count as one.
 * @typedef {Record<import("#contract/pages.ts").PageKind, Set<string>>} Uses
 * @typedef {(id: string) => { importedIds?: string[] } | null} GetModuleInfo
 */

/** @param {string} path below `src/web` */
const idOf = (path) => join(projectFolder, "src/web", `${path}.tsx`);

const PAGE_MODULES = [
  ...PAGES.map(({ path, file, kind }) => ({ path, kind, module: `routes/${file}` })),
  // The home of a member shares its address with the landing page, which loads it later.
  { path: "/", kind: /** @type {const} */ ("member"), module: "app/home/member-home" },
];

/**
 * @param {string[]} starts
 * @param {GetModuleInfo} getModuleInfo
 */
function withImports(starts, getModuleInfo) {
  const reached = new Set(starts);
  // A set may grow while it is read.
  for (const id of reached) for (const next of getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/**
 * Finds the pages that use each module.
 * @param {GetModuleInfo} getModuleInfo
 */
function findUses(getModuleInfo) {
  /** @type {Map<string, Uses>} */
  const uses = new Map();
  for (const { path, kind, module } of PAGE_MODULES) {
    const starts = kind === "member" ? [module, "app/app-layout"] : [module];
    for (const id of withImports(starts.map(idOf), getModuleInfo)) {
      const found = uses.get(id) ?? { public: new Set(), open: new Set(), member: new Set() };
      found[kind].add(kind === "public" ? (path.split("/")[1] ?? "") : path);
      uses.set(id, found);
    }
  }
  return uses;
}

/**
 * Returns the groups of modules in the form that the bundler takes. A module is in the first group that wants it, with
 * everything that it imports.
 */
export function groupByPages() {
  /** @type {Map<string, Uses> | undefined} */
  let uses;
  /**
   * @param {string} name
   * @param {(visitors: number, signingIn: number, members: number) => boolean} isWanted by the number of pages
   * @param {RegExp} [start] the modules that are wanted in any case
   */
  const group = (name, isWanted, start) => ({
    debugName: name,
    // Libraries come with the modules that import them.
    name(/** @type {string} */ id, /** @type {{ getModuleInfo: GetModuleInfo }} */ bundler) {
      if (start?.test(id)) return name;
      uses ??= findUses((each) => bundler.getModuleInfo(each));
      const found = id.includes("node_modules") ? undefined : uses.get(id);
      return found && isWanted(found.public.size, found.open.size, found.member.size) ? name : null;
    },
  });
  return {
    groups: [
      group(
        "every-page",
        (visitors, signingIn, members) => visitors > 0 && visitors + signingIn + members > 1,
        /\/src\/web\/(?:root|entry\.client)\.tsx$/,
      ),
      group("signing-in", (_, signingIn, members) => signingIn > 0 && signingIn + members > 2),
      // A member's first page: one request for all that it needs.
      { name: "member-home", test: /\/src\/web\/app\/home\/member-home\.tsx$/ },
      // Functions on text are a few lines each, too little for a request of its own.
      group("app", (_, __, members) => members > 2, /\/src\/domain\/text\//),
      // The slot of an ad and what it shares with the ads, which come later.
      { name: "ad-slot", test: /\/src\/web\/features\/ads\/(?:ad-slot\.tsx|reservations\.ts)$/ },
    ],
  };
}
