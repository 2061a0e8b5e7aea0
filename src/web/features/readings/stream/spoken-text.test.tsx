// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { keepQuiet } from "#web/ui/quiet.ts";
import { playQuack } from "#web/ui/sound.ts";
import { SpokenText } from "./spoken-text.tsx";

vi.mock("#web/ui/sound.ts", () => ({ playQuack: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.mocked(playQuack).mockClear();
});

it("the spoken text begins with one quack, however many words follow", () => {
  const { rerender } = render(<SpokenText text="You" isWhole={false} />);
  rerender(<SpokenText text="You know this" isWhole={false} />);
  rerender(<SpokenText text="You know this already." isWhole />);
  expect(screen.getByText("You know this already.")).toBeDefined();
  expect(playQuack).toHaveBeenCalledTimes(1);
});

it("the spoken text is not shown if it was complete from the start, but quacks", () => {
  const { container } = render(<SpokenText text="You know this already." isWhole />);
  expect(container.textContent).toBe("");
  expect(playQuack).toHaveBeenCalledTimes(1);
});

it("the spoken text begins without a quack once help was shown", () => {
  keepQuiet();
  render(<SpokenText text="You" isWhole={false} />);
  expect(playQuack).not.toHaveBeenCalled();
});
