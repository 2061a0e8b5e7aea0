// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawShareImage } from "./draw-share-image.ts";
import { ShareDialog } from "./share-dialog.tsx";

vi.mock("./draw-share-image.ts", () => ({ drawShareImage: vi.fn() }));

const drawn = vi.mocked(drawShareImage);
const reading = {
  headline: "The fish goes to whoever lets go first.",
  interpretation: "You said you have rewritten the same proposal four times. Look at the water instead.",
  keyInsights: ["Nobody is holding the other end."],
  robQuip: "I drowned in a merge once.",
};
const ownWords = "We have rewritten the same proposal four times.";
const cards = [
  { id: "the-merge-conflict", reversed: false },
  { id: "the-cache", reversed: true },
];

beforeEach(() => {
  drawn.mockReset().mockResolvedValue(new Blob(["png"], { type: "image/png" }));
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => {} }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => render(<ShareDialog {...{ cards, reading, ownWords }} onClose={() => {}} />);

describe("sharing a card", () => {
  it("opens with the picture of the first card and the headline, and offers no sentence that repeats the question", async () => {
    open();
    expect(
      screen.getAllByRole("radio", { checked: true }).map((one) => one.parentElement?.textContent),
    ).toEqual([reading.headline, "The Merge Conflict", "Tall, for a story"]);
    expect(screen.queryByText(/rewritten/)).toBeNull();
    await screen.findByRole("img");
    expect(drawn.mock.calls.map(([image]) => image.sentence)).toEqual([reading.headline]);
  });

  it("draws nothing if every sentence repeats the question", () => {
    const same = {
      ...reading,
      headline: undefined,
      interpretation: ownWords,
      keyInsights: [ownWords],
      robQuip: "",
    };
    render(<ShareDialog {...{ cards, ownWords }} reading={same} onClose={() => {}} />);
    expect(screen.getByText(/there is none to share/)).toBeDefined();
    expect(drawn).not.toHaveBeenCalled();
  });

  it("draws only the picked card and the picked sentence, and offers the picture as a download", async () => {
    open();
    fireEvent.click(screen.getByLabelText("Look at the water instead."));
    fireEvent.click(screen.getByLabelText("The Cache"));
    fireEvent.click(screen.getByLabelText("Wide, for a post"));
    const picture = await screen.findByRole("img");
    expect(picture.getAttribute("alt")).toBe("The Cache, reversed, and under it: Look at the water instead.");
    expect(drawn).toHaveBeenLastCalledWith({
      shape: "link",
      cardId: "the-cache",
      isReversed: true,
      sentence: "Look at the water instead.",
    });
    const link = screen.getByRole("link", { name: "Download" });
    expect(link.getAttribute("download")).toBe("the-cache-link.png");
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  });

  it("passes the picture to the device's share dialog if there is one", async () => {
    const share = vi.fn(async (_shared: ShareData) => undefined);
    vi.stubGlobal("navigator", Object.assign(navigator, { canShare: () => true, share }));
    open();
    fireEvent.click(screen.getByLabelText(reading.headline));
    fireEvent.click(await screen.findByRole("button", { name: "Share" }));
    const [shared] = share.mock.calls[0] ?? [];
    expect(Object.keys(shared ?? {})).toEqual(["files"]);
    expect(shared?.files?.[0]?.name).toBe("the-merge-conflict-story.png");
  });

  it("reports a picture that cannot be made and tries again on request", async () => {
    drawn.mockRejectedValueOnce(new Error("no drawing"));
    open();
    fireEvent.click(screen.getByLabelText(reading.headline));
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("img")).toBeDefined();
  });
});
