// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PromiseForm } from "./promise-form.tsx";

afterEach(cleanup);

const TODAY = "2026-11-24";

function open(guess: number | null = null) {
  const onSave = vi.fn();
  const known = {
    dueOn: TODAY,
    guess,
    madeAt: "2026-11-24T08:00:00.000Z",
    answer: null,
    answeredAt: null,
    snoozedUntil: null,
  };
  render(
    <PromiseForm today={TODAY} known={known} isBusy={false} onSave={onSave} onCancel={() => undefined} />,
  );
  const type = (text: string) =>
    fireEvent.change(screen.getByRole("spinbutton", { name: "Percent, from 0 to 100" }), {
      target: { value: text },
    });
  const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
  const keep = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));
  return { onSave, type, choose, keep };
}

it.each([0, 37, 100])("a guess about a step may be any whole percent, for example %i", (guess) => {
  const { onSave, type, choose, keep } = open();
  choose("Another number");
  type(String(guess));
  keep();
  expect(onSave).toHaveBeenCalledWith({ dueOn: TODAY, guess });
});

it.each(["", "101", "-1", "12.5"])(
  "a guess about a step is not kept while %j stands in place of a whole percent",
  (typed) => {
    const { onSave, type, choose, keep } = open();
    choose("Another number");
    type(typed);
    keep();
    expect(onSave).not.toHaveBeenCalled();
  },
);

it("a guess about a step that is none of those offered stands in its field when the form opens again", () => {
  const { onSave, choose, keep } = open(37);
  const field: HTMLInputElement = screen.getByRole("spinbutton", { name: "Percent, from 0 to 100" });
  expect(field.value).toBe("37");
  choose("No guess");
  keep();
  expect(onSave).toHaveBeenCalledWith({ dueOn: TODAY, guess: null });
});

it("a guess about a step is one of the five offered with one press", () => {
  const { onSave, choose, keep } = open();
  choose("70%");
  keep();
  expect(onSave).toHaveBeenCalledWith({ dueOn: TODAY, guess: 70 });
});
