// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { InstallOffer } from "./install-offer.tsx";
import { listenForInstallPrompt } from "./install-prompt.ts";

const prompt = vi.fn(async () => ({ outcome: "accepted" as const }));

beforeAll(listenForInstallPrompt);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  dispatchEvent(new Event("appinstalled"));
});

function offersToInstall(): Event {
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return event;
}

const offer = () => screen.queryByRole("region", { name: "On your home screen" });

describe("the offer to install the app", () => {
  it("is not shown where the browser cannot install it", () => {
    render(<InstallOffer />);
    expect(offer()).toBeNull();
  });

  it("takes the place of the browser's own bar, and asks when it is tapped", () => {
    render(<InstallOffer />);
    expect(offersToInstall().defaultPrevented).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Put it there" }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(offer()).toBeNull();
  });

  it("is not made again after 'Not needed'", () => {
    const { unmount } = render(<InstallOffer />);
    offersToInstall();
    fireEvent.click(screen.getByRole("button", { name: "Not needed" }));
    unmount();
    render(<InstallOffer />);
    offersToInstall();
    expect(offer()).toBeNull();
    expect(prompt).not.toHaveBeenCalled();
  });

  it("goes when the app was installed in another way", () => {
    render(<InstallOffer />);
    offersToInstall();
    expect(offer()).not.toBeNull();
    act(() => void dispatchEvent(new Event("appinstalled")));
    expect(offer()).toBeNull();
  });

  it("names the menu of a phone's Safari, which has no prompt", () => {
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { standalone: false }));
    render(<InstallOffer />);
    expect(offer()?.textContent).toContain("Add to Home Screen");
    expect(screen.queryByRole("button", { name: "Put it there" })).toBeNull();
  });
});
