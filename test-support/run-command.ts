// Runs a command of the server's operator beside a test app, as its npm script does.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { nodeFlags, nodeSettings } from "#scripts/on-pinned-node.mjs";
import { pinnedNode, projectFolder } from "#scripts/pinned-node.mjs";

/** What the command printed, on both streams, and its exit code. */
export interface CommandResult {
  said: string;
  code: number;
}

/** The settings of a command, instead of the environment of the tests. */
export type CommandSettings = { DATA_DIR: string } & Record<string, string>;

/** Runs the command `npm run <name> -- <words>`. */
export function runCommand(
  name: string,
  words: readonly string[],
  settings: CommandSettings,
): Promise<CommandResult> {
  const file = join(projectFolder, `src/server/${name}-command.ts`);
  // The compile cache saves each command the second in which Node would compile the same files again.
  const env = { PATH: "/usr/bin:/bin", ...nodeSettings, ...settings };
  return new Promise((resolve) => {
    execFile(pinnedNode(), [...nodeFlags, file, ...words], { env }, (error, stdout, stderr) =>
      resolve({ said: stdout + stderr, code: typeof error?.code === "number" ? error.code : 0 }),
    );
  });
}
