// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { CHECKED_LANGUAGES } from "#engines/safety/index.ts";
import { PrivacyPage } from "./privacy-page.tsx";
import { SafetyPage } from "./safety-page.tsx";

afterEach(cleanup);

it.each([
  ["privacy page", <PrivacyPage key="privacy" />, /looks most closely at/],
  ["safety page", <SafetyPage key="safety" />, /How well it works/],
])("the %s names exactly the languages in which texts are checked for signs of danger", (_, page, part) => {
  render(<MemoryRouter>{page}</MemoryRouter>);
  const said = screen.getByText(part).parentElement?.textContent ?? "";
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  for (const language of CHECKED_LANGUAGES) expect(said).toContain(language);
  for (const code of ["sv", "da", "nb", "fi", "cs", "el", "he", "vi", "id", "fa", "ro", "hu"]) {
    const name = names.of(code) ?? "";
    expect(said.includes(name), name).toBe(CHECKED_LANGUAGES.includes(name));
  }
});
