// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { drawShareImage } from "./draw-share-image.ts";
import { KeepPicture } from "./keep-picture.tsx";

vi.mock("./draw-share-image.ts", () => ({ drawShareImage: vi.fn() }));

const drawn = vi.mocked(drawShareImage);
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

it("a sentence about the person is drawn beside a card only once they ask for the picture, in the shape that they choose", async () => {
  const sentence = "2026: 5 blocks begun, 3 closed, 41 small steps.";
  render(<KeepPicture cardId="the-cache" sentence={sentence} />);
  expect(drawn).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Keep as a picture" }));
  await screen.findByRole("dialog", { name: "Keep as a picture" });
  fireEvent.click(await screen.findByLabelText("Wide, for a post"));
  expect((await screen.findByRole("img")).getAttribute("alt")).toBe(`The Cache, and under it: ${sentence}`);
  expect(drawn).toHaveBeenLastCalledWith({ shape: "link", cardId: "the-cache", isReversed: false, sentence });
  expect(screen.getByRole("link", { name: "Download" }).getAttribute("download")).toBe("the-cache-link.png");
});
