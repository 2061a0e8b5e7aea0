// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { AskedBefore } from "./asked-before.tsx";

afterEach(cleanup);

function open(blockId: string | null, text = "Should I go?") {
  const onDrawAnyway = vi.fn<() => void>();
  const onGoBack = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <AskedBefore
        sentence="You have asked this three times."
        userContext={text}
        {...{ blockId, onDrawAnyway, onGoBack }}
      />
    </MemoryRouter>,
  );
  return { onDrawAnyway, onGoBack };
}

const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it("a declined draw offers four other things, and keeps what was written", () => {
  open("block");
  screen.getByText(/You have asked this three times/);
  screen.getByText("Should I go?");
  expect(address("Act for two minutes")).toBe("/");
  expect(address("Make an if-then plan")).toBe("/blocks/block#plan");
  expect(address("Ask a person")).toBe("mailto:?body=Should%20I%20go%3F");
  expect(address("Park it until a date")).toBe("/blocks/block#park");
});

it("a declined draw of a text with half a character in it is shown like any other", () => {
  open(null, "Should I go? \ud83e");
  expect(address("Ask a person")).toBe("mailto:?body=Should%20I%20go%3F%20%EF%BF%BD");
});

it("a declined draw without a block leads to all blocks", () => {
  open(null);
  expect(address("Park it until a date")).toBe("/blocks");
});

it("on a declined draw the person can draw anyway, or go back to what they wrote", () => {
  const { onDrawAnyway, onGoBack } = open(null);
  fireEvent.click(screen.getByRole("button", { name: "Draw anyway" }));
  fireEvent.click(screen.getByRole("button", { name: "Back to what I wrote" }));
  expect([onDrawAnyway.mock.calls.length, onGoBack.mock.calls.length]).toEqual([1, 1]);
});
