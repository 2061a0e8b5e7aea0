// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SetUpWays } from "#contract/sign-in.ts";
import * as leaving from "./leave-page.ts";
import { OtherWays } from "./other-ways.tsx";

const ALL: SetUpWays = { providers: [{ id: "club", name: "Pond Club" }], hasDomains: true, hasWallets: true };
const NONE: SetUpWays = { providers: [], hasDomains: false, hasWallets: false };

let ways: SetUpWays;
let asked: [string, unknown][];
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    const sent = body ? JSON.parse(String(body)) : undefined;
    asked.push([path, sent]);
    if (path.endsWith("/ways")) return Response.json(ways);
    return Response.json({ url: "https://id.example/authorize" });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(path = "/login") {
  const entered = vi.fn(async () => undefined);
  const { container } = render(
    <MemoryRouter initialEntries={[path]}>
      <OtherWays returnTo="/blocks" onEntered={entered} onSecondStep={() => undefined} />
    </MemoryRouter>,
  );
  return { container, entered };
}

describe("the other ways to sign in", () => {
  it("are not there if none is set up", async () => {
    ways = NONE;
    const { container } = open();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(container.querySelector("button")).toBeNull();
  });

  it("lead to the provider, and back to the page that was wanted", async () => {
    ways = ALL;
    const leave = vi.spyOn(leaving, "loadPageAnew").mockReturnValue();
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Continue with Pond Club" }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith("https://id.example/authorize"));
    expect(asked.at(-1)).toEqual([
      "/api/auth/sign-in/provider",
      { providerId: "club", callbackURL: "/blocks" },
    ]);
  });

  it("offer a wallet only to a browser that has one, and show what it refuses", async () => {
    ways = ALL;
    open();
    await screen.findByRole("button", { name: "Continue with Pond Club" });
    expect(screen.queryByRole("button", { name: "Continue with a wallet" })).toBeNull();
    cleanup();
    const refusal = Object.assign(new Error("User rejected the request"), { code: 4001 });
    const request = vi.fn().mockRejectedValueOnce(refusal).mockRejectedValueOnce(new Error("No connection"));
    vi.stubGlobal("ethereum", { request });
    const { entered } = open();
    const enter = async () =>
      fireEvent.click(await screen.findByRole("button", { name: "Continue with a wallet" }));
    await enter();
    await screen.findByText("You did not agree in the wallet, so nothing has changed.");
    await enter();
    await screen.findByText("That did not work. Please try again.");
    expect(entered).not.toHaveBeenCalled();
  });

  it("say why a provider's answer was refused", async () => {
    ways = NONE;
    open("/login?problem=provider_denied");
    await screen.findByText("The other service did not let you in, or you canceled there.");
    cleanup();
    open("/login?problem=made-up");
    await screen.findByText("That did not work. Please try again.");
  });
});
