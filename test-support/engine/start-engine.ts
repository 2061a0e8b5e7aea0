// Starts llama.cpp with a model that this project writes, for tests of what no fake can show.
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeFlags, nodeSettings } from "#scripts/on-pinned-node.mjs";
import { pinnedNode, projectFolder } from "#scripts/pinned-node.mjs";
import { type ModelText, writeModel } from "./write-model.ts";

/** The folder of the engine, which scripts/install-engine.mjs fills; null where it is not there or does not run here. */
export function findEngine(): string | null {
  const name = `@fugood/node-llama-${process.platform}-${process.arch}`;
  const folder = join(projectFolder, "test-support/engine/install/node_modules", name);
  if (!existsSync(folder)) return null;
  const { status } = spawnSync(pinnedNode(), ["-e", "require(process.argv[1])", folder]);
  return status === 0 ? folder : null;
}

export interface EngineOptions extends ModelText {
  /** How long the engine is there before it loads the model. */
  loadAfterMs?: number;
  /** Leaves only this many bytes of the model's file, as a full disk does. */
  keepBytes?: number;
}

export interface RunningEngine {
  url: string;
  /** Sends a signal to the engine's process. */
  signal(name: NodeJS.Signals): void;
  /** Resolves when the engine's process has ended. */
  ended: Promise<unknown>;
  close(): Promise<void>;
}

export async function startEngine({
  loadAfterMs = 0,
  keepBytes,
  ...text
}: EngineOptions): Promise<RunningEngine> {
  const engine = findEngine();
  if (engine === null) throw new Error("The engine is not installed");
  const folder = mkdtempSync(join(tmpdir(), "arcana-engine-"));
  const model = join(folder, "duck.gguf");
  writeModel(model, text);
  if (keepBytes !== undefined) truncateSync(model, keepBytes);
  const program = join(projectFolder, "test-support/engine/serve-engine.ts");
  const child = fork(program, [engine, model, String(loadAfterMs)], {
    execPath: pinnedNode(),
    execArgv: nodeFlags,
    env: { PATH: "/usr/bin:/bin", ...nodeSettings },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = once(child, "exit");
  const [port] = await once(child, "message");
  return {
    url: `http://127.0.0.1:${port}`,
    signal: (name) => void child.kill(name),
    ended,
    async close() {
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
