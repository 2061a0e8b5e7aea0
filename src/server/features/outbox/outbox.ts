// The pages that show the letters of the outbox on a development machine. Letters contain links that sign somebody in, so
// everywhere else the pages do not exist.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import { escapeHtml, sendPage } from "../../platform/http/plain-page.ts";
import type { PlainRoute } from "../../platform/http/plain-routes.ts";
import type { HttpResponse } from "../../platform/http/request.ts";
import { sendResponse } from "../../platform/http/respond.ts";
import { hasLocalAddress, isFromThisMachine } from "../../platform/http/this-machine.ts";
import { outboxFolder } from "../../platform/mail/open-mail.ts";
import { readLetter, type StoredLetter } from "../../platform/mail/read-letter.ts";
import type { Services } from "../../platform/services.ts";
import { EMPTY_MAILBOX } from "./empty-mailbox.ts";

export const OUTBOX_PATH = "/dev/outbox";
const LETTER_PATH = `${OUTBOX_PATH}/letter`;
const SHOWN = 100;
/** A letter's HTML may use its styles and nothing else: no scripts, no resources, no forms. */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type OutboxConfig = Pick<
  Services["config"],
  "appUrl" | "dataDir" | "smtpUrl" | "isProduction" | "trustProxy"
>;

/** Returns whether this process shows its outbox to requests from its own machine. */
export function showsOutbox(config: OutboxConfig): boolean {
  return !config.smtpUrl && !config.isProduction && !config.trustProxy && hasLocalAddress(config);
}

/** The pages of the outbox. They answer 404 to everybody but programs on a development machine. */
export function outboxRoutes(config: OutboxConfig): Record<string, PlainRoute> {
  const folder = outboxFolder(config.dataDir);
  const only =
    (route: PlainRoute): PlainRoute =>
    (request, response) => {
      if (!showsOutbox(config) || !isFromThisMachine(request, config)) throw noPage();
      return route(request, response);
    };
  return {
    [OUTBOX_PATH]: only(async (_request, response) => await sendList(folder, response)),
    [LETTER_PATH]: only(async (request, response) => {
      const query = new URL(request.url ?? "", "http://localhost").searchParams;
      const file = (await filesIn(folder)).find((name) => name === query.get("file"));
      if (file === undefined) throw noPage();
      const letter = await readLetter(await readFile(join(folder, file), "utf8"));
      if (query.get("as") === "html") sendHtml(letter, response);
      else sendText(letter, response);
    }),
  };
}

const noPage = () => new AppError("not_found", sentenceOf("not_found"));

/** Returns the names of the letters' files, newest first. A name consists of a time, a process and a number. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const letters = names.flatMap((name) => {
    const [, time = "", count] = /^([\dTZ-]+Z)-\d+-(\d+)\.eml$/.exec(name) ?? [];
    return count === undefined ? [] : [{ name, time, count: Number(count) }];
  });
  return letters
    .toSorted((one, other) => other.time.localeCompare(one.time) || other.count - one.count)
    .map(({ name }) => name);
}

async function sendList(folder: string, response: HttpResponse): Promise<void> {
  const files = await filesIn(folder);
  const entries = await Promise.all(
    files
      .slice(0, SHOWN)
      .map(async (file) => entryOf(file, await readLetter(await readFile(join(folder, file), "utf8")))),
  );
  const shown = files.length > SHOWN ? `The newest ${SHOWN} of ${files.length} emails` : "Emails";
  const list =
    files.length === 0
      ? `${EMPTY_MAILBOX}<p>No email has been written yet.</p>`
      : `<ul>${entries.join("\n")}</ul>`;
  sendPage(response, {
    title: "Outbox",
    body: `<p class="quiet">${shown} in ${escapeHtml(folder)}, newest first. Without SMTP_URL, emails are written there instead of being sent.</p>${list}`,
  });
}

function entryOf(file: string, letter: StoredLetter): string {
  const link = (as: string, label: string) =>
    `<a class="tap" href="${LETTER_PATH}?${escapeHtml(String(new URLSearchParams({ file, as })))}">${label}</a>`;
  return `<li><p><strong>${escapeHtml(letter.subject)}</strong></p>
<p class="quiet">To ${escapeHtml(letter.to)}, ${escapeHtml(letter.headers.get("date") ?? "")}</p>
<p>${letter.html === null ? "" : link("html", "As HTML")} ${link("text", "As text")}</p></li>`;
}

function sendHtml({ html }: StoredLetter, response: HttpResponse): void {
  if (html === null) throw noPage();
  response.setHeader("content-security-policy", LETTER_POLICY);
  response.setHeader("referrer-policy", "no-referrer");
  sendResponse(response, { type: "text/html; charset=utf-8", body: html });
}

const SHOWN_HEADERS = ["from", "to", "date", "message-id", "list-unsubscribe", "list-unsubscribe-post"];

function sendText({ subject, headers, text }: StoredLetter, response: HttpResponse): void {
  const lines = SHOWN_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === undefined ? [] : [`${name}: ${value}`];
  });
  const body = `<pre class="quiet">${escapeHtml(lines.join("\n"))}</pre><pre>${withLinks(text)}</pre>
<p><a class="tap" href="${OUTBOX_PATH}">All emails</a></p>`;
  sendPage(response, { title: subject, body });
}

/** Returns the text as HTML in which its addresses are links. */
function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
