import type { BrowserContext, Page } from "playwright-core";

const FIRST_FAILURE = 400;
/** The most lines that are kept. A page that fails in a loop must not fill the log. */
const LINES_MAX = 200;

/** The part of a browser context that reports events. */
export type EventSource = Pick<BrowserContext, "on">;

/**
 * Records the events of all pages of a browser that help to explain a failed journey: opened addresses, failed requests,
 * refusals of the server, and errors. Returns the list of lines, which grows. Each line begins with the time since the
 * start in milliseconds.
 */
export function recordEvents(
  context: EventSource,
  now = performance.now.bind(performance),
): readonly string[] {
  const lines: string[] = [];
  const start = now();
  const add = (line: string) => {
    if (lines.length < LINES_MAX) lines.push(`+${Math.round(now() - start)} ms ${line}`);
  };
  context.on("page", (page) => recordAddresses(page, add));
  context.on("requestfailed", (request) =>
    add(`failed: ${request.method()} ${request.url()} (${request.failure()?.errorText})`),
  );
  context.on("response", (response) => {
    if (response.status() < FIRST_FAILURE) return;
    add(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  context.on("weberror", (error) => add(`error: ${error.error().stack}`));
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") add(`console: ${message.text()}`);
  });
  return lines;
}

function recordAddresses(page: Page, add: (line: string) => void): void {
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) add(`address: ${frame.url()}`);
  });
  page.on("load", () => add(`loaded: ${page.url()}`));
}
