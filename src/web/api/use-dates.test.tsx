// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { OwnZone } from "./own-zone.ts";
import { useDates } from "./use-dates.ts";

function Written() {
  const { formatMoment } = useDates();
  return <p>{formatMoment("2026-11-28T19:27:00Z")}</p>;
}

const pageIn = (shown: string) => (
  <OwnZone value={{ shown, counted: "UTC" }}>
    <Written />
  </OwnZone>
);

it("a date on an open page follows a change of the time zone in the preferences at once", () => {
  const { rerender } = render(pageIn("America/Los_Angeles"));
  expect(screen.getByText(/^Nov 28.*11:27/)).toBeTruthy();
  rerender(pageIn("Pacific/Auckland"));
  expect(screen.getByText(/^Nov 29.*8:27/)).toBeTruthy();
  rerender(pageIn("Asia/Kathmandu"));
  expect(screen.getByText(/^Nov 29.*1:12/)).toBeTruthy();
});
