// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ProfileApi } from "../../../../test-support/profile-api.ts";
import { PlaceField } from "./place-field.tsx";

const PAUSE_MS = 150;

let api: ProfileApi;
beforeEach(() => {
  vi.useFakeTimers();
  api = new ProfileApi();
  api.start();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Field({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState("");
  return (
    <PlaceField
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

function open() {
  const onChange = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Field onChange={onChange} />
    </QueryClientProvider>,
  );
  return onChange;
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Place of birth" });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Until the question was asked, answered and shown. */
async function settle(): Promise<void> {
  for (const ms of [PAUSE_MS, 50, 50]) await pass(ms);
}

async function type(text: string): Promise<void> {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
  await pass(0);
}

it("takes the city that is chosen, by keyboard too", async () => {
  const onChange = open();
  const input = field();
  api.places = ["Zürich, Switzerland", "Zug, Switzerland"];
  await type("zu");
  await settle();
  for (const key of ["ArrowDown", "Enter"]) {
    fireEvent.keyDown(input, { key });
    await pass(50);
  }
  expect(input.value).toBe("Zürich, Switzerland");
  expect(onChange).toHaveBeenLastCalledWith("Zürich, Switzerland");
});

it("asks once typing pauses, and gives up a question that was overtaken", async () => {
  open();
  await type("l");
  await type("ly");
  await pass(PAUSE_MS - 1);
  expect(api.asked).toEqual([]);
  api.treatments.push("silence");
  await pass(1);
  await type("lyo");
  await pass(PAUSE_MS);
  expect(api.asked).toEqual(["/api/places?q=ly", "/api/places?q=lyo"]);
  expect(api.aborted).toBe(1);
});

it("does not count what was only typed, and says so on leaving", async () => {
  const onChange = open();
  api.places = ["Lyon, France"];
  await type("lyon");
  await settle();
  fireEvent.blur(field());
  await pass(50);
  expect(screen.getByRole("alert").textContent).toBe("Choose a city from the list.");
  expect(onChange).not.toHaveBeenCalled();
  expect(field().value).toBe("lyon");
});

it("takes what was typed where there is no such city", async () => {
  const onChange = open();
  await type("Rivendell ");
  await settle();
  fireEvent.click(screen.getByRole("button", { name: "Keep it as typed" }));
  expect(onChange).toHaveBeenLastCalledWith("Rivendell");
  expect(screen.queryByRole("button")).toBeNull();
});

it("says when the search does not answer, takes what was typed, and searches again on demand", async () => {
  open();
  api.treatments.push("offline");
  await type("lyon");
  await settle();
  expect(screen.getByText(/The city search does not answer/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Keep it as typed" })).toBeDefined();
  api.places = ["Lyon, France"];
  fireEvent.click(screen.getByRole("button", { name: "Search again" }));
  await pass(50);
  expect(screen.queryByText(/does not answer/)).toBeNull();
});

it("waits 8 s for an answer, and no longer", async () => {
  open();
  api.treatments.push("silence");
  await type("lyon");
  await settle();
  expect(screen.queryByRole("button")).toBeNull();
  await pass(8_000);
  await pass(50);
  expect(screen.getByText(/The city search does not answer/)).toBeDefined();
  expect(api.aborted).toBe(1);
});

it("is open again when a chosen city is written over", async () => {
  const onChange = open();
  await type("Rivendell");
  await settle();
  fireEvent.click(screen.getByRole("button", { name: "Keep it as typed" }));
  await type("Rivendel");
  expect(onChange).toHaveBeenLastCalledWith("");
});
