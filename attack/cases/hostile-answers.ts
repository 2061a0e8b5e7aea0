// Attacks by a model that answers with code instead of words. The answers are shown in a real browser.
import { openChromium } from "#scripts/chromium.mjs";
import { fittingReply } from "#test-support/fake-provider.ts";
import type { Person } from "#test-support/person.ts";
import { type AttackCase, Tally } from "../attack-case.ts";
import { newAccount, read } from "../people.ts";
import type { Target } from "../target.ts";

const MARK = "attackRan";
const FOREIGN = "http://attack.invalid";
/** The payloads. A page that escapes text shows them as text; a page that does not would run or load something. */
const PAYLOADS: readonly string[] = [
  `<script>window.${MARK}=1</script>`,
  `<img src=x onerror="window.${MARK}=1">`,
  `<img src="${FOREIGN}/pixel.png">`,
  `<svg/onload=window.${MARK}=1>`,
  `<svg><animate onbegin=window.${MARK}=1 attributeName=x dur=1s>`,
  `"><script>window.${MARK}=1</script>`,
  `</script><script>window.${MARK}=1</script>`,
  `<iframe srcdoc="<script>parent.${MARK}=1</script>"></iframe>`,
  `<iframe src="javascript:parent.${MARK}=1"></iframe>`,
  `<a href="javascript:window.${MARK}=1">press</a>`,
  `[press](javascript:window.${MARK}=1)`,
  `![pixel](${FOREIGN}/pixel.png)`,
  `[link]: javascript:window.${MARK}=1\n\n[link]`,
  `<form action="${FOREIGN}"><button autofocus>send</button></form>`,
  `<meta http-equiv="refresh" content="0;url=${FOREIGN}">`,
  `<base href="${FOREIGN}/">`,
  `<link rel="stylesheet" href="${FOREIGN}/style.css">`,
  `<style>@import url(${FOREIGN}/style.css);</style>`,
  `<object data="${FOREIGN}/x.swf"></object>`,
  `<details open ontoggle=window.${MARK}=1>`,
  `<input autofocus onfocus=window.${MARK}=1>`,
  `<video><source onerror="window.${MARK}=1"></video>`,
  `<math><mtext></p><script>window.${MARK}=1</script>`,
  `{{constructor.constructor('window.${MARK}=1')()}}`,
  `\${window.${MARK}=1}`,
  `javascript:window.${MARK}=1`,
  `data:text/html,<script>parent.${MARK}=1</script>`,
  `<template><script>window.${MARK}=1</script></template>`,
  `<!--><script>window.${MARK}=1</script>-->`,
  `<noscript><p title="</noscript><script>window.${MARK}=1</script>">`,
];
const PAYLOADS_PER_READING = 5;
const SETTLED_MS = 400;

export const hostileAnswers: AttackCase = {
  class: "hostile answers",
  holds: "what a model writes is text on every page: it runs nothing, loads nothing and links to no script",
  async run(target) {
    const tally = new Tally();
    const browser = await openChromium();
    try {
      const { person } = await newAccount(target);
      const paths = ["/", "/insights"];
      for (let from = 0; from < PAYLOADS.length; from += PAYLOADS_PER_READING) {
        const payloads = PAYLOADS.slice(from, from + PAYLOADS_PER_READING);
        paths.push(`/insights/${await readHostile(target, person, payloads)}`);
      }
      for (const path of paths) tally.add(await visit(browser, { target, person, path }));
    } finally {
      await browser.close();
    }
    return tally;
  },
};

/** Creates a reading in which every field contains payloads. Returns the insight's id. */
async function readHostile({ model }: Target, person: Person, payloads: readonly string[]): Promise<string> {
  const [first = ""] = payloads;
  const hostile = {
    headline: first,
    interpretation: payloads
      .map((payload) => `And then ${payload} came, as it does.\n\n${payload}`)
      .join("\n\n"),
    keyInsights: payloads,
    actionSteps: payloads.map((text) => ({ text, minutes: 2 })),
    robQuip: first,
    reflectionPrompts: payloads,
  };
  model.play([{ kind: "answer", text: JSON.stringify(hostile) }]);
  try {
    const { insightId, body } = await read(person);
    if (!insightId) throw new Error(`No reading came: ${JSON.stringify(body)}`);
    return insightId;
  } finally {
    model.play(fittingReply);
  }
}

type Browser = Awaited<ReturnType<typeof openChromium>>;

async function visit(
  browser: Browser,
  { target, person, path }: { target: Target; person: Person; path: string },
): Promise<string | null> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const url = target.url;
  const cookies = person.cookieHeader().split("; ");
  await context.addCookies(
    cookies.map((pair) => ({
      name: pair.slice(0, pair.indexOf("=")),
      value: pair.slice(pair.indexOf("=") + 1),
      url,
    })),
  );
  const faults: string[] = [];
  const page = await context.newPage();
  page.on("dialog", (dialog) => {
    faults.push("a dialog opened");
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && /^https?:/.test(request.url()))
      faults.push(`asked ${request.url()}`);
  });
  page.on("pageerror", (error) => faults.push(`failed with ${error.message}`));
  try {
    await page.goto(`${url}${path}`);
    await page.getByRole("main").first().waitFor();
    await page.waitForLoadState("networkidle");
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    faults.push(...(await page.evaluate(findScripts, MARK)));
  } finally {
    await context.close();
  }
  return faults.length > 0 ? `${path}: ${faults.join("; ")}` : null;
}

/** Runs in the page: returns the traces of payloads that were executed. */
function findScripts(mark: string): string[] {
  const handlers = [...document.querySelectorAll("*")].filter((element) =>
    [...element.attributes].some(({ name }) => name.startsWith("on")),
  );
  const links = [...document.querySelectorAll("a[href], form[action], iframe, object, base")].filter(
    (element) =>
      /^\s*(javascript|data):/i.test(
        element.getAttribute("href") ?? element.getAttribute("action") ?? "data:",
      ),
  );
  return [
    ...(mark in window ? ["a script of the answer ran"] : []),
    ...(handlers.length > 0 ? [`${handlers.length} handlers in the page`] : []),
    ...(links.length > 0 ? [`${links.length} links to scripts`] : []),
  ];
}
