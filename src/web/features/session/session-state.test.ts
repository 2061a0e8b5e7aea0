import { describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { firstState, nextState } from "./session-state.ts";

const member = { user: { id: "dana" } } as Me;
const visitor = { user: null } as Me;

describe("the state of the session", () => {
  it("the state of the session is loading at first in the app's shell, and ready without a person on a public page", () => {
    expect(firstState(true)).toEqual({ status: "loading", me: null });
    expect(firstState(false)).toEqual({ status: "ready", me: null });
  });

  it("the state of the session holds the person the server returns, and null for a visitor", () => {
    expect(nextState(firstState(true), { type: "answered", me: member })).toEqual({
      status: "ready",
      me: member,
    });
    expect(nextState({ status: "ready", me: member }, { type: "answered", me: visitor })).toEqual({
      status: "ready",
      me: null,
    });
  });

  it("the state of the session fails without an answer, unless the person is known or has just signed out", () => {
    const unanswered = (isSignOutDue: boolean) => ({ type: "unanswered", isSignOutDue }) as const;
    expect(nextState(firstState(true), unanswered(false))).toEqual({ status: "failed", me: null });
    expect(nextState(firstState(true), unanswered(true))).toEqual({ status: "ready", me: null });
    expect(nextState({ status: "ready", me: member }, unanswered(false))).toEqual({
      status: "ready",
      me: member,
    });
  });
});
