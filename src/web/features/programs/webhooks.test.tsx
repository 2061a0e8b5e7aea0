// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { WebhookOutput } from "#contract/programs.ts";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { Webhooks } from "./webhooks.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hook: WebhookOutput = {
  id: "00000000-0000-7000-8000-000000000001",
  url: "https://duck.example/in",
  events: ["step.due"],
  hasContent: false,
  createdAt: "2026-11-20T08:00:00Z",
  deliveredAt: "2026-11-21T08:00:00Z",
  failingSince: "2026-11-22T08:00:00Z",
  lastFailure: "answered 500",
  disabledAt: null,
};

/** Shows the webhooks, of which there is one. Returns the changes that were sent, and the proofs that were asked for. */
function open() {
  let webhooks = [hook];
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    if (method === "GET") return Response.json({ tokens: [], calendar: null, webhooks });
    sent.push(`${method} ${path}`);
    webhooks = method === "DELETE" ? [] : [{ ...hook, disabledAt: "2026-11-25T08:00:00Z" }];
    return Response.json({ queued: true, id: hook.id, secret: "whsec_abc" });
  });
  const proofs: string[] = [];
  const runProven = <Answer,>(call: () => Promise<Answer>) => {
    proofs.push("asked");
    return call();
  };
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <Webhooks runProven={runProven} />
    </QueryClientProvider>,
  );
  return { sent, proofs };
}

async function addWebhook(): Promise<void> {
  const address = await screen.findByLabelText("Address of the new webhook");
  fireEvent.change(address, { target: { value: "https://other.example" } });
  fireEvent.click(screen.getByRole("button", { name: "Add a webhook" }));
  await screen.findByText("whsec_abc");
}

it("a webhook that fails says since when and why, and one that was turned off says so and is turned on by a test", async () => {
  const { sent, proofs } = open();
  expect((await screen.findByText(/^failing since/)).textContent).toMatch(
    /: it answered 500\. It is tried again\.$/,
  );
  fireEvent.click(screen.getByRole("button", { name: "Send a test to https://duck.example/in" }));
  expect((await screen.findByText(/^off since/)).textContent).toBe("off since Nov 25, 2026: it answered 500");
  screen.getByText("Turn on and send a test");
  expect(sent).toEqual([`POST /api/programs/webhooks/${hook.id}/test`]);
  expect(proofs).toEqual([]);
});

it("a webhook whose test cannot be sent says so, and no longer that the one before is on its way", async () => {
  open();
  const test = await screen.findByRole("button", { name: "Send a test to https://duck.example/in" });
  fireEvent.click(test);
  await screen.findByText("On its way.");
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  fireEvent.click(test);
  await screen.findByRole("alert");
  expect(screen.queryByText("On its way.")).toBeNull();
});

it("adding a webhook asks for a proof first", async () => {
  const { sent, proofs } = open();
  await addWebhook();
  expect(proofs).toEqual(["asked"]);
  expect(sent).toEqual(["POST /api/programs/webhooks"]);
});

it("the webhooks keep the focus in their section after a secret is saved and after one is removed", async () => {
  open();
  await addWebhook();
  const press = (name: string) => {
    const button = screen.getByRole("button", { name });
    button.focus();
    fireEvent.click(button);
  };
  press("I have saved it");
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Webhooks" }));
  press("Remove https://duck.example/in");
  await vi.waitFor(() => expect(screen.queryByRole("listitem")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Webhooks" }));
});
