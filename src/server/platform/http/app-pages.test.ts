import { existsSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { PAGES } from "#contract/pages.ts";
import routes from "#web/routes.ts";
import routerConfig from "../../../../react-router.config.ts";
import { isAppPage } from "./app-pages.ts";

function pathsOfRoutes(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children }) =>
    children ? pathsOfRoutes(children) : [index ? "/" : `/${path}`],
  );
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);

describe("the pages of the site map", () => {
  it("each have a route, and every route except the catch-all is one of them", () => {
    const paths = PAGES.map(({ path }) => path);
    expect(pathsOfRoutes(routes).toSorted()).toEqual([...paths, "/*"].toSorted());
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(PAGES)("include $path with a file, prerendered or known to the server", ({ path, file, kind }) => {
    const prerendered = routerConfig.prerender.filter((page) => patternOf(path).test(page));
    expect(existsSync(new URL(`../../../web/routes/${file}.tsx`, import.meta.url))).toBe(true);
    expect(prerendered.length > 0).toBe(kind === "public");
    expect(isAppPage(path.replaceAll(/:\w+/g, "some-id"))).toBe(kind !== "public");
  });

  it("are the only pages known to the server", () => {
    expect(isAppPage("/nowhere")).toBe(false);
    expect(isAppPage("/insights/a/b")).toBe(false);
  });
});
