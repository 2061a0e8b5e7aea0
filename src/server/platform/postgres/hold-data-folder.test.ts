import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DataFolderBusyError, lockDataFolder } from "./hold-data-folder.ts";

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "arcana hold-")), ".data");
});

afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

async function startHolder(): Promise<{ pid: number | undefined; kill(): Promise<void> }> {
  const module = join(import.meta.dirname, "hold-data-folder.ts");
  const code = `import { lockDataFolder } from ${JSON.stringify(module)};
    globalThis.hold = lockDataFolder(process.argv[1]);
    globalThis.hold.announce("http://127.0.0.1:3000");
    process.stdout.write("held");
    setInterval(() => {}, 60_000);`;
  const holder = spawn(process.execPath, ["--input-type=module-typescript", "-e", code, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!holder.stdout) throw new Error("no output");
  await once(holder.stdout, "data");
  return {
    pid: holder.pid,
    async kill() {
      holder.kill("SIGKILL");
      await once(holder, "exit");
    },
  };
}

describe("the lock on a data folder", () => {
  it("tells a second app the address of the first", async () => {
    const holder = await startHolder();
    expect(() => lockDataFolder(folder)).toThrow(DataFolderBusyError);
    expect(() => lockDataFolder(folder)).toThrow(
      `Rubber Arcana already runs on this data folder: http://127.0.0.1:3000 (process ${holder.pid}).`,
    );
    await holder.kill();
  });

  it("is released when its app is killed", async () => {
    const holder = await startHolder();
    await holder.kill();
    const hold = lockDataFolder(folder);
    hold.release();
  });

  it("is released when its app releases it", () => {
    lockDataFolder(folder).release();
    lockDataFolder(folder).release();
  });
});
