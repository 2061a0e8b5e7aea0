// In ui, because features use it as well, and they may not import routes.
import { matchPath } from "react-router";

/** A route in the manifest that the router's build writes into each page. */
interface BuiltRoute {
  parentId?: string;
  path?: string;
  index?: boolean;
  /** The address of the route's code. */
  module: string;
  /** The addresses of all code that the module imports. */
  imports?: readonly string[];
}

declare global {
  var __reactRouterManifest: { routes: Record<string, BuiltRoute> } | undefined;
}

/**
 * Requests the code of the page at this path, so that the page opens at once. Nothing happens if that fails. The
 * router's own prefetching (`<Link prefetch>`) is not used, because it reloads the current page if code does not load.
 */
export function preloadCode(pathname: string): void {
  const routes = globalThis.__reactRouterManifest?.routes ?? {};
  const page = Object.values(routes).find(
    ({ path, index }) => (index || (path && path !== "*")) && matchPath(`/${path ?? ""}`, pathname),
  );
  for (let route = page; route; route = routes[route.parentId ?? ""]) {
    for (const address of [route.module, ...(route.imports ?? [])]) preload(address);
  }
}

function preload(address: string): void {
  if (document.head.querySelector(`link[rel="modulepreload"][href="${address}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href: address });
  // Without its link, the code is requested again the next time.
  link.addEventListener("error", () => link.remove());
  document.head.append(link);
}
