// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { COUNTRY_HELP } from "#domain/help/help-lines.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { HelpEverywhere } from "./help-everywhere.tsx";
import { HelpPage } from "./help-page.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function inZone(timeZone: string) {
  const resolved = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(resolved);
  render(<HelpPage />, { wrapper: MemoryRouter });
}

describe("the help page", () => {
  it("is prerendered with the emergency number and the international directory", () => {
    const built = renderToString(
      <MemoryRouter>
        <HelpPage />
      </MemoryRouter>,
    ).replaceAll("<!-- -->", "");
    expect(built).toContain("findahelpline.com");
    expect(built).toContain("Call 112");
  });

  it("shows the help lines of the browser's country without asking a server", async () => {
    inZone("Europe/Vienna");
    await screen.findByText("TelefonSeelsorge Österreich");
    expect(screen.getByRole("link", { name: "Call 142" }).getAttribute("href")).toBe("tel:142");
  });

  it("lists the crisis line, then the emergency number, then the directory, and never says that a number is unverified", async () => {
    inZone("Europe/Vienna");
    await screen.findByText("TelefonSeelsorge Österreich");
    const text = document.body.textContent ?? "";
    const places = ["TelefonSeelsorge", "Call 112", "findahelpline.com"].map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(text).not.toMatch(/verified/i);
  });

  it("shows the help lines of another country when it is chosen", async () => {
    inZone("Europe/Vienna");
    fireEvent.change(await screen.findByLabelText("Numbers for"), { target: { value: "BE" } });
    await screen.findByText("Zelfmoordlijn 1813");
    expect(screen.queryByText("TelefonSeelsorge Österreich")).toBeNull();
  });
});

describe("the help lines of every country on one page", () => {
  it("need no scripts, and no country is left out", () => {
    const built = document.createElement("div");
    built.innerHTML = renderToString(<HelpEverywhere />);
    const text = built.textContent ?? "";
    for (const { lines } of COUNTRY_HELP) {
      for (const { name, phone = name } of lines) expect(text).toContain(phone);
    }
    expect(built.querySelectorAll("h2")).toHaveLength(COUNTRY_HELP.length + 1);
    expect(built.querySelectorAll("#others ~ ul li").length).toBeGreaterThan(150);
    expect(text).toContain("Uganda: 999");
    expect(text).toContain("stay silent and press 55");
  });
});

describe("the footer", () => {
  it.each(["/help", "/help/countries"])("of the page %s has no joke, also without scripts", (path) => {
    const footerOf = (place: string) =>
      renderToString(
        <MemoryRouter initialEntries={[place]}>
          <SiteFooter />
        </MemoryRouter>,
      );
    expect(footerOf("/features")).toContain("dead");
    expect(footerOf(path)).not.toContain("dead");
  });
});
