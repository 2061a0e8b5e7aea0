// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { offlineError, timeoutError } from "../api/api-error.ts";

/** Whether the file with the drawings can be loaded. */
let arrives = true;

function NamedDrawing({ name }: { name: string }) {
  return <p>a drawing: {name}</p>;
}

beforeEach(() => {
  vi.resetModules();
  vi.doMock("./panel-art.tsx", () => {
    if (!arrives) throw new Error("no such file");
    return { PanelArt: NamedDrawing };
  });
});

afterEach(() => {
  cleanup();
  arrives = true;
  vi.doUnmock("./panel-art.tsx");
});

const freshPanels = () => import("./notice.tsx");

describe("the panel of a failure", () => {
  it("shows the drawing of what is missing, hidden from screen readers", async () => {
    const { ErrorPanel } = await freshPanels();
    render(<ErrorPanel title="Card not found" art="gap" />);
    const drawing = await screen.findByText("a drawing: gap");
    expect(drawing.closest("[aria-hidden='true']")).not.toBeNull();
  });

  it("shows a pulled plug if there is no connection", async () => {
    const { ErrorPanel } = await freshPanels();
    render(<ErrorPanel title="Your pond did not load" cause={offlineError(new Error("no network"))} />);
    expect(await screen.findByText("a drawing: plug")).toBeDefined();
  });

  it("of the server draws the server without loading a drawing", async () => {
    const { ErrorPanel } = await freshPanels();
    render(<ErrorPanel title="Your pond did not load" cause={timeoutError("That took too long.")} />);
    await vi.dynamicImportSettled();
    expect(screen.queryByText(/a drawing/)).toBeNull();
    expect(screen.getByRole("alert").querySelector("svg")).not.toBeNull();
  });

  it("keeps its words and controls if its drawing does not arrive", async () => {
    arrives = false;
    const { ErrorPanel } = await freshPanels();
    render(<ErrorPanel title="Card not found" art="gap" actions={<button type="button">Back</button>} />);
    await vi.dynamicImportSettled();
    expect(screen.queryByText(/a drawing/)).toBeNull();
    expect(screen.getByRole("heading", { name: "Card not found" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Back" })).toBeDefined();
  });
});
