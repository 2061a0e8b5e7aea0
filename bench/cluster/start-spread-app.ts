// Starts two processes of the app on a cluster whose tables are spread as `npm run distribute` does it.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildServerIfChanged } from "#scripts/build-server.mjs";
import { projectFolder } from "#scripts/pinned-node.mjs";
import { HOST } from "../rolling/ask.ts";
import { Backend, sharedSettings } from "../rolling/backend.ts";

export interface SpreadApp {
  urls: string[];
  stop(): Promise<void>;
}

/** Starts the processes on two ports from `port` on. `databaseUrl` names a superuser on the coordinator. */
export async function startSpreadApp(port: number, databaseUrl: string): Promise<SpreadApp> {
  await buildServerIfChanged();
  const urls = [port, port + 1].map((each) => `http://${HOST}:${each}`);
  const shared = {
    DATABASE_URL: databaseUrl,
    ...sharedSettings(),
  };
  const backends = urls.map((url, index) => new Backend(port + index, { ...shared, APP_URL: url }));
  const stop = async () => {
    for (const backend of backends) await backend.close();
  };
  try {
    const [first] = backends;
    await first?.start();
    await first?.end();
    console.log(`  npm run distribute: ${distribute(databaseUrl, "--yes").length} lines`);
    console.log(`  npm run distribute again: ${distribute(databaseUrl).at(-1)}`);
    for (const backend of backends) await backend.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { urls, stop };
}

/** Runs `npm run distribute` and returns the lines that it prints. */
function distribute(databaseUrl: string, ...words: string[]): string[] {
  const script = join(projectFolder, "scripts/run-file.mjs");
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, "src/server/distribute-command.ts", ...words],
    {
      encoding: "utf8",
      env,
      timeout: 300_000,
    },
  );
  if (status !== 0) throw new Error(`npm run distribute failed: ${stderr.slice(-500)}`);
  return stdout.trim().split("\n");
}
