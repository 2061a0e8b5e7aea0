// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { pressedKey } from "./pressed-key.ts";

let sent: string[] = [];
beforeEach(() => {
  sent = [];
});

function Field() {
  const [text, setText] = useState("にほn");
  return (
    <textarea
      aria-label="Words"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        const key = pressedKey(event);
        if (key === "Enter" || key === "Escape") sent.push(key);
      }}
    />
  );
}

/** The events of one key, as a browser sends them. */
interface Pressed {
  key: string;
  keyCode: number;
  isComposing: boolean;
}

function press(pressed: Pressed): void {
  const field = screen.getByLabelText("Words");
  const event = createEvent.keyDown(field, pressed);
  Object.defineProperties(event, {
    isComposing: { value: pressed.isComposing },
    keyCode: { value: pressed.keyCode },
  });
  fireEvent(field, event);
}

const field = () => screen.getByLabelText("Words");
const begin = () => fireEvent.compositionStart(field());
const end = () => fireEvent.compositionEnd(field(), { data: "日本" });
const later = () => new Promise((resolve) => setTimeout(resolve));

/** How each browser orders the key that ends a composition and the end itself. */
const ORDERS: [browser: string, play: (key: string) => void][] = [
  ["Chrome", (key) => (press({ key, keyCode: 229, isComposing: true }), end())],
  ["Firefox", (key) => (press({ key: "Process", keyCode: 229, isComposing: true }), end(), void key)],
  ["Safari", (key) => (end(), press({ key, keyCode: 229, isComposing: false }))],
  // Without the code of input methods, the end in the same task tells.
  ["Safari with a keyboard of its own", (key) => (end(), press({ key, keyCode: 13, isComposing: false }))],
];

describe.each(ORDERS)("a composition in %s", (_browser, play) => {
  it.each(["Enter", "Escape"])("a composition that %s ends sends and closes nothing", (key) => {
    render(<Field />);
    begin();
    play(key);
    expect(sent).toEqual([]);
  });

  it.each([
    ["Enter", 13],
    ["Escape", 27],
  ])("a composition is followed by a %s of one's own, which counts", async (key, keyCode) => {
    render(<Field />);
    begin();
    play(key);
    await later();
    press({ key, keyCode, isComposing: false });
    expect(sent).toEqual([key]);
  });
});
