// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useStickToEnd } from "./use-stick-to-end.ts";

let resize: () => void;
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Messages() {
  const { scroller, content, onScroll } = useStickToEnd();
  return (
    <section ref={scroller} onScroll={onScroll} aria-label="Messages">
      <div ref={content} />
    </section>
  );
}

/** Shows a box of 100 pixels. Returns the functions by which its content grows and the person scrolls. */
function aBox() {
  render(<Messages />);
  const box = screen.getByRole("region", { name: "Messages" });
  let height = 100;
  Object.defineProperties(box, { scrollHeight: { get: () => height }, clientHeight: { value: 100 } });
  const scrollTo = (top: number) =>
    act(() => {
      box.scrollTop = top;
      box.dispatchEvent(new Event("scroll", { bubbles: true }));
    });
  const grow = (by: number) => {
    height += by;
    resize();
  };
  return { box, grow, scrollTo };
}

it("a chat stays at its end when a message arrives before the last scroll was told", () => {
  const { box, grow, scrollTo } = aBox();
  grow(200);
  // The browser stops at the end, at 200, and tells so only when there is more already.
  grow(400);
  scrollTo(200);
  grow(50);
  expect(box.scrollTop).toBe(750);
});

it("a chat stays where the person has scrolled up to, until they come back to its end", () => {
  const { box, grow, scrollTo } = aBox();
  grow(500);
  scrollTo(500);
  scrollTo(100);
  grow(200);
  expect(box.scrollTop).toBe(100);
  scrollTo(700);
  grow(100);
  expect(box.scrollTop).toBe(900);
});
