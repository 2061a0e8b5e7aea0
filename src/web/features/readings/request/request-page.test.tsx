// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Me } from "#contract/session.ts";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import { LISTED_BLOCK } from "#test-support/listed-block.ts";
import { EXAMPLE_TEXTS } from "./example-texts.ts";
import { RequestPage, type RequestPageProps } from "./request-page.tsx";

const ANSWERS: Record<string, unknown> = {
  [`/api/blocks/${LISTED_BLOCK.id}`]: LISTED_BLOCK,
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

function open(from: Partial<Pick<RequestPageProps, "blockId" | "cardId" | "canLink">> = {}) {
  const onSend = vi.fn<RequestPageProps["onSend"]>(async () => {});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RequestPage
          userId="me"
          isGuest={false}
          canLink
          me={{ advisorName: "Rob", insightsToday: null } as Me}
          blockId={null}
          cardId={null}
          consent={null}
          isConsentMissing={false}
          renderLoop={(blockId) => <p>{`Loops of ${blockId}`}</p>}
          onSend={onSend}
          {...from}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onSend;
}

const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole("button", { name }));
const field = () =>
  screen.findByLabelText<HTMLTextAreaElement>(/^(What has you stuck\?|Tell the duck more:)$/);
const write = async (value: string) => fireEvent.change(await field(), { target: { value } });
/** Opens the line that says which block the text is about and how many cards are drawn. */
const change = () => press(/ · change$/);
const kind = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

describe("the text of a request", () => {
  it("is asked for first; what follows from it stands in one line, which opens", async () => {
    open();
    await field();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByText("Quick Duck Spread")).toBeNull();
    await write("I rewrite the same proposal for my manager.");
    expect(screen.queryByRole("radio")).toBeNull();
    await press("Work block, one card · change");
    expect(screen.getAllByRole("radio")).toHaveLength(BLOCK_TYPES.length);
    expect(screen.getByText("Quick Duck Spread")).toBeDefined();
  });

  it("can start from one of three examples, which leave once there is a text", async () => {
    open();
    const [example] = EXAMPLE_TEXTS;
    await press(example);
    expect((await field()).value).toBe(example);
    expect(screen.queryByRole("button", { name: example })).toBeNull();
  });

  it("says when it was stored, but not while it is empty", async () => {
    open();
    await write("Four drafts.");
    expect(screen.getByText(/^kept on this device \d{1,2}:\d\d [AP]M$/)).toBeDefined();
    await write("");
    expect(screen.queryByText(/^kept on this device/)).toBeNull();
    expect(screen.getByText("Two sentences are enough.")).toBeDefined();
  });

  it.each(BLOCK_TYPES)("is asked for with the name of the kind that was picked: $name", async ({ name }) => {
    open();
    expect((await field()).placeholder).toBe("Describe your block or ask a question");
    await write("Something.");
    await change();
    fireEvent.click(kind(name));
    await write("");
    expect((await field()).placeholder).toBe(`Describe your ${name} or ask a question`);
  });

  it("on a tracked block is about updates, under the block's name, and starts empty", async () => {
    open({ blockId: LISTED_BLOCK.id });
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading.textContent).toBe("Get More InsightFour drafts");
    const words = await screen.findByLabelText<HTMLTextAreaElement>("Tell the duck more:");
    expect(words.value).toBe("");
    expect(words.placeholder).toBe(
      "Add more details or updates about this block. What’s changed, or what else is important?",
    );
  });

  it("answers the question of a chosen card, which is named and drawn alone", async () => {
    open({ cardId: "the-cache" });
    expect((await field()).placeholder).toBe("Since when is that true?");
    await write("It is still true.");
    expect(screen.getByText("The Cache")).toBeDefined();
    await press("Life block · change");
    expect(screen.queryByText("Quick Duck Spread")).toBeNull();
  });

  it("a request without a text is not sent, and the field gets the focus", async () => {
    const onSend = open();
    await press("Send to Rob");
    expect(document.activeElement).toBe(await field());
    expect(onSend).not.toHaveBeenCalled();
  });
});

describe("the kind of block", () => {
  it("of a request is guessed from the text and is sent with one card", async () => {
    const onSend = open();
    await write("My sister and I have not spoken since the wedding.");
    await change();
    expect(kind("Relationship block").checked).toBe(true);
    await press("Send to Rob");
    const [sent] = onSend.mock.calls[0] ?? [];
    expect(sent).toMatchObject({ blockTypeId: "relationship", spread: "quick-draw" });
  });

  it("of a request is changed by one tap, and stays while the text changes", async () => {
    const onSend = open();
    await write("My sister and I have not spoken since the wedding.");
    await change();
    fireEvent.click(kind("Life block"));
    await write("My sister and I have not spoken since the wedding. My novel is about it.");
    expect(kind("Life block").checked).toBe(true);
    await press("Send to Rob");
    expect(onSend.mock.calls[0]?.[0]).toMatchObject({ blockTypeId: "life" });
  });

  it("of a request can be picked by its description and drawing", async () => {
    open();
    await write("Something.");
    await change();
    expect(screen.queryByRole("button", { name: "Pick a different block type" })).toBeNull();
    fireEvent.click(kind("Work block"));
    await press("Pick a different block type");
    const kinds = screen.getByRole("group", { name: "What’s got you stuck?" });
    const buttons = within(kinds).getAllByRole("button");
    expect(buttons.pop()?.textContent).toBe("Cancel");
    expect(buttons.map(({ textContent }) => textContent)).toEqual(
      BLOCK_TYPES.map(({ name, description }) => `${name}${description}`),
    );
    const drawings = new Set(buttons.map((button) => button.querySelector("svg")?.innerHTML));
    expect(drawings).not.toContain(undefined);
    expect(drawings.size).toBe(BLOCK_TYPES.length);
    await press(/Creative block/);
    expect(kind("Creative block").checked).toBe(true);
  });

  it("a request that is linked to a block that is gone is not sent, and leads to the list of blocks", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ items: [], nextCursor: null }));
    const onSend = open();
    await write("It moved.");
    await change();
    await press("Or connect to an existing block");
    await screen.findByText("Which block?");
    await press("Send to Rob");
    expect(onSend).not.toHaveBeenCalled();
    expect(document.activeElement).not.toBe(await field());
  });

  it("a request can be linked to a tracked block by a person with a block, and not by anybody else", async () => {
    open();
    await press("Or connect to an existing block");
    await screen.findByRole("button", { name: "Start a new block" });
    cleanup();
    localStorage.clear();
    open({ canLink: false });
    await write("Something.");
    await change();
    expect(screen.queryByRole("button", { name: "Or connect to an existing block" })).toBeNull();
  });

  it("a request that was linked while there was a block can be unlinked without one", async () => {
    open();
    await press("Or connect to an existing block");
    cleanup();
    open({ canLink: false });
    await press("Start a new block");
    await screen.findByLabelText("What has you stuck?");
  });
});

describe("how many cards are drawn", () => {
  it("three cards instead of one are drawn after one tap", async () => {
    const onSend = open();
    await write("Something.");
    await change();
    await press("Three cards instead");
    expect(screen.getByText("Full Pond Spread")).toBeDefined();
    await press("Send to Rob");
    expect(onSend.mock.calls[0]?.[0]).toMatchObject({ spread: "full-pond" });
  });
});

describe("the request page", () => {
  it("asks nothing about the matter, because the questions come under the card", async () => {
    open();
    await write("The thing with the shed.");
    await change();
    await screen.findByRole("radio", { name: "Work block" });
    expect(screen.queryByText(/hard part/)).toBeNull();
  });
});

describe("what is known of loops of a block", () => {
  it("stands under its request form, and under no form without a block", async () => {
    open({ blockId: LISTED_BLOCK.id });
    await screen.findByText(`Loops of ${LISTED_BLOCK.id}`);
    cleanup();
    open();
    await write("Something.");
    expect(screen.queryByText(/^Loops of/)).toBeNull();
  });
});
