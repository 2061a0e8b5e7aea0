// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { MAIN_ID } from "../../ui/bars.tsx";
import { JournalRow } from "./journal-row.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ID = "0192f0c4-0000-7000-8000-000000000002";
const press = (name: RegExp) => {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
};

function open(timeZone: string | null = null) {
  const entry = {
    kind: "journal" as const,
    id: ID,
    text: "Rain.",
    isUnreadable: false,
    createdAt: "2021-05-06T07:08:09Z",
    timeZone,
  };
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <main id={MAIN_ID} tabIndex={-1}>
        <input aria-label="Search" />
        <ul>
          <JournalRow entry={entry} />
        </ul>
      </main>
    </QueryClientProvider>,
  );
}

it("a journal entry is deleted only after a second press, because there is no undo, and the focus is never lost", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`);
    return Response.json({ isRemoved: true });
  });
  open();
  press(/^Delete/);
  expect(document.activeElement?.textContent).toMatch(/^Keep/);
  press(/^Keep/);
  expect(document.activeElement?.textContent).toMatch(/^Delete/);
  press(/^Delete/);
  expect(sent).toEqual([]);
  press(/^Delete/);
  await vi.waitFor(() => expect(sent).toEqual([`DELETE /api/journal-entries/${ID}`]));
  await vi.waitFor(() => expect(document.activeElement?.id).toBe(MAIN_ID));
});

it("a journal entry that is deleted leaves the focus where the person is typing meanwhile", async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answer);
  open();
  press(/^Delete/);
  press(/^Delete/);
  const search = screen.getByLabelText("Search");
  search.focus();
  const isBusy = () => screen.getByRole("button", { name: /^Delete/ }).hasAttribute("aria-busy");
  await vi.waitFor(() => expect(isBusy()).toBe(true));
  resolve(Response.json({ isRemoved: true }));
  await vi.waitFor(() => expect(isBusy()).toBe(false));
  expect(document.activeElement).toBe(search);
});

it("a journal entry is dated by the day that it was where it was written", () => {
  open("Pacific/Kiritimati");
  expect(screen.getByText("May 6, 2021")).toBeDefined();
  cleanup();
  open("Pacific/Pago_Pago");
  expect(screen.getByText("May 5, 2021")).toBeDefined();
});
