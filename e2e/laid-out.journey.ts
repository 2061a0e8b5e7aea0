// Starts what the image holds, in a folder of its own: the built app and the packages it runs with, without sources of pages,
// tests or anything that builds.
import { execFileSync, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { read } from "#bench/rolling/read-to-end.ts";
import { Person } from "#test-support/person.ts";
import type { WholeReading } from "#test-support/reading-app.ts";
import { type LaidOutApp, launchLaidOut } from "./support/launch-laid-out.ts";

let app: LaidOutApp;
let person: Person;
let email: string;
let reading: WholeReading;

beforeAll(async () => {
  app = await launchLaidOut();
  person = new Person(app.url);
  email = `${randomUUID()}@example.org`;
  const account = { name: "", email, password: "a pond in a box" };
  expect((await person.post("/api/auth/sign-up/email", account)).status).toBe(200);
  expect((await person.put("/api/me/consent", { terms: true, age16: true })).status).toBe(200);
  reading = await read(person, { key: randomUUID() });
});

afterAll(() => app?.stop());

describe("the files of the image", () => {
  it("serve the pages and a reading from a database of their own", async () => {
    expect((await person.get<string>("/")).body).toContain("<title>");
    expect(reading.last?.type).toBe("done");
  });

  it("find places", async () => {
    const places = await person.get<{ items: { displayName: string }[] }>("/api/places?q=lisb");
    expect(places.body.items[0]?.displayName).toBe("Lisbon");
  });

  it("run the operator's commands without npm, and set a PDF", async () => {
    expect(await app.run(["--run", "plan", "--", "set", email, "premium"])).toContain(email);
    const pdf = await person.get<string>(`/api/exports/insight/pdf?id=${reading.insightId}`);
    expect(pdf.body.slice(0, 5)).toBe("%PDF-");
  });

  it("hold no tests, no benchmarks and no packages that build", () => {
    const found = execFileSync("find", [
      app.folder,
      "-name",
      "*.test.*",
      "-not",
      "-path",
      "*/node_modules/*",
    ]);
    expect(found.toString()).toBe("");
    for (const name of [
      "bench",
      "e2e",
      "src/web/routes",
      "vite.config.ts",
      "node_modules/vite",
      "node_modules/vitest",
    ])
      expect(existsSync(join(app.folder, name)), name).toBe(false);
  });

  it("do not start with another value of a setting that pages show, and name it", () => {
    const env = { PATH: process.env.PATH, DATA_DIR: app.dataDir, WAITLIST: "on" };
    const { status, stderr } = spawnSync(process.execPath, ["scripts/start.mjs"], {
      cwd: app.folder,
      env,
      encoding: "utf8",
    });
    expect(stderr).toContain("The pages were built with another value of WAITLIST.");
    expect(status).toBe(1);
  });
});
