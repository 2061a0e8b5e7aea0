// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HelpPage } from "./help-page.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function inZone(timeZone: string) {
  const resolved = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(resolved);
  render(<HelpPage />);
}

describe("the help page", () => {
  it("the help page is prerendered with the emergency number and the international directory", () => {
    const built = renderToString(<HelpPage />).replaceAll("<!-- -->", "");
    expect(built).toContain("findahelpline.com");
    expect(built).toContain("Call 112");
  });

  it("the help page shows the help lines of the browser's country without asking a server", async () => {
    inZone("Europe/Vienna");
    await screen.findByText("TelefonSeelsorge Österreich");
    expect(screen.getByRole("link", { name: "Call 142" }).getAttribute("href")).toBe("tel:142");
  });

  it("the help page lists the emergency number and the directory before unverified lines, and marks those", async () => {
    inZone("Europe/Vienna");
    await screen.findByText("TelefonSeelsorge Österreich");
    const text = document.body.textContent ?? "";
    expect(text.indexOf("findahelpline.com")).toBeLessThan(text.indexOf("TelefonSeelsorge"));
    expect(text).toContain("not verified yet");
    expect(text).not.toMatch(/source .*verified 20/);
  });

  it("the help page shows the help lines of another country when it is chosen", async () => {
    inZone("Europe/Vienna");
    fireEvent.change(await screen.findByLabelText("Numbers for"), { target: { value: "BE" } });
    await screen.findByText("Zelfmoordlijn 1813");
    expect(screen.queryByText("TelefonSeelsorge Österreich")).toBeNull();
  });
});
