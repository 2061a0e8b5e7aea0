import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routerConfig from "../../../../react-router.config.ts";
import routes from "../../../web/routes.ts";
import { APP_PAGES, isAppPage } from "./app-pages.ts";

function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    return entry.children ? pathsOf(entry.children, path) : [path === "" ? "/" : path];
  });
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);

describe("the pages of the app", () => {
  const paths = pathsOf(routes).filter((path) => path !== "/*");

  it.each(paths)(
    "%s is a file made at build or known to the server, so it is never answered with 404",
    (path) => {
      const isPrerendered = routerConfig.prerender.some((page) => patternOf(path).test(page));
      expect(isPrerendered || isAppPage(path.replaceAll(/:\w+/g, "some-id"))).toBe(true);
    },
  );

  it("are no more than that", () => {
    const nameless = (path: string) => path.replaceAll(/:\w+/g, ":");
    expect(paths.map(nameless)).toEqual(expect.arrayContaining(APP_PAGES.map(nameless)));
    expect(isAppPage("/nowhere")).toBe(false);
    expect(isAppPage("/insights/a/b")).toBe(false);
  });
});
