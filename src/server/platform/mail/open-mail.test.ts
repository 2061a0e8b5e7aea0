import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createLogCatcher } from "#test-support/log-catcher.ts";
import { startMailSink } from "#test-support/mail-sink.ts";
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
  it("is written to the outbox, readable only by its owner, and the log names the file", async () => {
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
  it("is sent to the configured server", async () => {
    const sink = await startMailSink();
    const { log } = createLogCatcher();
    const mail = openMail({ config: { smtpUrl: sink.url, mailFrom, dataDir }, log, clock });
    expect(mail.description).toBe(`by ${new URL(sink.url).host}`);
    await mail.send({ ...letter, html: "<p>Please</p>" });
    mail.close();
    await sink.close();

    expect(sink.letters).toMatchObject([{ subject: "Please confirm", to: letter.to }]);
    expect(sink.letters[0]?.headers.get("from")).toBe("Rubber Arcana <duck@example.org>");
    expect(sink.letters[0]?.text).toContain(letter.text);
    expect(sink.letters[0]?.html).toContain("<p>Please</p>");
  });

  it("is closed even if its library is still being loaded", async () => {
    const sink = await startMailSink();
    const { log } = createLogCatcher();
    const smtpUrl = `${sink.url}?pool=true`;
    const mail = openMail({ config: { smtpUrl, mailFrom, dataDir }, log, clock });
    const sending = mail.send(letter);
    mail.close();
    await expect(sending).rejects.toThrow("pool was closed");
    await sink.close();
  });
});
