// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import {
  draftOwner,
  EMPTY_DRAFT,
  readDraft,
  storeDraft,
} from "../features/readings/request/request-draft.ts";
import type { Auth } from "../features/session/auth-context.ts";
import { carryFirstLine } from "./carry-first-line.ts";

const OWNER = draftOwner("0190", null);
const auth = { user: { id: "0190" } } as Auth;

afterEach(() => localStorage.clear());

it("a text from the landing page comes after what is in the form, uncut, because the form says what is too long", async () => {
  const before = "a".repeat(USER_CONTEXT_MAX - 10);
  storeDraft(OWNER, { ...EMPTY_DRAFT, userContext: before, keptAt: 1 });
  expect(await carryFirstLine(" Four drafts, and none is good. ", auth)).toBe("carried");
  expect(readDraft(OWNER).userContext).toBe(`${before}\n\nFour drafts, and none is good.`);
});
