// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { CHECKED_LANGUAGES } from "#domain/safety/checked-languages.ts";
import { PrivacyPage } from "./privacy-page.tsx";

afterEach(cleanup);

it("the privacy page names exactly the languages in which texts are checked for signs of danger", () => {
  render(
    <MemoryRouter>
      <PrivacyPage />
    </MemoryRouter>,
  );
  const said = screen.getByText(/looks most closely at/).textContent ?? "";
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  for (const language of CHECKED_LANGUAGES) expect(said).toContain(language);
  for (const code of ["sv", "da", "nb", "fi", "cs", "el", "he", "vi", "id", "fa", "ro", "hu"]) {
    const name = names.of(code) ?? "";
    expect(said.includes(name), name).toBe(CHECKED_LANGUAGES.includes(name));
  }
});
