// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { subscribeToLinkIntent } from "./follow-intent.ts";

let told: string[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  stop = subscribeToLinkIntent((url) => told.push(url.pathname));
  document.body.innerHTML = `
    <a id="blocks" href="/blocks"><span>Blocks</span></a>
    <a id="here" href="${location.pathname}?q=1">Here</a>
    <a id="other" href="https://example.org/blocks">Elsewhere</a>
    <a id="file" href="/archive.zip" download>File</a>
    <a id="cold" href="/fair" data-cold>Not ahead</a>
    <button>No link</button>`;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const on = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

it.each(["pointerover", "focusin"])(
  "subscribeToLinkIntent reports a link only after the pointer or focus has rested on it: %s",
  (type) => {
    on("#blocks span", type);
    on("button", type);
    vi.runAllTimers();
    expect(told).toEqual([]);
    on("#blocks span", type);
    vi.runAllTimers();
    expect(told).toEqual(["/blocks"]);
  },
);

it("subscribeToLinkIntent reports a link at once on pointerdown", () => {
  on("#blocks span", "pointerdown");
  expect(told).toEqual(["/blocks"]);
});

it("subscribeToLinkIntent ignores other sites, files, the current page and links with `data-cold`", () => {
  for (const id of ["#here", "#other", "#file", "#cold", "button"]) on(id, "pointerdown");
  expect(told).toEqual([]);
});

it("subscribeToLinkIntent reports nothing after it is unsubscribed", () => {
  stop();
  on("#blocks", "pointerdown");
  expect(told).toEqual([]);
});
