// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { BottomBar } from "../../ui/bars.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { ChatButton } from "./chat-button.tsx";

const ITEMS = [{ to: "/new-insight", label: "New reading", icon: PlusIcon, isRaised: true }];

afterEach(cleanup);

function open(fields: Partial<ComponentProps<typeof ChatButton>>) {
  render(
    <MemoryRouter>
      <ChatButton
        advisorName="Rob"
        mayBeInDanger={false}
        waitingCount={0}
        hasDraft={false}
        takesFocus={false}
        onOpen={() => undefined}
        {...fields}
      />
      <BottomBar items={ITEMS} />
    </MemoryRouter>,
  );
}

describe("the button that opens the chat", () => {
  it.each([
    [{}, "Argue with Rob"],
    [{ hasDraft: true }, "Argue with Rob, draft"],
    [{ waitingCount: 1, hasDraft: true }, "Argue with Rob, 1 unsent"],
    [{ waitingCount: 2 }, "Argue with Rob, 2 unsent"],
    [{ mayBeInDanger: true }, "Talk to Rob"],
  ])("is in the phone's navigation, and keeps its name: %o", (fields, name) => {
    open(fields);
    within(screen.getByRole("navigation", { name: "Main" })).getByRole("button", { name });
  });

  it("shows its name on a phone while a message waits", () => {
    open({ waitingCount: 2 });
    const bar = screen.getByRole("navigation", { name: "Main" });
    expect(within(bar).getByText("Argue").classList.contains("sr-only")).toBe(false);
    expect(within(bar).getByText("2").getAttribute("aria-hidden")).toBe("true");
  });
});
