// Parts of libraries that no page of this app can reach, and the code that the build puts in their place. Bundlers
// cannot leave these parts out, because options that are constant here decide at run time whether the parts run.

/**
 * @typedef {object} UnusedPart
 * @property {string} file the path of the library's file, within node_modules
 * @property {string} code what is built instead
 */

/** @type {readonly UnusedPart[]} */
export const UNUSED_PARTS = [
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

/** The body of a replaced function. No page can reach it; it throws if one does. */
const LEFT_OUT = 'throw new Error("This part of the library is left out");';

/** @type {(names: string) => Record<string, string>} */
const leftOut = (names) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, LEFT_OUT]),
  );

/**
 * @typedef {object} UnusedFunctions
 * @property {string} file the path of the library's file, within node_modules
 * @property {Record<string, string>} bodies what replaces the body of each function
 * @property {string} [methodsOf] a class that no page makes an object of, whose methods are left out
 */

/**
 * Functions that no page can reach. The router needs no actions and fetchers, because forms use the API's client. No
 * loader redirects, and no page blocks a navigation.
 * @type {readonly UnusedFunctions[]}
 */
export const UNUSED_FUNCTIONS = [
  // No page has a ViewTransition, an Activity, a SuspenseList, a ref to a Fragment or a style with a precedence, uses
  // useActionState, preloads with React, or shows the components around an error.
  {
    file: "react-dom/cjs/react-dom-client.production.js",
    bodies: {
      // These five also run without a ViewTransition, and then do nothing.
      commitExitViewTransitions: "",
      commitNestedViewTransitions: "",
      restoreEnterOrExitViewTransitions: "",
      restoreNestedViewTransitions: "",
      trackEnterViewTransitions: "",
      describeNativeComponentFrame: 'return "";',
      ...leftOut(
        `commitAfterMutationEffectsOnFiber commitEnterViewTransitions createViewTransitionInstance
         measureNestedViewTransitions measureViewTransitionHostInstancesRecursive startViewTransition
         dispatchActionState mountActionState rerenderActionState updateActionStateImpl
         updateActivityComponent updateSuspenseListComponent
         FragmentInstance commitNewChildToFragmentInstance deleteChildFromFragmentInstance
         preconnectAs preinitModuleScript preinitScript preinitStyle preload preloadModule
         insertStylesheet insertStylesheetIntoRoot preloadStylesheet suspendResource`,
      ),
    },
    methodsOf: "FragmentInstance",
  },
  {
    file: "react-router/dist/production/lib/router/router.js",
    bodies: {
      ...leftOut(
        `handleAction fetch handleFetcherAction handleFetcherLoader startRedirectNavigation discoverRoutes getFetcher
         resetFetcher queueFetcherForDeletion getBlocker deleteBlocker updateBlocker patchRoutes _internalSetRoutes`,
      ),
      shouldBlockNavigation: "",
      getInstrumentationNavigateMeta: "",
      normalizeNavigateOptions: "return { path };",
      checkFogOfWar: "return { active: false, matches: null };",
    },
  },
  {
    file: "react-router/dist/production/lib/dom/lib.js",
    bodies: leftOut("useSubmit useFormAction ScrollRestoration"),
  },
  {
    file: "react-router/dist/production/lib/dom/ssr/single-fetch.js",
    bodies: leftOut("singleFetchActionStrategy singleFetchLoaderFetcherStrategy"),
  },
  {
    file: "react-router/dist/production/lib/dom/ssr/components.js",
    bodies: leftOut("RSCPrefetchPageLinksImpl"),
  },
  // The root of the app has an error page and a first page of its own.
  {
    file: "react-router/dist/production/lib/dom/ssr/errorBoundaries.js",
    bodies: leftOut("RemixRootDefaultErrorBoundary"),
  },
  {
    file: "react-router/dist/production/lib/hooks.js",
    bodies: leftOut("DefaultErrorComponent RSCErrorHandler useNavigateUnstable"),
  },
  {
    file: "react-router/dist/production/lib/dom/ssr/routes.js",
    bodies: leftOut(
      "createClientRoutesWithHMRRevalidationOptOut wrapShouldRevalidateForHdr noActionDefinedError",
    ),
  },
];

/**
 * Returns a library's code in which these functions have other bodies. Throws unless the code contains each function
 * exactly once.
 * @param {string} code
 * @param {Record<string, string>} bodies by the function's name
 */
export function withBodies(code, bodies) {
  return Object.entries(bodies).reduce((changed, [name, body]) => {
    const pattern = new RegExp(`^(\\t*)((?:async )?function ${name}\\([^]*?\\) \\{)\\n[^]*?\\n\\1\\}$`, "gm");
    if (changed.match(pattern)?.length !== 1) throw new Error(`The library has no function ${name}, or many`);
    return changed.replace(pattern, (_, indent, head) => `${indent}${head}${body}}`);
  }, code);
}

/**
 * Returns a library's code without the methods of this class. Throws if it has none.
 * @param {string} code
 * @param {string} className
 */
export function withoutMethods(code, className) {
  const pattern = new RegExp(`^${className}\\.prototype\\.\\w+ = function [^]*?\\n\\};$`, "gm");
  const without = code.replace(pattern, "");
  if (without === code) throw new Error(`The library has no methods of ${className}`);
  return without;
}

/** @type {import("vite").Plugin} */
export const withoutUnusedParts = {
  name: "without-unused-parts",
  applyToEnvironment: ({ name }) => name === "client",
  load(id) {
    return partOf(UNUSED_PARTS, id)?.code ?? null;
  },
  transform(code, id) {
    const part = partOf(UNUSED_FUNCTIONS, id);
    if (!part) return null;
    const { bodies, methodsOf } = part;
    return { code: withBodies(methodsOf ? withoutMethods(code, methodsOf) : code, bodies), map: null };
  },
};

/**
 * @template {{ file: string }} Part
 * @param {readonly Part[]} parts
 * @param {string} id
 */
function partOf(parts, id) {
  const path = id.replaceAll("\\", "/");
  return parts.find(({ file }) => path.endsWith(`/node_modules/${file}`));
}
