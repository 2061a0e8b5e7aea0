import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { inlineRouteManifest } from "./inline-route-manifest.mjs";

const MANIFEST = {
  entry: { module: "/assets/entry-1.js" },
  url: "/assets/manifest-1.js",
  routes: {
    "routes/home": { path: "/", module: "/assets/home-1.js", imports: ["/assets/landing-1.js"] },
    "routes/shell-home": { module: "/assets/shell-home-1.js", imports: [] },
  },
};

it("the build gives every page the router's manifest, and the app's shell a manifest whose home has no landing page", ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "inline-route-manifest-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, MANIFEST.url), `window.manifest=${JSON.stringify(MANIFEST)};`);
  writeFileSync(join(folder, "assets/shell-home-1.js"), 'export{b as default}from"./app-1.js";');
  writeFileSync(join(folder, "assets/app-1.js"), "const home=1;export{home as b};");
  const html = `<link rel="modulepreload" href="${MANIFEST.url}"/><script>import "${MANIFEST.url}";</script>`;
  const manifestOf = (page) =>
    JSON.parse(
      readFileSync(join(folder, page), "utf8").match(/^<script>window\.manifest=(.*);<\/script>$/)[1],
    );
  for (const page of ["index.html", "__spa-fallback.html"]) writeFileSync(join(folder, page), html);
  inlineRouteManifest(folder);
  const written = { ...MANIFEST, url: MANIFEST.entry.module };
  expect(manifestOf("index.html")).toEqual(written);
  const { routes } = manifestOf("__spa-fallback.html");
  expect(routes["routes/home"]).toEqual({
    path: "/",
    module: "/assets/app-1.js",
    imports: [],
    hasLoader: false,
    hasClientLoader: false,
  });
  expect(readFileSync(join(folder, "assets/app-1.js"), "utf8")).toContain("home as default");
  expect(routes["routes/shell-home"]).toEqual(written.routes["routes/shell-home"]);
});
