// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadDialogs } from "../../ui/dialog.tsx";
import { ReportDialog } from "./report-dialog.tsx";

const ID = "0192f0c4-0000-7000-8000-000000000001";
const HELP = [{ name: "Samaritans", country: "GB", kind: "suicide", phone: "116 123" }];
const error = {
  code: "crisis_help",
  message: "Before any cards: here is someone to talk to right now.",
  help: HELP,
};

let sent: unknown[];
beforeEach(async () => {
  await loadDialogs();
  sent = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return sent.length === 1 ? Response.json({ error }, { status: 409 }) : Response.json({ received: true });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the report of a reading", () => {
  it("shows help where its note speaks of danger, keeps the note, and is sent when confirmed", async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ReportDialog insightId={ID} onClose={() => undefined} />
      </QueryClientProvider>,
    );
    fireEvent.click(screen.getByRole("radio", { name: /It is harmful/ }));
    const note = screen.getByRole("textbox", { name: /What was it/ });
    fireEvent.change(note, { target: { value: "I want to kill myself now" } });
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await screen.findByText("Samaritans");
    expect(note).toHaveProperty("value", "I want to kill myself now");
    fireEvent.click(screen.getByRole("button", { name: "Send it anyway" }));
    await screen.findByText("Thank you");
    expect(sent[1]).toMatchObject({ note: "I want to kill myself now", goOnAnyway: true });
  });
});
