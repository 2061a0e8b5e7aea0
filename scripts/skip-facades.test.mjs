import { describe, expect, it } from "vitest";
import { withExports, withoutFacades } from "./skip-facades.mjs";

const page = `<link rel="modulepreload" href="/assets/home-1.js"/><link rel="modulepreload" href="/assets/code-1.js"/><script type="module">import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";
manifest={"routes/home":{"module":"/assets/home-1.js"}};
start({"root":route0,"routes/home":route1});</script>`;

describe("a route file that only re-exports another file", () => {
  it("a route file that only re-exports another file is skipped, so that the page imports the other file directly", () => {
    const files = {
      "/assets/root-1.js": 'import{a as e}from"./code-1.js";var t=e(1);export{t as default};',
      "/assets/home-1.js": 'export{a as clientLoader,n as default}from"./code-1.js";',
    };
    expect(withoutFacades(page, (path) => files[path])).toBe(
      `<link rel="modulepreload" href="/assets/code-1.js"/><script type="module">import * as route0 from "/assets/root-1.js";
import {a as route1_0,n as route1_1} from "/assets/code-1.js";const route1={clientLoader:route1_0,default:route1_1};
manifest={"routes/home":{"module":"/assets/code-1.js"}};
start({"root":route0,"routes/home":route1});</script>`,
    );
  });

  it("a route file that only re-exports another file is kept when it has code of its own", () => {
    const code = 'import{a as e}from"./code-1.js";var t=e(1);export{t as default};';
    expect(withoutFacades(page, () => code)).toBe(page);
  });
});

describe("a file that holds the code of a route", () => {
  it("a file that holds the code of a route exports it under the names that the router reads, and under its own", () => {
    expect(withExports("var x=1,y=2;export{x as a,y};", "a as default,y as meta")).toBe(
      "var x=1,y=2;export{x as a,y,x as default,y as meta};",
    );
  });

  it("moving a route's exports into the file with its code fails if that file already has a default export", () => {
    expect(() => withExports("var x=1;export{x as a,x as default};", "a as default")).toThrow(
      "already exports",
    );
  });

  it("a file that holds the code of a route must export what is passed on", () => {
    expect(() => withExports("var x=1;export{x as a};", "b as default")).toThrow("does not export b");
  });
});
