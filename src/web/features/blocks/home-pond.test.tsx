// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import type { HomeOutput } from "#contract/home.ts";
import { HomePond } from "./home-pond.tsx";

afterEach(cleanup);

const BLOCK: HomeOutput["activeBlocks"][number] = {
  id: "0192f0c4-0000-7000-8000-000000000001",
  blockTypeId: "work",
  name: "Four drafts",
  notes: "",
  status: "active",
  resolutionReflection: null,
  parkedUntil: null,
  createdAt: "2020-10-14T08:00:00.000Z",
  updatedAt: "2020-10-14T08:00:00.000Z",
  history: [],
  readingCount: 0,
  isGrave: false,
};
const resting = (id: string, name: string, status: "paused" | "resolved") => {
  const { blockTypeId, updatedAt } = BLOCK;
  return { id, name, blockTypeId, status, updatedAt };
};

it("the picture on home has stones for paused and resolved blocks, and its text names them and links to them", async () => {
  const restingBlocks = [resting("a", "Telling Jo", "paused"), resting("b", "The glaze", "resolved")];
  const home = { activeBlocks: [BLOCK], hasMoreActive: false, restingBlocks };
  const { container } = render(
    <MemoryRouter>
      <HomePond home={home} />
    </MemoryRouter>,
  );
  expect(container.querySelector("p")?.textContent).toMatch(
    /ago\. “Telling Jo” is paused\. “The glaze” is resolved\.$/,
  );
  const named = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(named).toEqual([
    ["Telling Jo", "/blocks/a"],
    ["The glaze", "/blocks/b"],
  ]);
  const stones = () =>
    [...container.querySelectorAll('a[tabindex="-1"]')].map((link) => link.getAttribute("href"));
  await waitFor(() => expect(stones()).toEqual([`/blocks/${BLOCK.id}`, "/blocks/a", "/blocks/b"]));
});
