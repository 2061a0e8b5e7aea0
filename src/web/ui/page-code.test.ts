// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { preloadCode } from "./page-code.ts";

afterEach(() => {
  globalThis.__reactRouterManifest = undefined;
  document.head.innerHTML = "";
});

function build() {
  globalThis.__reactRouterManifest = {
    routes: {
      root: { module: "/assets/root.js" },
      layout: { parentId: "root", module: "/assets/layout.js", imports: ["/assets/app.js"] },
      home: { parentId: "root", index: true, module: "/assets/home.js" },
      archived: { parentId: "layout", path: "blocks/archived", module: "/assets/archived.js" },
      block: {
        parentId: "layout",
        path: "blocks/:id",
        module: "/assets/block.js",
        imports: ["/assets/app.js"],
      },
      rest: { parentId: "root", path: "*", module: "/assets/rest.js" },
    },
  };
}

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
const preloaded = () => links().map((link) => link.getAttribute("href"));

it.each([
  ["/", ["/assets/home.js", "/assets/root.js"]],
  ["/blocks/7", ["/assets/block.js", "/assets/app.js", "/assets/layout.js", "/assets/root.js"]],
  ["/blocks/archived", ["/assets/archived.js", "/assets/layout.js", "/assets/app.js", "/assets/root.js"]],
  ["/nowhere", []],
])("preloading the code of %s requests the code of its page and of the layouts around it", (path, code) => {
  build();
  preloadCode(path);
  expect(preloaded()).toEqual(code);
});

it("preloading code requests each file once, and again after it failed to load", () => {
  build();
  preloadCode("/");
  preloadCode("/");
  expect(preloaded()).toHaveLength(2);
  links()[0]?.dispatchEvent(new Event("error"));
  expect(preloaded()).toEqual(["/assets/root.js"]);
  preloadCode("/");
  expect(preloaded()).toEqual(["/assets/root.js", "/assets/home.js"]);
});

it("preloading code does nothing on a page without a manifest", () => {
  preloadCode("/");
  expect(preloaded()).toEqual([]);
});
