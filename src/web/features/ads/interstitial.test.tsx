// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOUSE_ADS } from "#domain/ads/house-ads.ts";
import { Interstitial } from "./interstitial.tsx";

const [ad] = HOUSE_ADS.filter(({ form }) => form === "interstitial");

beforeEach(() => {
  // The test replaces the dialog methods, because jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(cleanup);

function open() {
  if (!ad) throw new Error("there is no notice over the whole page");
  const [onFollow, onLater] = [vi.fn(), vi.fn()];
  render(
    <MemoryRouter>
      <Interstitial ad={ad} onFollow={onFollow} onLater={onLater} />
    </MemoryRouter>,
  );
  return { onFollow, onLater };
}

describe("a full-page notice", () => {
  it("a full-page advertising notice reports 'Maybe later'", () => {
    const { onFollow, onLater } = open();
    expect(screen.getByRole("dialog", { name: ad?.title })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Maybe later" }));
    expect(onLater).toHaveBeenCalledOnce();
    expect(onFollow).not.toHaveBeenCalled();
  });

  it("a full-page advertising notice reports a click on its call to action, which links to our own page", () => {
    const { onFollow, onLater } = open();
    const link = screen.getByRole("link", { name: ad?.ctaText });
    expect(link.getAttribute("href")).toBe("/upgrade");
    fireEvent.click(link);
    expect(onFollow).toHaveBeenCalledOnce();
    expect(onLater).not.toHaveBeenCalled();
  });
});
