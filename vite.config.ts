import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import babel, { defineRolldownBabelPreset } from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { givenNames, SHOWN_SETTINGS } from "./scripts/shown-settings.mjs";
import { withoutUnusedParts } from "./scripts/unused-library-parts.mjs";
import { virtualModules } from "./scripts/virtual-modules.mjs";

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
    "virtual:footer",
    "entry\\.client|vite/preload-helper",
    "src/web/ui/(?:bars|block-glyph|button|help-finder|icons|notice|quiet|rob|site|skeleton|spinner|spread|tarot-card|waterline)\\.tsx?$",
    "src/web/ui/art/",
    "src/web/api/(?:api-error|auth|kept|kept-answers|live-tab|page-sizes|request|session)\\.ts$",
    "src/web/features/session/(?:auth-context|auth-provider|use-session|session-state|due-sign-out|due-sign-out-note|forget-person|leave-page|put-away|session-channel|session-hint)\\.tsx?$",
    "src/web/features/shell/(?:[\\w]+-(?:frame|footer|screen|found|error|part)|places|theme)\\.tsx?$",
    "src/web/features/landing/letters\\.tsx$",
    "src/web/routes/(?:either-home|join-button|later-in-app-pages|page-frame|public-page)\\.tsx?$",
    "src/domain/(?:site-origin|time|account/person-header)\\.ts$",
    "src/domain/(?:blocks/block-types|deck/card|plans/plans|plans/kept|plans/to-come)\\.ts$",
    "src/contract/time-zone-header\\.ts$",
  ].join("|"),
);

/** What the pages of text have in common: one file as well, for the same reason. */
const pagesOfText =
  /src\/web\/(?:features\/marketing\/(?:faq|page-head|plan-rows|soon)|routes\/upgrade-button)\.tsx?$/;

/** `/` for visitors stays one file, though the app's shell may ask for it as well (scripts/skip-facades.mjs). */
const visitorHome =
  /src\/web\/(?:routes\/(?:home|visitor-home)\.tsx|features\/landing\/(?!reviews-page|testimonials))/;

/** What keeps the answers of the API, for members and for the few public pages that ask it something. */
const answers =
  /node_modules\/@tanstack\/(?!.*infinite)|virtual:endpoints|src\/web\/(?:api\/(?:client|live|live-connection|query-client|with-deadline|queries\/(?:blocks|changed-answers|home|insights|query-key))|routes\/memory)\.ts$/;

/** What every page of the app brings, and what its lists have in common: forty small files pack worse than one. */
const everyAppPage = new RegExp(
  [
    "src/web/features/ads/(?:ad-boxes|ad-slot|ads-audience|ads-watch|reservations)\\.tsx?$",
    "src/web/features/blocks/(?:block-list|block-row|days-ago|status-badge)\\.tsx?$",
    "src/web/features/insights/(?:history-filter|steps/(?:step-timer|step-tools|tick-row|timer-place|use-step-timer|use-steps))\\.tsx?$",
    "src/web/features/live/(?:ask-again|live-updates)\\.tsx?$",
    "src/web/features/lock/(?:app-lock|lock-gate)\\.tsx?$",
    "src/web/api/onboarding-shown\\.ts$",
    "src/web/features/offline/offline-app\\.tsx$",
    "src/web/routes/(?:app-pages|use-focus-on-arrival|use-new-day)\\.tsx?$",
    "src/web/ui/(?:when-idle)\\.tsx?$",
    "src/domain/(?:ads/placements|readings/own-steps)\\.ts$",
  ].join("|"),
);

/** A page that is written once, here, remembers nothing for its next time: only what browsers run is compiled. */
const reactCompiler = defineRolldownBabelPreset({
  preset: { plugins: [fileURLToPath(import.meta.resolve("babel-plugin-react-compiler"))] },
  rolldown: { applyToEnvironmentHook: ({ name }) => name === "client" },
});

/** They always look the same, or change with every render: remembering that would make them half as heavy again. */
const drawings =
  /src\/web\/(?:features\/landing\/.*|features\/session\/auth-provider|features\/shell\/(?:loading-screen|not-found|site-footer)|ui\/(?:block-glyph|icons|rob|skeleton|spinner|spread|waterline))\.tsx$/;

export default defineConfig({
  define: { ...givenNames, ...shown },
  server: { proxy: passedOn },
  plugins: [
    tailwindcss(),
    babel({ include: /src\/web\/.*\.tsx$/, exclude: drawings, presets: [reactCompiler], parallel: true }),
    reactRouter(),
    withoutUnusedParts,
    virtualModules,
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
                { name: "home", test: visitorHome },
                { name: "answers", test: answers },
                { name: "every-app-page", test: everyAppPage },
              ],
            },
          },
        },
      },
    },
  },
});
