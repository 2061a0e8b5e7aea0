import { describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import {
  initialSessionState,
  reduceSession,
  type SessionAction,
  type SessionState,
} from "./session-state.ts";

const member = { user: { id: "dana" } } as Me;
const visitor = { user: null } as Me;
const LOADING: SessionState = { status: "loading", me: null, departure: null };
const NOBODY: SessionState = { ...LOADING, status: "ready" };
const MEMBER: SessionState = { ...NOBODY, me: member };

describe("the state of the session", () => {
  it("is loading at first in the app's shell, and ready without a person on a public page", () => {
    expect(initialSessionState(true)).toEqual(LOADING);
    expect(initialSessionState(false)).toEqual(NOBODY);
  });

  it("holds the person the server returns, and null for a visitor", () => {
    expect(reduceSession(LOADING, { type: "answered", me: member })).toEqual(MEMBER);
    expect(reduceSession(MEMBER, { type: "answered", me: visitor })).toEqual(NOBODY);
  });

  it("fails without an answer, unless the person is known or has just signed out", () => {
    const unanswered = (isSignOutDue: boolean) => ({ type: "unanswered", isSignOutDue }) as const;
    expect(reduceSession(LOADING, unanswered(false))).toEqual({ ...NOBODY, status: "failed" });
    expect(reduceSession(LOADING, unanswered(true))).toEqual(NOBODY);
    expect(reduceSession(MEMBER, unanswered(false))).toEqual(MEMBER);
  });
});

describe("leaving the page", () => {
  const leavingAfter = (state: SessionState, ...actions: SessionAction[]) =>
    actions.reduce(reduceSession, state).departure;

  it("after the session expired keeps what a member wrote, and nothing of a guest", () => {
    const guest = { ...MEMBER, me: { user: { id: "guest", isGuest: true } } as Me };
    expect(leavingAfter(MEMBER, { type: "lapsed" })).toEqual({ keepFor: "dana" });
    expect(leavingAfter(guest, { type: "lapsed" })).toEqual({ keepFor: null });
  });

  it("follows a sign-out, and does not happen when that fails", () => {
    const ending = { type: "left", departure: "ending" } as const;
    expect(leavingAfter(MEMBER, ending)).toBe("ending");
    expect(leavingAfter(MEMBER, ending, { type: "left", departure: null })).toBeNull();
    expect(leavingAfter(MEMBER, ending, { type: "left", departure: { to: "/" } })).toEqual({ to: "/" });
  });

  it("follows when another person signs in, but not when the same person or the first one does", () => {
    expect(leavingAfter(MEMBER, { type: "entered", userId: "nia" })).toBe("reload");
    expect(leavingAfter(MEMBER, { type: "entered", userId: "dana" })).toBeNull();
    expect(leavingAfter(NOBODY, { type: "entered", userId: "nia" })).toBeNull();
  });

  it("is not changed by an answer that arrives meanwhile", () => {
    const lapsed = reduceSession(MEMBER, { type: "lapsed" });
    expect(reduceSession(lapsed, { type: "answered", me: visitor }).departure).toBe(lapsed.departure);
  });
});
