import { describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { initialSessionState, reduceSession } from "./session-state.ts";

const member = { user: { id: "dana" } } as Me;
const visitor = { user: null } as Me;

describe("the state of the session", () => {
  it("the state of the session is loading at first in the app's shell, and ready without a person on a public page", () => {
    expect(initialSessionState(true)).toEqual({ status: "loading", me: null });
    expect(initialSessionState(false)).toEqual({ status: "ready", me: null });
  });

  it("the state of the session holds the person the server returns, and null for a visitor", () => {
    expect(reduceSession(initialSessionState(true), { type: "answered", me: member })).toEqual({
      status: "ready",
      me: member,
    });
    expect(reduceSession({ status: "ready", me: member }, { type: "answered", me: visitor })).toEqual({
      status: "ready",
      me: null,
    });
  });

  it("the state of the session fails without an answer, unless the person is known or has just signed out", () => {
    const unanswered = (isSignOutDue: boolean) => ({ type: "unanswered", isSignOutDue }) as const;
    expect(reduceSession(initialSessionState(true), unanswered(false))).toEqual({
      status: "failed",
      me: null,
    });
    expect(reduceSession(initialSessionState(true), unanswered(true))).toEqual({ status: "ready", me: null });
    expect(reduceSession({ status: "ready", me: member }, unanswered(false))).toEqual({
      status: "ready",
      me: member,
    });
  });
});
