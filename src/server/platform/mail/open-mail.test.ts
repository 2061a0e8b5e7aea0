import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, it } from "vitest";
import { createLogCatcher } from "#test-support/log-catcher.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { openMail } from "./open-mail.ts";

const dataDir = mkdtempSync(join(tmpdir(), "arcana-mail-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const letter = {
  to: "somebody@example.org",
  subject: "Please confirm",
  text: "https://example.org/confirm?t=1",
};
const clock = createTestClock("2026-11-20T12:00:00Z");
const mailFrom = "Rubber Arcana <duck@example.org>";

describe("mail without an SMTP server", () => {
  it("mail without an SMTP server is written to the outbox, readable only by its owner, and the log names the file", async () => {
    const { log, lines } = createLogCatcher();
    const mail = openMail({ config: { smtpUrl: undefined, mailFrom, dataDir }, log, clock });
    await mail.send(letter);
    await mail.send(letter);
    mail.close();

    const files = readdirSync(join(dataDir, "outbox"));
    expect(files).toHaveLength(2);
    const path = join(dataDir, "outbox", files[0] ?? "");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const written = readFileSync(path, "utf8");
    expect(written).toContain("To: somebody@example.org");
    expect(written).toContain("https://example.org/confirm?t=1");
    expect(lines[0]).toMatchObject({ file: path });
    expect(JSON.stringify(lines)).not.toContain("somebody");
  });
});

describe("mail by SMTP", () => {
  it("mail by SMTP is sent to the configured server", async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData(stream, _session, done) {
        stream.setEncoding("utf8");
        let text = "";
        stream.on("data", (chunk) => {
          text += chunk;
        });
        stream.on("end", () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    const address = server.server.address();
    const port = typeof address === "object" && address ? address.port : 0;

    const { log } = createLogCatcher();
    const config = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir };
    const mail = openMail({ config, log, clock });
    expect(mail.description).toBe(`by 127.0.0.1:${port}`);
    await mail.send(letter);
    mail.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));

    expect(received).toHaveLength(1);
    expect(received[0]).toContain("From: Rubber Arcana <duck@example.org>");
    expect(received[0]).toContain("Subject: Please confirm");
  });
});
