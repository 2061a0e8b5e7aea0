import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "#scripts/pinned-node.mjs";
import type { App } from "./launch-app.ts";

const run = promisify(execFile);

/** Writes the believable person's months into an account of a running app, and makes it Premium. */
export async function seedMonths({ dataDir }: App, email: string): Promise<void> {
  const script = join(projectFolder, "test-support/seed-person.ts");
  await run(process.execPath, [script, email], {
    cwd: projectFolder,
    env: { ...process.env, DATA_DIR: dataDir },
  });
}
