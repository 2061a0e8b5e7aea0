// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  draftOwner,
  EMPTY_DRAFT,
  readDraft,
  storeDraft,
} from "../features/readings/request/request-draft.ts";
import { AuthProvider } from "../features/session/auth-provider.tsx";
import { JoinButton } from "../features/session/join-button.tsx";
import { storeSessionHint } from "../features/session/session-hint.ts";
import { BeginButton } from "./begin-button.tsx";

const MEMBER = { id: "0190", email: "dana@pond.example", isGuest: false };
const GUEST = { id: "0191", email: null, isGuest: true };
const MINE = draftOwner(MEMBER.id, null);
const BECOMES_GUEST = "/api/auth/sign-in/anonymous";

/** Who the server says is signed in. */
let user: object | null;
/** What `/api/me` waits for. */
let isAnswered: PromiseWithResolvers<void>;
let sent: string[];
beforeEach(() => {
  user = MEMBER;
  isAnswered = Promise.withResolvers();
  sent = [];
  vi.stubGlobal("fetch", async (path: string) => {
    sent.push(path);
    if (path === BECOMES_GUEST) user = GUEST;
    else await isAnswered.promise;
    return Response.json({ user, advisorName: "Rob" });
  });
  storeSessionHint(MEMBER);
  storeDraft(MINE, { ...EMPTY_DRAFT, userContext: "Four drafts.", keptAt: 1 });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open() {
  render(
    <MemoryRouter initialEntries={["/cards/the-cache"]}>
      <AuthProvider isShell={false}>
        <Routes>
          <Route
            path="/cards/the-cache"
            element={
              <>
                <BeginButton cardId="the-cache">Get an Insight with This Card</BeginButton>
                <JoinButton />
              </>
            }
          />
          <Route path="/new-insight" element={<p>the request</p>} />
        </Routes>
      </AuthProvider>
    </MemoryRouter>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("a button that begins a reading, pressed before the page knows who is signed in", () => {
  it("a button that begins a reading takes a member along as a member, with their drafts", async () => {
    open();
    press("Get an Insight with This Card");
    await waitFor(() => expect(sent).toHaveLength(2));
    isAnswered.resolve();
    await screen.findByText("the request");
    expect(sent).not.toContain(BECOMES_GUEST);
    expect(readDraft(MINE).userContext).toBe("Four drafts.");
  });

  it("a button that begins a reading from the dialog takes a member along as a member, with their drafts", async () => {
    open();
    press("Start Free Debugging");
    fireEvent.click(await screen.findByRole("button", { name: "Try one reading first" }));
    await waitFor(() => expect(sent.length).toBeGreaterThan(1));
    isAnswered.resolve();
    await screen.findByText("the request");
    expect(sent).not.toContain(BECOMES_GUEST);
    expect(readDraft(MINE).userContext).toBe("Four drafts.");
  });

  it("a button that begins a reading makes nobody a guest while the server does not answer", async () => {
    open();
    press("Get an Insight with This Card");
    isAnswered.reject(new TypeError("no connection"));
    await screen.findByRole("alert");
    expect(sent).not.toContain(BECOMES_GUEST);
    expect(readDraft(MINE).userContext).toBe("Four drafts.");
  });

  it("a button that begins a reading makes a stranger a guest", async () => {
    user = null;
    storeSessionHint(null);
    isAnswered.resolve();
    open();
    press("Get an Insight with This Card");
    await screen.findByText("the request");
    expect(sent).toContain(BECOMES_GUEST);
  });
});
