// Parts of libraries that no page of this app can reach, and what the build of the browser's code puts in their place.
// Bundlers cannot leave them out: whether they run is decided at run time, by options that are constant here.

/**
 * @typedef {object} UnusedPart
 * @property {string} file the path of the library's file, within node_modules
 * @property {string} code what is built instead
 */

/** @type {readonly UnusedPart[]} */
export const UNUSED_PARTS = [
  // The live connection is a websocket or none, so long polling is left out.
  {
    file: "engine.io-client/build/esm/transports/index.js",
    code: 'import { WS } from "./websocket.js";\nexport const transports = { websocket: WS };',
  },
  {
    file: "engine.io-client/build/esm/transports/polling-xhr.js",
    code: "export const [Request, XHR] = [];",
  },
  // The app passes no instrumentations to the router.
  {
    file: "react-router/dist/production/lib/router/instrumentation.js",
    code: `const nothing = () => {};
export {
  nothing as consumeInstrumentationClientResultMetaReceiver,
  nothing as getRouteInstrumentationUpdates,
  nothing as instrumentClientSideRouter,
  nothing as instrumentHandler,
  nothing as instrumentationResultMetaContext,
};`,
  },
  // Every page carries the whole list of routes (scripts/inline-route-manifest.mjs), so none is discovered later.
  {
    file: "react-router/dist/production/lib/dom/ssr/fog-of-war.js",
    code: `const nothing = () => {};
export {
  nothing as getManifestPath,
  nothing as getPartialManifest,
  nothing as getPatchRoutesOnNavigationFunction,
  nothing as getPathsWithAncestors,
  nothing as handleClientVersionMismatch,
  nothing as isFogOfWarEnabled,
  nothing as useFogOFWarDiscovery,
};
export const URL_LIMIT = 0;`,
  },
];

/** @type {import("vite").Plugin} */
export const withoutUnusedParts = {
  name: "without-unused-parts",
  applyToEnvironment: ({ name }) => name === "client",
  load(id) {
    const path = id.replaceAll("\\", "/");
    return UNUSED_PARTS.find(({ file }) => path.endsWith(`/node_modules/${file}`))?.code ?? null;
  },
};
