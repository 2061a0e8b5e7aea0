// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { PAGES } from "#contract/pages.ts";
import { EMPTY_DRAFT, storeDraft } from "../features/readings/request/request-draft.ts";
import { loadPage } from "./page-data.ts";

const NOT_FOUND = 404;
const A_BLOCK = "01a00000-0000-7000-8000-000000000001";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Loads the page as this person and returns the API addresses that were requested. */
async function requestedBy(address: string, userId: string = crypto.randomUUID()): Promise<string[]> {
  const requested: string[] = [];
  vi.stubGlobal("fetch", (url: string | URL) => {
    requested.push(String(url));
    return Promise.resolve(Response.json({ code: "not_found", message: "Not found" }, { status: NOT_FOUND }));
  });
  await loadPage(new URL(address, "https://arcana.example"), userId);
  return requested.map((url) => decodeURIComponent(url.replace(/^https?:\/\/[^/]+/, "")));
}

describe("the loader of a page", () => {
  it.each([
    ["/", ["/api/home"]],
    ["/blocks?search=novel", ["/api/blocks?limit=20&search=novel"]],
    ["/blocks/archived", ["/api/blocks?limit=20&status=archived"]],
    [`/blocks/${A_BLOCK}`, [`/api/blocks/${A_BLOCK}`, `/api/blocks/${A_BLOCK}/plans`]],
    ["/insights", ["/api/insights?limit=50"]],
    [`/insights/${A_BLOCK}`, [`/api/insights/${A_BLOCK}`]],
    ["/cards/the-error-message", ["/api/cards/the-error-message/mine"]],
    [`/new-insight?blockId=${A_BLOCK}`, [`/api/blocks/${A_BLOCK}`]],
    ["/new-insight?cardId=the-error-message", ["/api/cards/the-error-message"]],
    ["/preferences", ["/api/profile", "/api/reminders", "/api/reminders/browsers", "/api/account/proofs"]],
    ["/devices", ["/api/account/devices"]],
    ["/onboarding", ["/api/profile"]],
    ["/fair", ["/api/draws/statistics"]],
    ["/reflections", ["/api/reflections?limit=30"]],
    ["/year", ["/api/patterns/year"]],
    ["/year/2025", ["/api/patterns/year?year=2025"]],
    ["/topics", ["/api/chat/topics"]],
    ["/pricing", []],
  ])("requests for %s what the page shows", async (address, expected) => {
    expect(await requestedBy(address)).toEqual(expected);
  });

  it("the loader of a new insight requests the person's blocks if their draft links one", async () => {
    const userId = crypto.randomUUID();
    storeDraft(userId, { ...EMPTY_DRAFT, isLinking: true });
    expect(await requestedBy("/new-insight", userId)).toEqual(["/api/blocks?limit=50"]);
    expect(await requestedBy("/new-insight")).toEqual([]);
  });

  it.each(PAGES.flatMap(({ path, firstAnswers }) => (firstAnswers ? [[path, firstAnswers] as const] : [])))(
    "requests for %s the answers that the app's shell asks for",
    async (path, answers) => {
      const filled = (address: string) => address.replace(/:\w+/, A_BLOCK);
      expect(await requestedBy(filled(path))).toEqual(answers.map(filled));
    },
  );
});
