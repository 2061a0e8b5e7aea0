import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import babel, { defineRolldownBabelPreset } from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type ProxyOptions } from "vite";
import { groupByPages } from "./scripts/chunk-groups.mjs";
import { givenNames, shownValues } from "./scripts/shown-settings.mjs";
import { virtualModules } from "./scripts/virtual-modules.mjs";

/** In development the server runs beside Vite; what is not a page goes there. */
const apiOrigin = process.env.API_ORIGIN;
const isLocal = ({ remoteAddress = "" }: Socket) => /^(::ffff:)?127\.|^::1$/.test(remoteAddress);
const passedOn: Record<string, ProxyOptions> = apiOrigin
  ? {
      "^/api/live": { target: apiOrigin, ws: true },
      "^/(api/|healthz|readyz|metrics|unsubscribe|mcp$|calendar[.]ics)": { target: apiOrigin },
      // Letters contain links that sign somebody in, and Vite may listen on every address of the machine.
      "^/dev/outbox": { target: apiOrigin, bypass: ({ socket }) => (isLocal(socket) ? undefined : false) },
    }
  : {};

const shown = Object.fromEntries(
  Object.entries(shownValues(process.env)).map(([name, value]) => [
    `import.meta.env.${name}`,
    JSON.stringify(value),
  ]),
);

/** What people work with is compiled. Other components only draw, and would be half as large again. */
const COMPILED = /src\/web\/features\/(?!ads|home|landing|shell).*\.tsx$/;

/** A page that is written once, here, remembers nothing for its next time: only what browsers run is compiled. */
const reactCompiler = defineRolldownBabelPreset({
  preset: { plugins: [fileURLToPath(import.meta.resolve("babel-plugin-react-compiler"))] },
  rolldown: { applyToEnvironmentHook: ({ name }) => name === "client" },
});

export default defineConfig({
  define: { ...givenNames, ...shown },
  server: { proxy: passedOn },
  // The public pages are requested from this server while they are built. In a container "localhost" can be ::1 for a server
  // that listens, but 127.0.0.1 for one that connects, because such a machine has no other IPv6 address.
  preview: { host: "127.0.0.1" },
  plugins: [
    tailwindcss(),
    babel({ include: COMPILED, presets: [reactCompiler], parallel: true }),
    reactRouter(),
    virtualModules,
  ],
  build: {
    target: "es2023",
    assetsInlineLimit: 1024,
    reportCompressedSize: false,
    // The list of built files, for the script that starts the app's shell (scripts/start-early.mjs).
    manifest: true,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: groupByPages() } } } },
  },
});
