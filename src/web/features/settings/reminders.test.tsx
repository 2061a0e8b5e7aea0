// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Reminders } from "./reminders.tsx";

const USUAL = { byMail: true, hour: 9, quietFrom: 21, quietTo: 8 };
let sent: unknown[];
let answers: PromiseWithResolvers<Response>[];

beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (path === "/api/reminders/browsers") return Response.json({ publicKey: "", addressHashes: [] });
    if (method === "GET") return Response.json(USUAL);
    sent.push(JSON.parse(String(body)));
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    return await answer.promise;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("three quick choices of reminders are sent one by one, and none takes another back", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Reminders isVerified />
    </QueryClientProvider>,
  );
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });
  await screen.findByRole("combobox", { name: "Not before" });
  choose("Not before", "7");
  choose("Quiet from", "22");
  await waitFor(() => expect(sent).toHaveLength(1));
  answers[0]?.resolve(Response.json({ ...USUAL, hour: 7 }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Quiet from" }).value).toBe("22");
  choose("Quiet until", "6");
  answers[1]?.resolve(Response.json({ ...USUAL, hour: 7, quietFrom: 22 }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent).toEqual([{ hour: 7 }, { quietFrom: 22, quietTo: 8 }, { quietTo: 6 }]);
});

it("an hour from which on all is quiet is saved, and the person is told that no reminder would come", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Reminders isVerified />
    </QueryClientProvider>,
  );
  const hour = await screen.findByRole("combobox", { name: "Not before" });
  expect(screen.queryByText(/no reminder would ever come/)).toBeNull();
  fireEvent.change(hour, { target: { value: "22" } });
  await screen.findByText(/no reminder would ever come/);
});
