// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { RobBeside } from "./rob-beside.tsx";

afterEach(cleanup);

const AT_FIRST = { isFanned: false, isShuffling: false, hasShuffled: false, cut: 0, lifted: 0, cardCount: 1 };

it.each([
  [
    "is preparing the deck until the server has committed to its half",
    { isReady: false },
    "Rob is preparing the deck...",
  ],
  ["says that the deck is ready", { isReady: true }, "the deck is ready"],
  [
    "is shuffling until the person stops him",
    { isReady: true, isShuffling: true },
    "Rob is shuffling the deck...",
  ],
  ["has shuffled", { isReady: true, hasShuffled: true }, "the deck is shuffled"],
])("Rob beside the deck %s", (_what, now, line) => {
  render(<RobBeside heading={null} {...AT_FIRST} {...now} />);
  expect(screen.getByRole("status").textContent).toBe(line);
});
