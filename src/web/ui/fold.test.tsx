// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Fold } from "./fold.tsx";

afterEach(cleanup);

it("a fold renders its content when it first opens, and keeps what was typed there while it is closed", () => {
  render(
    <Fold label="Webhooks">
      <input aria-label="Address" />
    </Fold>,
  );
  expect(document.querySelector("input")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Webhooks", expanded: false }));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "https://duck.example" } });
  fireEvent.click(screen.getByRole("button", { name: "Webhooks", expanded: true }));
  expect(screen.queryByRole("textbox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Webhooks" }));
  expect(screen.getByRole("textbox")).toHaveProperty("value", "https://duck.example");
});
