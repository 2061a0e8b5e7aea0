// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub, MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import { cardOfDay, dayNumberOf } from "#domain/deck/card-of-day.ts";
import { listCards, readCard } from "../app/deck.server.ts";
import { CardLibrary } from "../features/cards/card-library.tsx";
import { type Auth, AuthContext } from "../features/session/auth-context.ts";
import { DECK_IDS } from "../ui/tarot-card.tsx";
import Card, * as cardRoute from "./card.tsx";
import Cards, * as cardsRoute from "./cards.tsx";

const VISITOR = { me: null, user: null, isGuest: false, status: "ready" } as unknown as Auth;

// jsdom does not support <search>, and React warns about unknown elements. This setting prevents the warning.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement" });

let restsForever: Promise<never>;
beforeEach(() => {
  restsForever = new Promise(() => {});
});
afterEach(cleanup);

function asVisitor(page: ReactNode) {
  render(<AuthContext value={VISITOR}>{page}</AuthContext>);
}

/** Shows the page at this address to a visitor. With `isOnItsWay` the data of the page is still loading. */
function open(path: string, isOnItsWay = false) {
  const Site = createRoutesStub([
    {
      path: "/cards",
      Component: Cards as never,
      HydrateFallback: cardsRoute.HydrateFallback,
      loader: () => (isOnItsWay ? restsForever : cardsRoute.loader()),
    },
    {
      path: "/cards/:slug",
      Component: Card as never,
      HydrateFallback: cardRoute.HydrateFallback,
      loader: ({ params }) => (isOnItsWay ? restsForever : readCard(params.slug)),
    },
  ]);
  asVisitor(<Site initialEntries={[path]} />);
}

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const cached = () => {
  const found = readCard("the-cache");
  if (!found) throw new Error("there is no such card");
  return found.card;
};

describe("the library", () => {
  it.each(["/cards", "/cards/the-cache"])(
    "the card library says 'Loading cards...' at %s until they have loaded",
    (path) => {
      open(path, true);
      expect(screen.getByText("Loading cards...")).toBeDefined();
    },
  );

  it("the card library has the title 'Card Library' and a search by name, meaning, or tags", async () => {
    open("/cards");
    const search = await screen.findByPlaceholderText("Search cards by name, meaning, or tags...");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Card Library");
    fireEvent.change(search, { target: { value: "the cache" } });
    expect(within(screen.getByRole("main")).getAllByRole("listitem")).toHaveLength(1);
  });

  it("the card library shows the question of today's card", async () => {
    open("/cards");
    const today = cardOfDay(dayNumberOf(Date.now()), DECK_IDS) ?? "";
    const place = within(await screen.findByRole("region", { name: "Card of the day" }));
    expect(place.getByText(readCard(today)?.card.duckQuestion ?? "")).toBeDefined();
    expect(place.queryByText(/It does not count as a reading/)).toBeNull();
  });

  it("the card library shows each card's face, name, core meaning and three tags, and the number of other tags", async () => {
    open("/cards");
    await screen.findByText("Card Library");
    const tiles = within(screen.getByRole("main")).getAllByRole("listitem");
    const shown = tiles.map((tile) => ({
      face: tile.querySelector("use")?.getAttribute("href")?.split("#")[1],
      name: tile.querySelector("h2")?.textContent,
      said: [...tile.querySelectorAll("p")].map(({ textContent }) => textContent),
    }));
    expect(shown).toEqual(
      listCards().map(({ id, name, coreMeaning, tags }) => {
        const more = tags.length > 3 ? `\u00a0+${tags.length - 3}` : "";
        return { face: id, name, said: [coreMeaning, `${tags.slice(0, 3).join("\u00a0· ")}${more}`] };
      }),
    );
    expect(shown.some(({ said }) => said[1]?.includes("+1"))).toBe(true);
  });
});

describe("the library's filters", () => {
  const shown = () => within(screen.getByRole("main")).getAllByRole("listitem").length;

  it("leave the cards of one family, until it is pressed again", async () => {
    open("/cards");
    const forks = await screen.findByRole("button", { name: "forks" });
    const all = shown();
    fireEvent.click(forks);
    const ofFamily = listCards().filter(({ family }) => family === "forks").length;
    expect(shown()).toBe(ofFamily);
    screen.getByText(`Showing ${ofFamily} of ${all} cards`);
    expect(forks.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(forks);
    expect(shown()).toBe(all);
  });

  it("say nothing of cards that were met to a visitor", async () => {
    open("/cards");
    await screen.findByRole("button", { name: "forks" });
    expect(screen.queryByRole("group", { name: "Met" })).toBeNull();
  });

  it("leave the cards that somebody has met, or the others, and say how often", () => {
    const timesMet = new Map([["the-cache", 2]]);
    asVisitor(
      <MemoryRouter>
        <main>
          <CardLibrary cards={listCards()} timesMet={timesMet} />
        </main>
      </MemoryRouter>,
    );
    const all = shown();
    fireEvent.click(screen.getByRole("button", { name: "met 1" }));
    expect(shown()).toBe(1);
    expect(screen.getByRole("link").textContent).toContain("met 2 times");
    fireEvent.click(screen.getByRole("button", { name: `not met ${all - 1}` }));
    expect(shown()).toBe(all - 1);
  });
});

describe("a card's page", () => {
  it("shows its face, its name, and its question in quotes", async () => {
    open("/cards/the-cache");
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("The Cache");
    const face = screen.getByRole("img", { name: `The Cache: ${cached().artAlt}` });
    expect(face.querySelector("use")?.getAttribute("href")).toMatch(/#the-cache$/);
    expect(screen.getByText(`“${cached().duckQuestion}”`)).toBeDefined();
  });

  it("links back to the library at its top and at its end", async () => {
    open("/cards/the-cache");
    await screen.findByRole("heading", { level: 1 });
    expect(hrefOf("Back to Cards")).toBe("/cards");
    expect(hrefOf("Explore More Cards")).toBe("/cards");
  });

  it("shows a visitor its meaning for each kind of block, Rob's take, three prompts and tags", async () => {
    open("/cards/the-cache");
    await screen.findByRole("heading", { level: 1 });
    const { blockApplications, duckWisdom, perspectivePrompts, tags } = cached();
    const applications = within(screen.getByRole("region", { name: "Where it applies" }));
    expect(applications.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(
      BLOCK_TYPES.map(({ name }) => name),
    );
    expect(applications.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(
      BLOCK_TYPES.map(({ id }) => blockApplications[id]),
    );
    expect(screen.getByRole("region", { name: "Rob's Take" }).textContent).toContain(duckWisdom);
    const prompts = within(screen.getByRole("region", { name: "Perspective prompts" }));
    expect(prompts.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      perspectivePrompts.slice(0, 3).map((prompt, index) => `${index + 1}${prompt}`),
    );
    expect(perspectivePrompts.length).toBeGreaterThan(3);
    expect(screen.getByText(tags.join(" · "))).toBeDefined();
  });
});
