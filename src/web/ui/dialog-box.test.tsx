// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { DialogBox } from "./dialog-box.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(pointer: "coarse" | "fine", children: ReactNode) {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  render(
    <DialogBox isOpen title="Take a place by the pond" onClose={() => {}}>
      {children}
    </DialogBox>,
  );
}

const focused = (wanted: Element) => vi.waitFor(() => expect(document.activeElement).toBe(wanted));

it("a dialog focuses its first field where a mouse points", async () => {
  open("fine", <input aria-label="Email" type="email" />);
  await focused(screen.getByLabelText("Email"));
});

it.each([
  ["an input", <input key="email" aria-label="Email" type="email" />],
  ["a text area", <textarea key="note" aria-label="Note" />],
])(
  "a dialog on a touch screen focuses itself instead of %s, so that no keyboard covers it",
  async (_, field) => {
    open("coarse", field);
    await focused(screen.getByRole("dialog"));
  },
);

it.each([
  ["a button", <button key="go" type="button" aria-label="First" />],
  ["a checkbox", <input key="yes" aria-label="First" type="checkbox" />],
])("a dialog on a touch screen focuses %s that comes first, which opens no keyboard", async (_, control) => {
  open("coarse", control);
  await focused(screen.getByLabelText("First"));
});
