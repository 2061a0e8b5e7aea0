// Who may import whom (docs/architecture.md). Every rule here has a planted violation in scripts/import-guard.planted.mjs.
const testFile = "\\.(test|bench|journey)\\.(ts|tsx|mjs)$|/test-data/";
// The packages that domain may import: pure, and too delicate to write ourselves.
const purePackages =
  "node_modules/(@noble/hashes|micromark|@stdlib/(math-base-special-erfc|stats-base-dists-(beta|normal)-quantile))/";

/** The modules through which an engine is imported. Evaluations and the tests' own helpers measure its parts as well. */
const engineDoors = "^engines/[^/]+/(index|in-thread)\\.ts$";

/**
 * @param {string} name
 * @param {string} from
 * @param {Record<string, unknown>} to
 */
const forbid = (name, from, to) => ({
  name,
  severity: "error",
  from: { path: from, pathNot: testFile },
  to,
});

const packagesAndCore = ["npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg", "npm-unknown", "core"];

module.exports = {
  forbidden: [
    { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "\\+types/|^virtual:" },
    },
    forbid("engines-know-domain", "^engines/", { path: "^(src|deck|scripts)/", pathNot: "^src/domain/" }),
    // Weights are read as bytes, by one file.
    forbid("engines-are-pure", "^engines/(?!safety/weights/)", {
      dependencyTypes: packagesAndCore,
      pathNot: purePackages,
    }),
    forbid("engines-by-the-front-door", "^(src|scripts|deck|e2e|bench|attack)/", {
      path: "^engines/",
      pathNot: engineDoors,
    }),
    forbid("engines-know-each-other-by-the-door", "^engines/([^/]+)/", {
      path: "^engines/",
      pathNot: ["^engines/$1/", engineDoors],
    }),
    forbid("domain-stands-alone", "^src/domain/", {
      path: "^(src|engines|deck|scripts)/",
      pathNot: "^src/domain/",
    }),
    forbid("domain-is-pure", "^src/domain/", { dependencyTypes: packagesAndCore, pathNot: purePackages }),
    forbid("contract-knows-domain", "^src/contract/", {
      path: "^(src|engines|deck|scripts)/",
      pathNot: "^src/(contract|domain)/",
    }),
    forbid("contract-knows-schemas", "^src/contract/", {
      dependencyTypes: packagesAndCore,
      pathNot: "node_modules/(zod|@orpc/contract)/",
    }),
    forbid("server-without-web", "^src/server/", { path: "^src/web/" }),
    forbid("platform-without-features", "^src/server/platform/", {
      path: "^src/server/",
      pathNot: "^src/server/platform/",
    }),
    forbid("features-below-the-root", "^src/server/features/", { path: "^src/server/[^/]+\\.ts$" }),
    forbid("features-by-the-front-door", "^src/server/features/([^/]+)/", {
      path: "^src/server/features/",
      pathNot: ["^src/server/features/$1/", "^src/server/features/([^/]+)/\\1\\.ts$"],
    }),
    // The time of these grows with everything that a person ever wrote, so they run in a thread (history-thread.ts).
    forbid("heavy-work-in-its-thread", "^src/server/(?!features/patterns/find-in-thread\\.ts$)", {
      path: "^engines/patterns/in-thread\\.ts$",
    }),
    // Models are asked through the metered door alone: no other module may reach a provider, or the door's inside.
    forbid("models-behind-the-door", "^src/server/(?!platform/ai/)", { path: "node_modules/(ai|@ai-sdk)/" }),
    forbid("models-by-the-door", "^src/server/(?!platform/ai/)", {
      path: "^src/server/platform/ai/",
      pathNot: "^src/server/platform/ai/(duck|ticket|open-duck|at-home/home-models)\\.ts$",
    }),
    forbid("web-without-server", "^src/web/", { path: "^src/server/" }),
    // Their words and weights are megabytes.
    forbid("web-without-engines", "^src/web/", { path: "^engines/" }),
    forbid("web-without-node", "^src/web/", { dependencyTypes: ["core"] }),
    forbid("web-without-zod", "^src/web/", { path: "node_modules/zod/" }),
    forbid("ui-stands-alone", "^src/web/ui/", {
      path: "^(src|deck|scripts)/",
      // Measuring a text knows nothing of the product.
      pathNot: ["^src/web/(ui/|kept-items)", "^src/domain/text/"],
    }),
    forbid("api-knows-the-contract", "^src/web/api/", {
      path: "^(src|deck|scripts)/",
      pathNot: ["^src/(web/api|contract|domain)/", "^src/web/kept-items"],
    }),
    forbid("web-features-stand-apart", "^src/web/features/([^/]+)/", {
      path: "^(src|deck|scripts)/",
      pathNot: [
        "^src/web/features/$1/",
        "^src/web/(ui/|api/|kept-items|browser-storage|arriving-reading)",
        "^src/(contract|domain)/",
      ],
    }),
    // The site map: what several pages share is in `app` or in a feature.
    forbid("pages-are-leaves", "^src/web/(?!routes\\.ts$)", { path: "^src/web/routes/" }),
    forbid("tests-are-leaves", "^(src|engines|scripts)/", {
      path: ["^(e2e|bench|attack|evals|test-support)/", testFile],
    }),
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.react-router|\\.data)/" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
