// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { LISTED_BLOCK } from "#test-support/listed-block.ts";
import { HomePond } from "./home-pond.tsx";

afterEach(cleanup);

const resting = (id: string, name: string, status: "paused" | "resolved") => {
  const { blockTypeId, updatedAt } = LISTED_BLOCK;
  return { id, name, blockTypeId, status, updatedAt };
};

it("the picture on home has stones for paused and resolved blocks, and its text names them and links to them", async () => {
  const restingBlocks = [resting("a", "Telling Jo", "paused"), resting("b", "The glaze", "resolved")];
  const home = { activeBlocks: [LISTED_BLOCK], hasMoreActive: false, restingBlocks };
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
  await waitFor(() => expect(stones()).toEqual([`/blocks/${LISTED_BLOCK.id}`, "/blocks/a", "/blocks/b"]));
});
