import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { sendLetters } from "#test-support/letters.ts";
import { sendRaw } from "#test-support/raw-request.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { goodbye, resetAsked } from "../../platform/auth/waiting-letters.ts";

const DIRECT = { TRUST_PROXY: "off" };
const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, settings: DIRECT });
});

const open = async (path: string) => {
  const answer = await fetch(`${app.url}${path}`);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

/** Writes letters into the outbox, one a minute. */
async function write(...addresses: string[]) {
  for (const address of addresses) {
    clock.advance(60_000);
    await app.dependencies.post.write(goodbye(address));
    await sendLetters(app);
  }
}

const linkIn = (html: string, label: string) =>
  (new RegExp(`href="([^"]+)">${label}<`).exec(html)?.[1] ?? "").replaceAll("&amp;", "&");

describe("the page of the outbox", () => {
  it("says that no letter has been written yet", async () => {
    expect((await open("/dev/outbox")).html).toContain("No email has been written yet.");
  });

  it("lists the letters, newest first, and shows each as HTML and as text", async () => {
    await write("first@pond.example", "second@pond.example");
    const { html } = await open("/dev/outbox");
    expect(html.indexOf("second@pond.example")).toBeGreaterThan(0);
    expect(html.indexOf("second@pond.example")).toBeLessThan(html.indexOf("first@pond.example"));

    const asHtml = await open(linkIn(html, "As HTML"));
    expect(asHtml.status).toBe(200);
    expect(asHtml.html).toContain(">Your account is gone</h1>");
    expect(asHtml.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'/,
    );
    const asText = await open(linkIn(html, "As text"));
    expect(asText.html).toContain("to: second@pond.example");
    expect(asText.html).toMatch(/message-id: &lt;[\w-]+@/);
    expect(asText.html).toContain("This is the last email you will get from us.");
  });

  it("lists letters of the same moment by their number", async () => {
    const folder = join(app.dependencies.config.dataDir, "outbox");
    mkdirSync(folder, { recursive: true });
    for (const count of [9, 10, 11])
      writeFileSync(
        join(folder, `2026-11-21T12-00-00-000Z-7-${count}.eml`),
        `To: n${count}@pond.example\n\nHello.\n`,
      );
    const { html } = await open("/dev/outbox");
    expect([...html.matchAll(/n(\d+)@pond\.example/g)].map(([, count]) => count)).toEqual(["11", "10", "9"]);
  });

  it("shows what a letter contains as text and never as markup", async () => {
    const folder = join(app.dependencies.config.dataDir, "outbox");
    const letter = "To: <b>@pond.example\nSubject: <script>1</script>\n\n<script>2</script>\n";
    writeFileSync(join(folder, "2026-11-22T12-00-00-000Z-7-1.eml"), letter);
    const { html } = await open("/dev/outbox");
    const { html: text } = await open(linkIn(html, "As text"));
    expect(`${html}${text}`).not.toMatch(/<script|<b>/);
    expect(text).toContain("&lt;script&gt;2");
  });

  it.each(["../auth-secret", "nothing.eml", "%2e%2e%2fauth-secret", ""])(
    "opens no other file: %s",
    async (file) => {
      expect((await open(`/dev/outbox/letter?file=${file}&as=text`)).status).toBe(404);
    },
  );
});

describe("the outbox is hidden", () => {
  const PATHS = ["/dev/outbox", "/dev/outbox/letter?file=a"];

  it.each([
    ["in production", { NODE_ENV: "production" }],
    ["with a mail server", { SMTP_URL: "smtp://127.0.0.1:9" }],
    ["behind a trusted proxy", { TRUST_PROXY: "on" }],
    ["with a public address", { APP_URL: "https://duck.example" }],
  ])("%s", async (_, settings) => {
    const { url } = await createTestApp({
      settings: { ...DIRECT, ...settings },
      databaseUrl: app.databaseUrl,
    });
    for (const path of PATHS) {
      const { status, body } = await sendRaw(url, `GET ${path} HTTP/1.1`);
      expect([status, body.includes('"code":"not_found"')], path).toEqual([404, true]);
    }
  });

  it.each(["x-forwarded-for", "x-real-ip", "forwarded", "via", "x-forwarded-proto"])(
    "from a request with the proxy's header %s",
    async (header) => {
      await app.dependencies.post.write(resetAsked("nobody@pond.example", "/"));
      const headers = [`Host: ${new URL(app.url).host}`, `${header}: 203.0.113.9`];
      for (const path of PATHS)
        expect((await sendRaw(app.url, `GET ${path} HTTP/1.1`, headers)).status).toBe(404);
    },
  );
});
