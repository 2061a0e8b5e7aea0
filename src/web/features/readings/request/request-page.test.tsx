// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BlockOutput } from "#contract/blocks.ts";
import type { Me } from "#contract/session.ts";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import { RequestPage, type RequestPageProps } from "./request-page.tsx";

const BLOCK: BlockOutput = {
  id: "0192f0c4-0000-7000-8000-000000000001",
  blockTypeId: "work",
  name: "Four drafts",
  notes: "",
  status: "active",
  resolutionReflection: null,
  parkedUntil: null,
  createdAt: "2026-11-01T08:00:00.000Z",
  updatedAt: "2026-11-01T08:00:00.000Z",
};
const ANSWERS: Record<string, unknown> = {
  [`/api/blocks/${BLOCK.id}`]: BLOCK,
  "/api/cards/the-cache": { id: "the-cache", name: "The Cache", duckQuestion: "Since when is that true?" },
};

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) => Response.json(ANSWERS[path]));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(from: Partial<Pick<RequestPageProps, "blockId" | "cardId">> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RequestPage
          userId="me"
          isGuest={false}
          me={{ advisorName: "Rob", insightsToday: null } as Me}
          blockId={null}
          cardId={null}
          onNeedAccount={() => undefined}
          renderLoop={(blockId) => <p>{`Loops of ${blockId}`}</p>}
          onSend={() => undefined}
          {...from}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole("button", { name }));
const words = () => screen.queryByLabelText<HTMLTextAreaElement>("Tell the duck more:");

describe("the kind of block", () => {
  it("the kind of block of a request is chosen from four kinds, each with a drawing, a name and a description", () => {
    open();
    const kinds = screen.getByRole("group", { name: "What’s got you stuck?" });
    const buttons = [...kinds.querySelectorAll("button")];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(
      BLOCK_TYPES.map(({ name, description }) => `${name}${description}`),
    );
    const drawings = new Set(buttons.map((button) => button.querySelector("svg")?.innerHTML));
    expect(drawings).not.toContain(undefined);
    expect(drawings.size).toBe(BLOCK_TYPES.length);
  });

  it("the kind of block of a request is locked once it is picked, can be changed, and the text is asked for only after a spread is picked", async () => {
    open();
    await press(/Work block/);
    expect(screen.queryByRole("button", { name: /Creative block/ })).toBeNull();
    await press("Pick a different block type");
    await press(/Creative block/);
    expect(words()).toBeNull();
    await press(/Quick Duck Spread/);
    expect(words()).not.toBeNull();
  });
});

describe("what is known of loops of a block", () => {
  it("what is known of loops of a block stands under its request form, and under no form without a block", async () => {
    open({ blockId: BLOCK.id });
    await screen.findByText(`Loops of ${BLOCK.id}`);
    cleanup();
    open();
    await press(/Work block/);
    expect(screen.queryByText(/^Loops of/)).toBeNull();
  });
});

describe("the text field", () => {
  it.each(BLOCK_TYPES)("the text field of a request names a $name in its placeholder", async ({ name }) => {
    open();
    await press(new RegExp(name));
    await press(/Full Pond Spread/);
    expect(words()?.placeholder).toBe(`Describe your ${name} or ask a question`);
  });

  it("the text field of a request asks for updates on a tracked block, under the block's name, and starts empty", async () => {
    open({ blockId: BLOCK.id });
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading.textContent).toBe("Get More InsightFour drafts");
    await press(/Quick Duck Spread/);
    expect(words()?.value).toBe("");
    expect(words()?.placeholder).toBe(
      "Add more details or updates about this block. What’s changed, or what else is important?",
    );
  });

  it("the text field of a request asks the question of a chosen card, and the card is named", async () => {
    open({ cardId: "the-cache" });
    await press(/Life block/);
    expect(screen.getByText("The Cache")).toBeDefined();
    expect(screen.queryByRole("button", { name: /Quick Duck Spread/ })).toBeNull();
    expect(words()?.placeholder).toBe("Since when is that true?");
  });
});

describe("the question about the hard part", () => {
  it("the question about the hard part appears once there is text, is answered by one tap and cleared by a second", async () => {
    open();
    await press(/Work block/);
    await press(/Quick Duck Spread/);
    expect(screen.queryByRole("group", { name: /What is the hard part/ })).toBeNull();
    const field = words();
    if (field) fireEvent.change(field, { target: { value: "The thing with the shed." } });
    const chip = await screen.findByRole<HTMLInputElement>("radio", { name: "I can’t begin" });
    const group = screen.getByRole("group", { name: /What is the hard part/ });
    expect(within(group).getAllByRole("radio")).toHaveLength(8);
    fireEvent.click(chip);
    expect(chip.checked).toBe(true);
    fireEvent.click(chip);
    expect(chip.checked).toBe(false);
  });
});
