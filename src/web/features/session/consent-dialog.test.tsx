// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Me } from "#contract/session.ts";
import { loadDialogs } from "../../ui/dialog.tsx";
import { ConsentDialog } from "./consent-dialog.tsx";

beforeAll(loadDialogs);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const offline: Me["duck"] = { kind: "offline", label: "the offline duck", isThirdParty: false };
const model: Me["duck"] = { kind: "model", label: "a-model", isThirdParty: true };

function show(duck: Me["duck"]) {
  const onAgreed = vi.fn();
  render(<ConsentDialog isOpen duck={duck} onAgreed={onAgreed} onClose={() => undefined} />);
  return onAgreed;
}

describe("the consent before the first reading", () => {
  it("says where the words go", () => {
    show(model);
    expect(screen.getByText(/sent to a third party’s model \(a-model\)/)).toBeDefined();
    cleanup();
    show({ ...model, sentTo: "Duck & Sons, a company in France" });
    expect(screen.getByText(/model \(a-model\): to Duck & Sons, a company in France\.$/)).toBeDefined();
    cleanup();
    show(offline);
    expect(screen.getByText(/Your words stay on this server/)).toBeDefined();
  });

  it("says what it is for, what is stored encrypted, and what is not", () => {
    show(offline);
    expect(screen.getByText(/for entertainment only/)).toBeDefined();
    const stored = screen.getByText(/are stored encrypted on this server/).textContent;
    expect(stored).toMatch(/^What you write and the reading are stored encrypted/);
    expect(stored).toMatch(/Which cards you drew, and when, is stored unencrypted\.$/);
  });

  it("is sent with the time zone and its answer is passed on", async () => {
    const fetched = vi.fn(async (_path: string, _init: RequestInit) =>
      Response.json({ isConsentCurrent: true }),
    );
    vi.stubGlobal("fetch", fetched);
    const onAgreed = show(offline);
    screen.getByText(/16 or older/);
    screen.getByRole("button", { name: "Agree and go on" }).click();
    await vi.waitFor(() => expect(onAgreed).toHaveBeenCalledWith({ isConsentCurrent: true }));
    const [path, { method, body }] = fetched.mock.calls[0] ?? ["", {}];
    expect([path, method]).toEqual(["/api/me/consent", "PUT"]);
    expect(JSON.parse(String(body))).toEqual({ terms: true, age16: true, timeZone: expect.any(String) });
  });

  it("stays open with an error sentence when the server refuses", async () => {
    vi.stubGlobal("fetch", async () =>
      Response.json({ error: { code: "unavailable", message: "The pond is frozen." } }, { status: 503 }),
    );
    const onAgreed = show(offline);
    screen.getByText(/16 or older/);
    screen.getByRole("button", { name: "Agree and go on" }).click();
    expect(await screen.findByText("The pond is frozen.")).toBeDefined();
    expect(onAgreed).not.toHaveBeenCalled();
  });
});
