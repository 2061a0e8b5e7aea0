// The files in deploy/, read by the programs that use them where these are installed, and compared with the code.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadConfig, SETTING_NAMES } from "#server/platform/config.ts";
import { projectFolder } from "./pinned-node.mjs";
import { SHOWN_SETTINGS } from "./shown-settings.mjs";

const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
/** The most seconds for readings under way, and the delay before the stop. */
const GRACE_AND_DELAY_S = 25;

/** @param {string} file */
function textOf(file) {
  return readFileSync(join(projectFolder, "deploy", file), "utf8");
}

/** @param {string} command */
function isInstalled(command) {
  return spawnSync("sh", ["-c", `command -v ${command}`], { env }).status === 0;
}

/**
 * Runs a program in the folder and expects it to succeed.
 * @param {string} command
 * @param {string[]} words
 */
function expectSuccess(command, words) {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: join(projectFolder, "deploy"),
    env,
    encoding: "utf8",
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
}

describe("the image", () => {
  const dockerfile = textOf("Dockerfile");

  it("is built and run with files that exist", () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = ""]) =>
      files.split(" "),
    );
    const run = [...dockerfile.matchAll(/"(scripts\/[^"]+)"/g)].map(([, file = ""]) => file);
    expect(run).toEqual(["scripts/ask-ready.mjs", "scripts/start.mjs"]);
    for (const file of [...copied, ...run]) expect(existsSync(join(projectFolder, file)), file).toBe(true);
  });

  it("is built with every setting that pages show", () => {
    for (const name of SHOWN_SETTINGS) {
      expect(dockerfile).toContain(`\nARG ${name}\n`);
      expect(textOf("compose.yaml")).toContain(`        ${name}: \${${name}:-}\n`);
    }
  });

  it("has a folder of the app's user for each volume, and one alone holds all data of a single container", () => {
    const made = /install -d -m 700 -o arcana -g arcana (.+)/.exec(dockerfile)?.[1]?.split(" ") ?? [];
    const mounted = [
      ...textOf("compose.yaml").matchAll(/^ {6}- (?:app-\w+|[\w-]*files|[\w-]*backups):(\S+)$/gm),
    ];
    expect(new Set(mounted.map(([, path]) => path))).toEqual(new Set(made));
    expect(dockerfile).toMatch(/^VOLUME \/data$/m);
    expect(dockerfile).toMatch(/^ENV .*DATA_DIR=\/data /m);
  });

  it("contains neither settings nor data", () => {
    const ignored = readFileSync(join(projectFolder, ".dockerignore"), "utf8").split("\n");
    expect(ignored).toEqual(expect.arrayContaining([".data", ".git", "deploy/settings", "node_modules"]));
  });
});

describe("the processes", () => {
  it("accept the settings of the sample once its secrets are filled in", () => {
    const secret = randomBytes(32);
    const settings = [...textOf("settings.sample").matchAll(/^([A-Z_]+)='(.*)'$/gm)].map(
      ([, name = "", value = ""]) => [
        name,
        value.replace(
          /@[A-Z]+@/,
          name === "ENCRYPTION_KEYS" ? secret.toString("base64") : secret.toString("hex"),
        ),
      ],
    );
    expect(settings.map(([name]) => name).filter((name = "") => !SETTING_NAMES.includes(name))).toEqual([]);
    const config = loadConfig(Object.fromEntries(settings));
    expect(config).toMatchObject({ appUrl: "https://pond.example", trustProxy: true });
    expect(new URL(config.databaseUrl ?? "").hostname).toBe("127.0.0.1");
  });

  it("get more time to stop than they take at most, under systemd and in containers", () => {
    const unit = Number(/^TimeoutStopSec=(\d+)$/m.exec(textOf("rubber-arcana@.service"))?.[1]);
    const container = Number(/stop_grace_period: (\d+)s\n\n {2}app-two/.exec(textOf("compose.yaml"))?.[1]);
    expect(Math.min(unit, container)).toBeGreaterThan(GRACE_AND_DELAY_S);
  });

  it.skipIf(!isInstalled("systemd-analyze"))(
    "have a unit that systemd accepts (skipped where systemd is not installed)",
    () => expectSuccess("systemd-analyze", ["verify", "./rubber-arcana@.service"]),
  );
});

describe("the proxies", () => {
  it.skipIf(!isInstalled("haproxy")).each(["haproxy.cfg", "standby/haproxy.cfg"])(
    "include HAProxy, which accepts deploy/%s (skipped where it is not installed)",
    (file) => expectSuccess("haproxy", ["-c", "-q", "-f", file]),
  );

  it.skipIf(!isInstalled("caddy"))(
    "include Caddy, which accepts deploy/Caddyfile (skipped where it is not installed)",
    () => expectSuccess("caddy", ["adapt", "--adapter", "caddyfile", "--config", "Caddyfile"]),
  );
});

describe("the shell scripts of deploy/", () => {
  const scripts = [
    "arcana-run",
    "arcana-update",
    ...globSync("rehearsal/*.sh", { cwd: join(projectFolder, "deploy") }),
  ];

  it.each(scripts)("the shell script deploy/%s parses", (file) => expectSuccess("sh", ["-n", file]));
});
