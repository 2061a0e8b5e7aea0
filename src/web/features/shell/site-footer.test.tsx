// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { SiteFooter } from "./site-footer.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("the footer shows the current year", () => {
  vi.useFakeTimers({ now: new Date("2031-05-05T12:00:00Z"), toFake: ["Date"] });
  render(
    <MemoryRouter>
      <SiteFooter />
    </MemoryRouter>,
  );
  expect(screen.getByText(/^©/).textContent).toBe("© 2031 Rubber Arcana");
});

it("the footer does not joke about death once help was shown in this tab", async () => {
  vi.resetModules();
  const { turnOffNotices } = await import("../../ui/quiet.ts");
  const { SiteFooter: Footer } = await import("./site-footer.tsx");
  turnOffNotices();
  render(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  );
  screen.getByText("For entertainment only.");
  expect(screen.queryByText(/dead|duck/)).toBeNull();
  sessionStorage.clear();
});
