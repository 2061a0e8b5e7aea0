// Runs the app for development: Vite serves the pages and passes other requests to the server, which Node restarts when
// a file changes.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { loadConfig } from "#server/platform/config.ts";
import { nodeFlags } from "./on-pinned-node.mjs";
import { projectFolder } from "./pinned-node.mjs";

/** Runs Vite and the server until one of them ends or Ctrl-C is pressed. */
export async function runDevelopment() {
  const { port, host, appUrl } = loadConfig();
  const serverPort = await freePort();
  const server = start([...nodeFlags, "--watch", "--watch-preserve-output", "src/server/main.ts"], {
    PORT: String(serverPort),
    HOST: "127.0.0.1",
    APP_URL: appUrl,
  });
  const router = join(projectFolder, "node_modules/@react-router/dev/bin.cjs");
  const pages = start([router, "dev", "--port", String(port), "--host", host, "--strictPort"], {
    API_ORIGIN: `http://127.0.0.1:${serverPort}`,
  });
  const both = [server, pages];
  for (const child of both) {
    child.once("exit", () => {
      for (const other of both) other.kill("SIGTERM");
    });
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      for (const child of both) child.kill("SIGTERM");
    });
  }
}

/**
 * @param {string[]} nodeArguments
 * @param {NodeJS.ProcessEnv} settings
 */
function start(nodeArguments, settings) {
  const env = { ...process.env, NODE_ENV: "development", ...settings };
  return spawn(process.execPath, nodeArguments, { stdio: "inherit", env, cwd: projectFolder });
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}
