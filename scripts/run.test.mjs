import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findPinnedNode, projectFolder } from "./pinned-node.mjs";
import { runCommand } from "./run.mjs";

describe("the scripts' ground", () => {
  it("knows the pinned Node of this platform", () => {
    expect(existsSync(findPinnedNode() ?? "")).toBe(true);
    expect(existsSync(join(projectFolder, "package.json"))).toBe(true);
  });

  it("keeps what a command says, on both of its outputs, and how it ended", async () => {
    const code = 'process.stdout.write("one "); process.stderr.write("two"); process.exitCode = 3;';
    expect(await runCommand(process.execPath, ["-e", code])).toEqual({ code: 3, output: "one two" });
  });

  it("says which command is not there", async () => {
    const { code, output } = await runCommand("no-such-command-here", []);
    expect(code).toBe(127);
    expect(output).toContain("no-such-command-here");
  });
});
