// Runs the commands of docs/programs.md against a server, as somebody would paste them.
import { execFile } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";
import { anInsight, signUp } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";

const run = promisify(execFile);
const page = readFileSync(new URL("../../../../docs/programs.md", import.meta.url), "utf8");
const commands = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, command = ""]) => command);
const SIGNED = { WEBHOOK_ID: "msg_1", WEBHOOK_TIMESTAMP: "1764144000", BODY: '{"type":"test","data":{}}' };

let app: TestApp;
let environment: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp();
  const person = await signUp(app);
  await person.put("/api/me/consent", { terms: true, age16: true, timeZone: "UTC" });
  const made = { name: "Pasted", scopes: ["read", "write"] };
  const { body: token } = await person.post<{ token: string }>("/api/programs/tokens", made);
  const { body: calendar } = await person.post<{ address: string }>("/api/programs/calendar", {
    hasWords: true,
  });
  const { id } = await anInsight(app, { userId: person.userId });
  environment = {
    ...SIGNED,
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    URL: app.url,
    TOKEN: token.token,
    CALENDAR: calendar.address,
    READING: id,
    SECRET: `whsec_${randomBytes(32).toString("base64")}`,
  };
});

it("every documented command for programs works as it is pasted, and the signing one gives the documented signature", async () => {
  expect(commands.length).toBeGreaterThan(6);
  const outputs: string[] = [];
  for (const command of commands) {
    const { stdout } = await run("/bin/sh", ["-e", "-c", command], { env: environment });
    expect(stdout, command).not.toMatch(/"isError":true|"error"/);
    outputs.push(stdout);
  }
  const all = outputs.join("\n");
  for (const part of [
    '"plan":',
    '"type":"done"',
    '"isDone":true',
    "BEGIN:VCALENDAR",
    '"mark_step"',
    "(work, active, readings: 1)",
  ])
    expect(all).toContain(part);
  const key = Buffer.from(environment.SECRET?.slice("whsec_".length) ?? "", "base64");
  const signed = `${SIGNED.WEBHOOK_ID}.${SIGNED.WEBHOOK_TIMESTAMP}.${SIGNED.BODY}`;
  expect(all).toContain(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
});
