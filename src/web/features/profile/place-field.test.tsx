// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ProfileApi } from "#test-support/profile-api.ts";
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

/** Waits until the search request was sent, answered and shown. */
async function settle(): Promise<void> {
  for (const ms of [PAUSE_MS, 50, 50]) await pass(ms);
}

async function type(text: string): Promise<void> {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
  await pass(0);
}

it("the place field takes a city that is chosen with the keyboard", async () => {
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

it("the place field searches once typing pauses and cancels an outdated request", async () => {
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

it("the place field does not accept text that was only typed, and says so when it loses the focus", async () => {
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

it("the place field can keep the typed text if no such city exists", async () => {
  const onChange = open();
  await type("Rivendell ");
  await settle();
  fireEvent.click(screen.getByRole("button", { name: "Keep it as typed" }));
  expect(onChange).toHaveBeenLastCalledWith("Rivendell");
  expect(screen.queryByRole("button")).toBeNull();
});

it("the place field reports a failed search, offers to keep the typed text, and can search again", async () => {
  open();
  api.treatments.push("offline");
  await type("lyon");
  await settle();
  expect(screen.getByText(/The city search is not answering/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Keep it as typed" })).toBeDefined();
  api.places = ["Lyon, France"];
  fireEvent.click(screen.getByRole("button", { name: "Search again" }));
  await pass(50);
  expect(screen.queryByText(/does not answer/)).toBeNull();
});

it("the place field waits 8 s for an answer and then cancels the request", async () => {
  open();
  api.treatments.push("silence");
  await type("lyon");
  await settle();
  expect(screen.queryByRole("button")).toBeNull();
  await pass(8_000);
  await pass(50);
  expect(screen.getByText(/The city search is not answering/)).toBeDefined();
  expect(api.aborted).toBe(1);
});

it("the place field clears its value when a confirmed place is edited", async () => {
  const onChange = open();
  await type("Rivendell");
  await settle();
  fireEvent.click(screen.getByRole("button", { name: "Keep it as typed" }));
  await type("Rivendel");
  expect(onChange).toHaveBeenLastCalledWith("");
});
