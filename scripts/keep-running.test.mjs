import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "arcana-keep-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a server does that starts, and then does `then`. Each of its starts writes a dot into a file. */
const server = (/** @type {string} */ then, /** @type {string} */ start = 'process.send("started");') =>
  `require("node:fs").appendFileSync(process.argv[1], "."); ${start} ${then}`;

const killsItself = (/** @type {string} */ signal) =>
  `setTimeout(() => process.kill(process.pid, "${signal}"), 50)`;

/** Keeps this code running as a server. @param {string} code */
function keep(code) {
  const starts = join(folder, "starts");
  writeFileSync(starts, "");
  const child = spawn(
    process.execPath,
    [join(projectFolder, "scripts/keep-running.mjs"), "-e", code, starts],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
    });
  return {
    child,
    /** Resolves when the keeper has ended. */
    async ended() {
      const [exitCode] = await once(child, "close");
      return {
        exitCode,
        said: said.trim().split("\n").filter(Boolean),
        starts: readFileSync(starts, "utf8").length,
      };
    },
    /** Resolves when a process has printed something. */
    heard: () => once(child.stdout, "data"),
  };
}

describe("npm start", () => {
  it("starts the server again when it is killed, says why, and gives up after five deaths within a minute", async () => {
    const again = "The server died (SIGKILL). Starting it again.";
    expect(await keep(server(killsItself("SIGKILL"))).ended()).toEqual({
      exitCode: 137,
      said: [
        ...[again, again, again, again],
        "The server died 5 times within a minute, now by SIGKILL. It is not started again.",
      ],
      starts: 5,
    });
  });

  it.each([
    ["its memory is used up", killsItself("SIGABRT"), "SIGABRT, as when its memory is used up", 134],
    ["it ends after an error", "setTimeout(() => process.exit(1), 50)", "exit code 1", 1],
  ])("starts the server again when %s", async (_what, then, reason, exitCode) => {
    const { said, ...ended } = await keep(server(then)).ended();
    expect(said[0]).toBe(`The server died (${reason}). Starting it again.`);
    expect(ended).toEqual({ exitCode, starts: 5 });
  });

  it("tries again, with longer and longer pauses, where a server that died cannot start again at first", async () => {
    const startsAtFirstAndThird =
      'const starts = require("node:fs").readFileSync(process.argv[1], "utf8").length; if (starts === 2) process.exit(1); process.send("started");';
    const code = server("setTimeout(() => process.exit(starts === 1 ? 1 : 0), 50)", startsAtFirstAndThird);
    const again = "The server died (exit code 1). Starting it again.";
    expect(await keep(code).ended()).toEqual({ exitCode: 0, said: [again, again], starts: 3 });
  });

  it("does not start a server again that could not start, or that was told to end", async () => {
    const couldNot = server('console.error("PORT must be a number."); process.exit(1)', "");
    expect(await keep(couldNot).ended()).toEqual({
      ...{ exitCode: 1, said: ["PORT must be a number."], starts: 1 },
    });
    for (const code of [0, 130]) {
      const ended = await keep(server(`setTimeout(() => process.exit(${code}), 50)`)).ended();
      expect(ended).toEqual({ exitCode: code, said: [], starts: 1 });
    }
  });

  it.each(["SIGINT", "SIGTERM", "SIGHUP"])(
    "passes %s on to the server and ends with it, even if it dies of it",
    async (signal) => {
      const runs = server('console.log("up"); setInterval(() => {}, 1000)');
      const kept = keep(runs);
      await kept.heard();
      const ended = kept.ended();
      kept.child.kill(/** @type {NodeJS.Signals} */ (signal));
      expect(await ended).toMatchObject({ said: ["up"], starts: 1 });
    },
  );

  it("takes the server along when it is killed itself", async () => {
    const runs = server(
      'process.on("disconnect", () => { require("node:fs").appendFileSync(process.argv[1], "gone"); process.exit(0); }); console.log("up"); setInterval(() => {}, 1000)',
    );
    const kept = keep(runs);
    await kept.heard();
    const ended = kept.ended();
    kept.child.kill("SIGKILL");
    expect((await ended).starts).toBe(".gone".length);
  });
});
