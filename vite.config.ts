import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import babel, { defineRolldownBabelPreset } from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { givenNames, SHOWN_SETTINGS } from "./scripts/shown-settings.mjs";

/** In development the server runs beside Vite; what is not a page goes there. */
const apiOrigin = process.env.API_ORIGIN;
const passedOn: Record<string, { target: string; ws?: boolean }> = apiOrigin
  ? {
      "^/api/live": { target: apiOrigin, ws: true },
      "^/(api/|healthz|readyz|metrics)": { target: apiOrigin },
    }
  : {};

const shown = Object.fromEntries(
  SHOWN_SETTINGS.map((name) => [`import.meta.env.${name}`, JSON.stringify(process.env[name] ?? "")]),
);

/** What every page needs anyway comes in one file: on a slow phone a request costs more than a few bytes. */
const everyPage = new RegExp(
  [
    "node_modules/(?:react|react-dom|react-router|scheduler)/",
    "entry\\.client|vite/preload-helper",
    "src/web/ui/(?:bars|block-glyph|button|icons|notice|rob|site|skeleton|spinner|spread|tarot-card|waterline)\\.tsx?$",
    "src/web/ui/art/",
    "src/web/api/(?:api-error|auth|kept|kept-answers|live-tab|request|session)\\.ts$",
    "src/web/features/session/(?:auth-context|auth-provider|due-sign-out|due-sign-out-note|forget-person|leave-page|put-away|session-channel|session-hint)\\.tsx?$",
    "src/web/features/shell/(?:[\\w]+-(?:frame|footer|screen|found|error|part)|places|theme)\\.tsx?$",
    "src/web/features/landing/letters\\.tsx$",
    "src/web/routes/(?:join-button|later-in-app-pages|page-frame|public-page)\\.tsx?$",
    "src/domain/(?:site-origin|account/person-header)\\.ts$",
    "src/domain/(?:blocks/block-types|deck/card|plans/plans|plans/kept)\\.ts$",
  ].join("|"),
);

/** What the pages of text have in common: one file as well, for the same reason. */
const pagesOfText =
  /src\/(?:domain\/plans\/to-come|web\/(?:features\/marketing\/(?:faq|page-head|plan-rows|soon)|routes\/upgrade-button))\.tsx?$/;

/** The live connection is a websocket or none: its client's other ways to connect need not travel. */
const websocketsAlone = {
  name: "websockets-alone",
  load(id: string) {
    if (!id.endsWith("engine.io-client/build/esm/transports/index.js")) return null;
    return 'import { WS } from "./websocket.js";\nexport const transports = { websocket: WS };';
  },
};

/** A page that is written once, here, remembers nothing for its next time: only what browsers run is compiled. */
const reactCompiler = defineRolldownBabelPreset({
  preset: { plugins: [fileURLToPath(import.meta.resolve("babel-plugin-react-compiler"))] },
  rolldown: { applyToEnvironmentHook: ({ name }) => name === "client" },
});

export default defineConfig({
  define: { ...givenNames, ...shown },
  server: { proxy: passedOn },
  plugins: [
    tailwindcss(),
    babel({ include: /src\/web\/.*\.tsx$/, presets: [reactCompiler], parallel: true }),
    reactRouter(),
    websocketsAlone,
  ],
  build: { target: "es2023", assetsInlineLimit: 1024, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "every-page", test: everyPage, priority: 1 },
                { name: "pages-of-text", test: pagesOfText },
              ],
            },
          },
        },
      },
    },
  },
});
