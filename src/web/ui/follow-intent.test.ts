// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followIntent } from "./follow-intent.ts";

let told: string[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  stop = followIntent((url) => told.push(url.pathname));
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
  "tells of a link on which somebody rests, not of those they pass: %s",
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

it("tells of a link at once where a finger comes down", () => {
  on("#blocks span", "pointerdown");
  expect(told).toEqual(["/blocks"]);
});

it("passes over other sites, files, the page where one is, and links that want nothing fetched ahead", () => {
  for (const id of ["#here", "#other", "#file", "#cold", "button"]) on(id, "pointerdown");
  expect(told).toEqual([]);
});

it("ends when it is told to", () => {
  stop();
  on("#blocks", "pointerdown");
  expect(told).toEqual([]);
});
