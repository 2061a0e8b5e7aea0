// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "#web/ui/button.tsx";
import { Contained } from "#web/ui/contained.tsx";
import { copyShownPage, PageAsItWas } from "./page-as-it-was.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function BreaksInEffect() {
  useEffect(() => {
    throw new Error("broken by an extension");
  }, []);
  return <p>a small thing</p>;
}

function Failure({ error }: { error: unknown }) {
  const [page] = useState(copyShownPage);
  return page ? <PageAsItWas page={page} error={error} /> : <p>This page fell in</p>;
}

describe("a page whose scripts fail", () => {
  it("keeps the text that it showed", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    render(
      <Contained instead={(error) => <Failure error={error} />}>
        <main>
          <p>Call 142.</p>
          <BreaksInEffect />
        </main>
      </Contained>,
    );
    expect(screen.getByText("Call 142.")).toBeDefined();
    expect(screen.getByText(/stopped working/)).toBeDefined();
    expect(screen.queryByText("This page fell in")).toBeNull();
  });

  it("a part that fails leaves the page around it alone", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    render(
      <main>
        <Contained>
          <BreaksInEffect />
        </Contained>
        <p>Call 142.</p>
      </main>,
    );
    expect(screen.getByText("Call 142.")).toBeDefined();
    expect(screen.queryByText("a small thing")).toBeNull();
  });
});

/** Wraps each text below an element in two elements, as a page translator does. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    outer.firstElementChild?.append(text.textContent ?? "");
    text.parentNode?.replaceChild(outer, text);
  }
}

describe("a button under a page translator", () => {
  it("can become busy and ready again", () => {
    const { rerender, container } = render(<Button>Sign in</Button>);
    translate(container);
    rerender(<Button isBusy>Sign in</Button>);
    expect(screen.getByRole("button").textContent).toBe("Sign in");
    rerender(<Button>Sign in</Button>);
    expect(screen.getByRole("button", { name: "Sign in" }).hasAttribute("aria-busy")).toBe(false);
  });
});
