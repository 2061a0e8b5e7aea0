// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { Landing } from "./landing.tsx";
import { ReviewsPage } from "./reviews-page.tsx";
import { POND_REVIEWS, TESTIMONIALS } from "./testimonials.ts";

afterEach(cleanup);

function open(hasReading = false) {
  render(
    <MemoryRouter>
      <Landing
        deckSize={36}
        strip={[{ id: "the-cache", name: "The Cache", artAlt: "a jar" }]}
        letters={TESTIMONIALS}
        hasReading={hasReading}
        start={<button type="button">start</button>}
        onSignIn={() => {}}
        ask={null}
        join={<button type="button">join</button>}
      />
    </MemoryRouter>,
  );
}

const namesIn = (region: string, selector: string) =>
  [...screen.getByRole("region", { name: region }).querySelectorAll(selector)].map((one) => one.textContent);

describe("the landing page", () => {
  it("shows the kinds of block, the consultant and the letters in this order, and the closing section last", () => {
    open();
    const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(headings.slice(0, 3)).toEqual([
      "What's got you stuck",
      "Meet your consultant",
      "Messages from the living",
    ]);
    expect(headings.at(-1)).toBe("This is the bottom. Everything from here is up.");
    expect(screen.getByRole("button", { name: "join" })).toBeDefined();
  });

  it("begins with the button that starts a reading, and names four kinds of problem", () => {
    open();
    expect(screen.getAllByRole("button")[0]?.textContent).toBe("start");
    expect(namesIn("What's got you stuck", "h3")).toEqual([
      "Creative block",
      "Life stagnation",
      "Career clarity",
      "Communication breakdowns",
    ]);
  });

  it("introduces the consultant as a dead developer who is now a rubber duck in a wizard hat", () => {
    open();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("He’s dead.");
    expect(screen.getByRole("img", { name: /rubber duck in a bent wizard hat/ })).toBeDefined();
    const consultant = screen.getByRole("region", { name: "Meet your consultant" });
    expect(consultant.textContent).toMatch(/Rob was a developer.*He died at his desk.*as the duck/s);
    expect(namesIn("Meet your consultant", "dd")[1]).toBe("Process exited. No core dump was written.");
  });

  it("shows the years of the consultant's life and the year he came back", () => {
    open();
    expect(namesIn("Meet your consultant", "dt")).toEqual(["1977", "2023", "2025"]);
    expect(screen.getByText("1977–2023")).toBeDefined();
    expect(screen.getByText(/since 2025/)).toBeDefined();
  });

  it("shows three letters of five stars each and says that they are fictional", () => {
    open();
    expect(namesIn("Messages from the living", "blockquote")).toHaveLength(3);
    expect(screen.getAllByRole("img", { name: "5 of 5 stars" })).toHaveLength(3);
    expect(screen.getByText(/as fictional as the consultant/)).toBeDefined();
  });

  it("shows a guest with a reading a link to it instead of the button", () => {
    open(true);
    expect(screen.getByRole("link", { name: "Your reading" }).getAttribute("href")).toBe("/insights");
    expect(screen.queryByRole("button", { name: "start" })).toBeNull();
  });
});

describe("the reviews page", () => {
  it("says that the reviews are fictional", () => {
    render(
      <MemoryRouter>
        <ReviewsPage letters={TESTIMONIALS} fromThePond={POND_REVIEWS} join={null} />
      </MemoryRouter>,
    );
    expect(screen.getByText(/as fictional as the consultant/)).toBeDefined();
    expect(screen.getAllByRole("img", { name: /of 5 stars/ })).toHaveLength(6);
  });
});
