// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "./dialog.tsx";
import { type LaterComponent, loadLater, useLater } from "./load-later.ts";
import { MoreMenu, MoreMenuItem } from "./more-menu.tsx";

afterEach(cleanup);

const Box = ({ words }: { words: string }) => <p>{words}</p>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: "" };
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render() {
    return this.state.message || this.props.children;
  }
}

function Place({ later, isNeeded }: { later: LaterComponent<{ words: string }>; isNeeded: boolean }) {
  const Found = useLater(later, isNeeded);
  return Found && <Found words="here" />;
}

function show(fetchCode: () => Promise<typeof Box>) {
  const later = loadLater(fetchCode);
  const page = (isNeeded: boolean) => (
    <Boundary>
      <Place later={later} isNeeded={isNeeded} />
    </Boundary>
  );
  const { rerender, unmount } = render(page(false));
  return {
    need: () => rerender(page(true)),
    again() {
      unmount();
      render(page(true));
    },
  };
}

describe("a component that is loaded later", () => {
  it("is fetched once, when it is needed", async () => {
    const fetchCode = vi.fn(async () => Box);
    const place = show(fetchCode);
    expect(fetchCode).not.toHaveBeenCalled();
    place.need();
    expect(await screen.findByText("here")).toBeDefined();
    place.again();
    expect(screen.getByText("here")).toBeDefined();
    expect(fetchCode).toHaveBeenCalledOnce();
  });

  it("reports that its code did not arrive, and is fetched again next time", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const fetchCode = vi.fn(async () => Box).mockRejectedValueOnce(new Error("no code"));
    const place = show(fetchCode);
    place.need();
    expect(await screen.findByText("no code")).toBeDefined();
    place.again();
    expect(await screen.findByText("here")).toBeDefined();
  });
});

describe("the menu behind three dots", () => {
  it("opens with its entries at the first click, and its button keeps its name", async () => {
    const chosen = vi.fn();
    render(
      <MoreMenu label="More">
        <MoreMenuItem onClick={chosen}>Export</MoreMenuItem>
      </MoreMenu>,
    );
    const button = screen.getByRole("button", { name: "More" });
    expect(button.getAttribute("aria-haspopup")).toBe("menu");
    expect(button.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole("menuitem", { name: "Export" }));
    expect(chosen).toHaveBeenCalledOnce();
  });
});

describe("a dialog", () => {
  it("that is closed renders nothing, and opens with its title and content", async () => {
    const dialog = (isOpen: boolean) => (
      <Dialog isOpen={isOpen} onClose={() => undefined} title="Before the first card">
        <button type="button">Agree</button>
      </Dialog>
    );
    const { rerender } = render(dialog(false));
    expect(document.body.textContent).toBe("");
    rerender(dialog(true));
    expect(await screen.findByRole("dialog", { name: "Before the first card" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Agree" })).toBeDefined();
  });
});
