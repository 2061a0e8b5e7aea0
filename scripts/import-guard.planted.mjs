// One forbidden import for each rule of .dependency-cruiser.cjs; written to a folder of its own, never to this tree.

/** Modules that the planted imports reach. */
export const plantedModules = {
  "package.json": `{ "name": "planted", "type": "module", "dependencies": { "zod": "4", "left-pad": "1" }, "imports": { "#server/*": "./src/server/*", "#domain/*": "./src/domain/*", "#engines/*": "./engines/*" } }`,
  "node_modules/zod/package.json": `{ "name": "zod", "version": "4.0.0", "type": "module", "exports": "./index.js" }`,
  "node_modules/zod/index.js": "export const z = 1;",
  "node_modules/left-pad/package.json": `{ "name": "left-pad", "version": "1.0.0", "type": "module", "exports": "./index.js" }`,
  "node_modules/left-pad/index.js": "export const pad = 1;",
  "node_modules/@ai-sdk/anthropic/package.json": `{ "name": "@ai-sdk/anthropic", "version": "1.0.0", "type": "module", "exports": "./index.js" }`,
  "node_modules/@ai-sdk/anthropic/index.js": "export const anthropic = 1;",
  "src/server/platform/ai/provider-call.ts": "export const call = 1;",
  "engines/patterns/index.ts": "export const recommend = 1;",
  "engines/patterns/in-thread.ts": "export const findPatterns = 1;",
  "engines/patterns/loops.ts": "export const findLoops = 1;",
  "src/domain/circle-b.ts": `import "./circle-a.ts";`,
  "src/server/main.ts": "export const main = 1;",
  "src/server/platform/services.ts": "export const services = 1;",
  "src/server/features/blocks/blocks.ts": "export const door = 1;",
  "src/server/features/blocks/inner.ts": "export const inner = 1;",
  "src/web/routes/home.tsx": "export default () => null;",
  "src/web/ui/button.tsx": "export const Button = () => null;",
  "src/web/features/deck/card.tsx": "export const Card = () => null;",
  "src/server/services.test.ts": "export const tested = 1;",
};

export const plantedImports = [
  { rule: "no-circle", from: "src/domain/circle-a.ts", code: `import "./circle-b.ts";` },
  { rule: "resolvable", from: "src/domain/lost.ts", code: `import "./nowhere.ts";` },
  {
    rule: "domain-stands-alone",
    from: "src/domain/upwards.ts",
    code: `import { services } from "../server/platform/services.ts";\nexport const x = services;`,
  },
  {
    rule: "domain-stands-alone",
    from: "src/domain/upwards-by-alias.ts",
    code: `import { services } from "#server/platform/services.ts";\nexport const x = services;`,
  },
  {
    rule: "domain-stands-alone",
    from: "src/domain/uses-an-engine.ts",
    code: `import { recommend } from "#engines/patterns/index.ts";\nexport const x = recommend;`,
  },
  {
    rule: "engines-know-domain",
    from: "engines/duck/upwards.ts",
    code: `import { services } from "#server/platform/services.ts";\nexport const x = services;`,
  },
  { rule: "engines-are-pure", from: "engines/duck/reads-files.ts", code: `import "node:fs";` },
  {
    rule: "engines-by-the-front-door",
    from: "src/server/features/readings/past-the-door.ts",
    code: `import { findLoops } from "#engines/patterns/loops.ts";\nexport const x = findLoops;`,
  },
  {
    rule: "engines-know-each-other-by-the-door",
    from: "engines/duck/past-the-door.ts",
    code: `import { findLoops } from "../patterns/loops.ts";\nexport const x = findLoops;`,
  },
  {
    rule: "web-without-engines",
    from: "src/web/features/readings/heavy.ts",
    code: `import type { recommend } from "#engines/patterns/index.ts";\nexport type X = typeof recommend;`,
  },
  { rule: "domain-is-pure", from: "src/domain/reads-files.ts", code: `import "node:fs";` },
  { rule: "domain-is-pure", from: "src/domain/uses-package.ts", code: `import "left-pad";` },
  {
    rule: "contract-knows-domain",
    from: "src/contract/upwards.ts",
    code: `import { services } from "../server/platform/services.ts";\nexport const x = services;`,
  },
  { rule: "contract-knows-schemas", from: "src/contract/uses-package.ts", code: `import "left-pad";` },
  {
    rule: "server-without-web",
    from: "src/server/shows-pages.ts",
    code: `import { Button } from "../web/ui/button.tsx";\nexport const x = Button;`,
  },
  {
    rule: "server-without-web",
    from: "src/server/only-a-type.ts",
    code: `import type { Button } from "../web/ui/button.tsx";\nexport type X = typeof Button;`,
  },
  {
    rule: "platform-without-features",
    from: "src/server/platform/upwards.ts",
    code: `import { door } from "../features/blocks/blocks.ts";\nexport const x = door;`,
  },
  {
    rule: "heavy-work-in-its-thread",
    from: "src/server/features/patterns/computes-here.ts",
    code: `import { findPatterns } from "#engines/patterns/in-thread.ts";\nexport const x = findPatterns;`,
  },
  {
    rule: "models-behind-the-door",
    from: "src/server/features/readings/asks-itself.ts",
    code: `import "@ai-sdk/anthropic";`,
  },
  {
    rule: "models-by-the-door",
    from: "src/server/features/readings/by-the-back-door.ts",
    code: `import { call } from "../../platform/ai/provider-call.ts";\nexport const x = call;`,
  },
  {
    rule: "features-below-the-root",
    from: "src/server/features/readings/upwards.ts",
    code: `import { main } from "../../main.ts";\nexport const x = main;`,
  },
  {
    rule: "features-by-the-front-door",
    from: "src/server/features/readings/by-the-window.ts",
    code: `import { inner } from "../blocks/inner.ts";\nexport const x = inner;`,
  },
  {
    rule: "web-without-server",
    from: "src/web/only-a-type.ts",
    code: `import type { services } from "../server/platform/services.ts";\nexport type X = typeof services;`,
  },
  { rule: "web-without-node", from: "src/web/reads-files.ts", code: `import "node:fs";` },
  { rule: "web-without-zod", from: "src/web/validates.ts", code: `import "zod";` },
  {
    rule: "ui-stands-alone",
    from: "src/web/ui/upwards.tsx",
    code: `import { Card } from "../features/deck/card.tsx";\nexport const x = Card;`,
  },
  {
    rule: "api-knows-the-contract",
    from: "src/web/api/upwards.ts",
    code: `import { Button } from "../ui/button.tsx";\nexport const x = Button;`,
  },
  {
    rule: "web-features-stand-apart",
    from: "src/web/features/readings/neighbour.tsx",
    code: `import { Card } from "../deck/card.tsx";\nexport const x = Card;`,
  },
  {
    rule: "pages-are-leaves",
    from: "src/web/app/imports-a-page.ts",
    code: `import Home from "../routes/home.tsx";\nexport const x = Home;`,
  },
  {
    rule: "pages-are-leaves",
    from: "src/web/routes/neighbour.tsx",
    code: `import Home from "./home.tsx";\nexport const x = Home;`,
  },
  {
    rule: "tests-are-leaves",
    from: "src/server/platform/imports-a-test.ts",
    code: `import { tested } from "../services.test.ts";\nexport const x = tested;`,
  },
];
