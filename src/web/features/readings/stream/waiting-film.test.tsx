// @vitest-environment jsdom
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { statusLineAt } from "./status-lines.ts";
import { WaitingScene } from "./waiting-scene.tsx";

const FILM_BYTES = 400_000;
const STILL_BYTES = 30_000;
const fileOf = (name: string) => join(import.meta.dirname, "film", name);

let isMotionReduced = false;
let refusal: DOMException | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  isMotionReduced = false;
  refusal = undefined;
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: isMotionReduced && query.includes("reduced-motion") }),
  );
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async () => {
    if (refusal) throw refusal;
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.motion;
});

const FILM_AFTER_MS = 700;

async function waitFor(ms: number) {
  const { container } = await act(async () => render(<WaitingScene />));
  await act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    video: () => container.querySelector("video"),
    still: () => container.querySelector("img"),
    drawing: () => container.querySelector("svg[viewBox='0 0 400 400']"),
    hidden: () => container.querySelector("[aria-hidden='true']"),
  };
}

const wait = () => waitFor(FILM_AFTER_MS);

describe("the waiting film's files", () => {
  it("are small enough for a slow connection", () => {
    expect(statSync(fileOf("waiting.webm")).size).toBeLessThan(FILM_BYTES);
    expect(statSync(fileOf("waiting.mp4")).size).toBeLessThan(FILM_BYTES);
    expect(statSync(fileOf("waiting.webp")).size).toBeLessThan(STILL_BYTES);
  });

  it("have no sound and can start before they are fully downloaded", () => {
    const [mp4, webm] = ["waiting.mp4", "waiting.webm"].map((name) => readFileSync(fileOf(name), "latin1"));
    expect(mp4).not.toContain("soun");
    expect(webm).not.toMatch(/A_OPUS|A_VORBIS/);
    expect(mp4?.indexOf("moov")).toBeLessThan(mp4?.indexOf("mdat") ?? 0);
  });
});

describe("a person who waits for a reading", () => {
  it("sees Rob shuffle in a silent loop that starts with a poster image", async () => {
    const { video, hidden } = await wait();
    const film = video();
    expect(film).toMatchObject({ autoplay: true, muted: true, loop: true });
    expect(film?.hasAttribute("playsinline")).toBe(true);
    expect(film?.poster).toMatch(/waiting.*\.webp/);
    expect(Array.from(film?.querySelectorAll("source") ?? [], ({ type }) => type)).toEqual([
      expect.stringContaining("video/webm"),
      "video/mp4",
    ]);
    expect([film?.width, film?.height]).toEqual([960, 640]);
    expect(hidden()?.contains(film)).toBe(true);
    screen.getByText(statusLineAt(0));
  });

  it("sees the first picture until the film is due, and nothing is loaded before that", async () => {
    const { video, still } = await waitFor(FILM_AFTER_MS - 1);
    expect(video()).toBeNull();
    expect(still()?.src).toMatch(/waiting.*\.webp/);
  });

  it("gets a still and no film if the system asks for reduced motion", async () => {
    isMotionReduced = true;
    const { video, still } = await wait();
    expect(video()).toBeNull();
    expect(still()?.src).toMatch(/waiting.*\.webp/);
  });

  it("gets the still as soon as motion is switched off in the app", async () => {
    const { video, still } = await wait();
    expect(video()).not.toBeNull();
    await act(async () => {
      document.documentElement.dataset.motion = "reduced";
    });
    expect(video()).toBeNull();
    expect(still()?.src).toMatch(/waiting.*\.webp/);
  });

  it("gets the still if the browser refuses autoplay", async () => {
    refusal = new DOMException("to save power", "NotAllowedError");
    const { video, still } = await wait();
    expect(video()).toBeNull();
    expect(still()).not.toBeNull();
  });

  it("gets the drawing if neither film can be played", async () => {
    refusal = new DOMException("no such codec", "NotSupportedError");
    const { video, still, drawing } = await wait();
    for (const source of video()?.querySelectorAll("source") ?? []) {
      expect(video()).not.toBeNull();
      fireEvent.error(source);
    }
    expect([video(), still()]).toEqual([null, null]);
    expect(drawing()).not.toBeNull();
  });

  it("gets the drawing if a film fails while playing", async () => {
    const { video, drawing } = await wait();
    const film = video();
    if (film) fireEvent.error(film);
    expect(video()).toBeNull();
    expect(drawing()).not.toBeNull();
  });
});
