// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadDialogs } from "../../ui/dialog.tsx";
import { AddBlock } from "./add-block.tsx";

beforeAll(loadDialogs);

let sent: { id: string; name: string }[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Promise.reject(new TypeError("the answer got lost"));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function open(): void {
  cleanup();
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: "always" } } });
  render(
    <QueryClientProvider client={client}>
      <AddBlock userId="0190" onClose={() => undefined} onAdded={() => undefined} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getAllByRole("radio")[0] as HTMLElement);
}

async function adds(name: string): Promise<void> {
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: name } });
  const before = sent.length;
  fireEvent.click(screen.getByRole("button", { name: "Add block" }));
  await vi.waitFor(() => expect(sent).toHaveLength(before + 1));
  await screen.findByText(/^It was not added; what you typed is still here\./);
}

it("adding a block again after a lost answer reuses the same id, even after a reload", async () => {
  open();
  await adds("Page forty");
  await adds("Page forty");
  open();
  await adds("Page forty");
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});

it("adding a block with a different name uses a new id", async () => {
  open();
  await adds("Page forty");
  await adds("Page forty-one");
  expect(sent[0]?.id).not.toBe(sent[1]?.id);
});
