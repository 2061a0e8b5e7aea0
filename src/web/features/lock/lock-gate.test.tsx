// @vitest-environment jsdom
import { webcrypto } from "node:crypto";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearLock, lockMinutes } from "./app-lock.ts";
import { LockGate } from "./lock-gate.tsx";
import { LockSwitch } from "./lock-switch.tsx";
import { setLock } from "./passcode.ts";

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.stubGlobal("crypto", webcrypto);
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function open() {
  const leaves = vi.fn(async () => undefined);
  render(
    <LockGate onSignOut={leaves}>
      <p>what Dana wrote</p>
    </LockGate>,
  );
  return leaves;
}

const passes = async (minutes: number) => await act(() => vi.advanceTimersByTime(minutes * MINUTE_MS));

async function tries(passcode: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText("Passcode"), { target: { value: passcode } });
  fireEvent.click(screen.getByRole("button", { name: "Unlock" }));
}

describe("the app lock", () => {
  it("is off until it is turned on", async () => {
    open();
    await passes(600);
    expect(screen.getByText("what Dana wrote")).toBeDefined();
  });

  it("hides the app after the set minutes without input and opens only with the passcode", async () => {
    await setLock("4711", "5");
    open();
    await passes(4);
    fireEvent.keyDown(document.body);
    await passes(4);
    expect(screen.getByText("what Dana wrote")).toBeDefined();
    await passes(2);
    expect(screen.queryByText("what Dana wrote")).toBeNull();
    await tries("0000");
    expect(await screen.findByText("That is not the passcode.")).toBeDefined();
    await tries("4711");
    expect(await screen.findByText("what Dana wrote")).toBeDefined();
  });

  it("stays locked after a reload and does not store the passcode itself", async () => {
    await setLock("4711", "1");
    expect(JSON.stringify(localStorage)).not.toMatch(/\b4711\b/);
    await passes(2);
    open();
    expect(screen.queryByText("what Dana wrote")).toBeNull();
    expect(await screen.findByLabelText("Passcode")).toBeDefined();
  });

  it("lets a person who forgot the passcode sign out", async () => {
    await setLock("4711", "1");
    await passes(2);
    const leaves = open();
    fireEvent.click(await screen.findByRole("button", { name: /Forgot it/ }));
    expect(leaves).toHaveBeenCalledOnce();
  });

  it("shows that signing out is in progress, signs out only once, and can be retried after a failure", async () => {
    await setLock("4711", "1");
    await passes(2);
    const leaves = open();
    let fail: (error: Error) => void = () => undefined;
    leaves.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
    const forgot = await screen.findByRole("button", { name: /Forgot it/ });
    fireEvent.click(forgot);
    fireEvent.click(forgot);
    expect(leaves).toHaveBeenCalledOnce();
    expect(forgot.getAttribute("aria-busy")).toBe("true");
    await act(async () => fail(new Error("nothing is kept")));
    fireEvent.click(forgot);
    expect(leaves).toHaveBeenCalledTimes(2);
  });

  it("replaces a part of a page with a sentence", async () => {
    await setLock("4711", "1");
    await passes(2);
    render(
      <LockGate covered={<p>Covered for now.</p>}>
        <p>what Dana wrote</p>
      </LockGate>,
    );
    await act(async () => undefined);
    expect(document.body.textContent).toBe("Covered for now.");
  });
});

describe("the switch of the app lock", () => {
  it("says that the lock does not encrypt, requires a passcode, and turns the lock on and off", async () => {
    render(<LockSwitch />);
    expect(screen.getByText(/It does not encrypt/)).toBeDefined();
    fireEvent.change(screen.getByLabelText("A passcode for the app on this device"), {
      target: { value: "47" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Turn the lock on" }));
    expect(screen.getByText("At least 4 characters, please.")).toBeDefined();
    fireEvent.change(screen.getByLabelText("A passcode for the app on this device"), {
      target: { value: "4711" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Turn the lock on" }));
    expect(await screen.findByText(/^On: the app locks after 5 minutes/)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Turn the lock off" }));
    expect(lockMinutes()).toBeNull();
    clearLock();
  });
});
