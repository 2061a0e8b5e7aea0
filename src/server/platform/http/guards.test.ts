import { expect, it } from "vitest";
import { requireAccess } from "./guards.ts";
import type { Session } from "./session.ts";

const session: Session = {
  sessionId: "01900000-0000-7000-8000-000000000002",
  userId: "01900000-0000-7000-8000-000000000001",
  isGuest: false,
  email: "a@example.org",
  isEmailVerified: true,
  mustVerify: false,
  isAdmin: false,
  isPremium: false,
  guestUntil: null,
  createdAt: new Date(),
  isProven: false,
};

it("an endpoint that is dangerous is refused with its own code until the person proves who they are", () => {
  const meta = { access: "account", needsProof: true } as const;
  expect(() => requireAccess(meta, session)).toThrow(expect.objectContaining({ code: "proof_required" }));
  expect(() => requireAccess(meta, { ...session, isProven: true })).not.toThrow();
  expect(() => requireAccess(meta, null)).toThrow(expect.objectContaining({ code: "unauthenticated" }));
});
