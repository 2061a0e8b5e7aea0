// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { MAIN_ID } from "../ui/bars.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

afterEach(cleanup);

function Frame() {
  useFocusOnArrival();
  return (
    <>
      <Link to="/b">In the bar</Link>
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function open() {
  const pages = [
    { path: "/a", element: <Link to="/b">On the page</Link> },
    { path: "/b", element: <p>The other one</p> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children: pages }], { initialEntries: ["/a"] });
  render(<RouterProvider router={router} />);
}

async function follow(name: string) {
  const link = screen.getByRole("link", { name });
  link.focus();
  fireEvent.click(link);
  await screen.findByText("The other one");
}

it("a page moves the focus to its main part after a link in the page was followed", async () => {
  open();
  expect(document.activeElement).toBe(document.body);
  await follow("On the page");
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it("a page keeps the focus on a link in the navigation bar after that was followed", async () => {
  open();
  await follow("In the bar");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "In the bar" }));
});
