// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { HomeOutput } from "#contract/home.ts";
import { LISTED_BLOCK } from "#test-support/listed-block.ts";
import { HomePond } from "./home-pond.tsx";
import { RestingWords } from "./resting-words.tsx";

const NOON = "2026-11-20T12:00:00.000Z";
const YESTERDAY = "2026-11-19T12:00:00.000Z";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const active = (id: string, name: string, updatedAt = YESTERDAY) => ({
  ...LISTED_BLOCK,
  id,
  name,
  updatedAt,
});
const resting = (id: string, name: string, status: "paused" | "resolved") => {
  const { blockTypeId } = LISTED_BLOCK;
  return { id, name, blockTypeId, status, updatedAt: YESTERDAY };
};

function show(said: Partial<Pick<HomeOutput, "activeBlocks" | "restingBlocks" | "lastDone">>) {
  vi.useFakeTimers({ now: new Date(NOON) });
  const home = { activeBlocks: [], restingBlocks: [], lastDone: null, ...said };
  const { container } = render(
    <MemoryRouter>
      <HomePond home={home} />
      <RestingWords resting={home.restingBlocks} />
    </MemoryRouter>,
  );
  const stones = [...container.querySelectorAll('a[tabindex="-1"]')];
  return {
    container,
    names: stones.map((link) => link.textContent),
    links: stones.map((link) => link.getAttribute("href")),
  };
}

describe("the picture on home", () => {
  it("names each stone, the block that changed last first, and leads to the blocks", () => {
    const { names, links } = show({
      activeBlocks: [active("a", "Bread with my daughter"), active("b", "The glaze", NOON)],
    });
    expect(names).toEqual(["The glazetoday", "Bread with my daughter1 d"]);
    expect(links).toEqual(["/blocks/b", "/blocks/a"]);
  });

  it("has a named stone for each of five blocks, with the first whole words of a long name", () => {
    const long = "Writing back to the landlord about the damp wall";
    const { names } = show({
      activeBlocks: [active("a", long), ...["b", "c", "d", "e", "f"].map((id) => active(id, `Block ${id}`))],
    });
    expect(names).toEqual(["Writing back to the landlord…", "Block b", "Block c", "Block d", "Block e"]);
  });

  it("says at the stone that a step was done, and marks it", () => {
    const { names, container } = show({
      activeBlocks: [active("a", "Bread with my daughter")],
      lastDone: { title: "Put the flour on the counter", doneAt: YESTERDAY, blockId: "a" },
    });
    expect(names).toEqual(["Bread with my daughterstep done yesterday"]);
    expect(container.querySelector(".fill-reed")).not.toBeNull();
  });

  it("has stones for paused blocks where there is room, and unnamed ones for resolved blocks; the text names them all", () => {
    const { names, container } = show({
      activeBlocks: [active("c", "Four drafts")],
      restingBlocks: [resting("a", "Telling Jo", "paused"), resting("b", "The glaze", "resolved")],
    });
    expect(names).toEqual(["Four drafts1 d", "Telling Jopaused 1 d"]);
    expect(container.querySelectorAll(".home-bank svg")).toHaveLength(1);
    expect(container.querySelector("p")?.textContent).toBe(
      "“Telling Jo” is paused. “The glaze” is resolved. ",
    );
    const named = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(named).toEqual([
      ["Telling Jo", "/blocks/a"],
      ["The glaze", "/blocks/b"],
    ]);
  });
});
