// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pressedKey } from "./pressed-key.ts";

let sent: string[] = [];
afterEach(cleanup);
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

type Step = "end" | Pressed;

/** How each browser orders the key that ends a composition and the end itself. */
const ORDERS: [browser: string, steps: (key: string) => Step[]][] = [
  ["Chrome", (key) => [{ key, keyCode: 229, isComposing: true }, "end"]],
  ["Firefox", () => [{ key: "Process", keyCode: 229, isComposing: true }, "end"]],
  ["Firefox on a Mac", (key) => [{ key, keyCode: 13, isComposing: true }, "end"]],
  ["Safari", (key) => ["end", { key, keyCode: 229, isComposing: false }]],
  // Without the code of input methods, the end in the same task tells.
  ["a browser that gives the key its own code", (key) => ["end", { key, keyCode: 13, isComposing: false }]],
];

function play(steps: Step[]): void {
  for (const step of steps) {
    if (step === "end") end();
    else press(step);
  }
}

describe.each(ORDERS)("a composition in %s", (_browser, steps) => {
  it.each(["Enter", "Escape"])("a composition that %s ends sends and closes nothing", (key) => {
    render(<Field />);
    begin();
    play(steps(key));
    expect(sent).toEqual([]);
  });

  it.each([
    ["Enter", 13],
    ["Escape", 27],
  ])("a composition is followed by a %s of one's own, which counts", async (key, keyCode) => {
    render(<Field />);
    begin();
    play(steps(key));
    await later();
    press({ key, keyCode, isComposing: false });
    expect(sent).toEqual([key]);
  });
});
