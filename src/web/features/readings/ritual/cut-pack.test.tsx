// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { CutPack, cutAt } from "./cut-pack.tsx";

afterEach(cleanup);

it("a cut takes a card off the pack at least, and leaves one at least", () => {
  expect([-0.1, 0, 0.5, 0.999, 1, 1.2].map(cutAt)).toEqual([1, 1, 18, 35, 35, 35]);
});

it("the pack is cut where it is pressed, and at random by a key", () => {
  const onCut = vi.fn<(count: number) => void>();
  render(<CutPack cut={0} onCut={onCut} />);
  const pack = screen.getByRole("button", { name: "Cut the pack" });
  vi.spyOn(pack, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 100, 96, 160));
  fireEvent.click(pack, { detail: 1, clientY: 180 });
  expect(onCut).toHaveBeenLastCalledWith(18);
  vi.spyOn(crypto, "getRandomValues").mockReturnValue(new Uint32Array([2 ** 30]));
  fireEvent.click(pack, { detail: 0 });
  expect(onCut).toHaveBeenLastCalledWith(9);
});
