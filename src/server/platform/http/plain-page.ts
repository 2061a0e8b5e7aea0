// Pages that the server writes itself, without the web app and without scripts.
import type { HttpResponse } from "./request.ts";
import { sendResponse } from "./respond.ts";
import { pagePolicy } from "./security-headers.ts";

/** The look of every page that the server writes. */
export const PLAIN_STYLE = `
:root { color-scheme: light dark }
body { font: 17px/1.55 Georgia, 'Times New Roman', serif; margin: 0; padding: 2rem 1rem; color: #1b2a33; background: #f4ebd6 }
main { max-width: 34rem; margin: 0 auto }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1rem } a { color: inherit } .quiet { color: #516168 }
button { font: bold 1.05rem Georgia, serif; padding: .8rem 1.4rem; border: 0; border-radius: 10px; color: #0b1620; background: #ffc83d; cursor: pointer }
a:focus-visible, button:focus-visible, summary:focus-visible { outline: 3px solid #7a5912; outline-offset: 3px }
ul { list-style: none; padding: 0 } li { padding: .9rem 0; border-top: 1px solid #cdbe9b; overflow-wrap: anywhere } li p { margin: .15rem 0 }
.tap { display: inline-block; padding: .35rem .9rem .35rem 0 } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.5 ui-monospace, monospace }
@media (prefers-color-scheme: dark) { body { color: #f2e9d5; background: #0b1620 } .quiet { color: #9db2b8 } li { border-color: #3c5663 } a:focus-visible, button:focus-visible { outline-color: #d8a844 } }
`;

export interface PlainPage {
  title: string;
  /** The HTML below the heading. The caller has escaped what it contains. */
  body: string;
}

/** Sends a page. Its addresses are not passed on to other pages, because they may contain a token. */
export function sendPage(response: HttpResponse, page: PlainPage, status = 200): void {
  const title = escapeHtml(page.title);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${title}</title><style>${PLAIN_STYLE}</style></head><body><main>
<h1>${title}</h1>
${page.body}
</main></body></html>`;
  response.setHeader("content-security-policy", pagePolicy(html));
  response.setHeader("referrer-policy", "no-referrer");
  sendResponse(response, { status, type: "text/html; charset=utf-8", body: html });
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
