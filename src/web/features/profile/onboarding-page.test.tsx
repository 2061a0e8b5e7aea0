// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ProfileApi, WHOLE_PROFILE } from "#test-support/profile-api.ts";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { OnboardingPage } from "./onboarding-page.tsx";
import { type ProfileChanges, profileDraft } from "./profile-draft.ts";

const USER = "0192f0c4-0000-7000-8000-000000000001";
const TODAY = "2026-11-20";
const LATE = "Saving your profile took too long. Please check your internet connection and try again.";
const FAILED = "Failed to save your preferences. Please try again.";

let api: ProfileApi;
beforeEach(() => {
  api = new ProfileApi();
  api.start();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function open() {
  const ends = { onComplete: vi.fn(), onLater: vi.fn() };
  const client = createTestQueryClient();
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <OnboardingPage userId={USER} advisorName="Rob" today={TODAY} tone={<p>the tones</p>} {...ends} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...ends, unmount };
}

/** Opens a step of the seven of the profile with a profile in which every question is answered, except for `changes`. */
async function openOn(step: number, changes: ProfileChanges = {}) {
  api.profile = WHOLE_PROFILE;
  profileDraft.keep({ changes, bases: {}, step }, USER);
  const ends = open();
  await screen.findByText(`Step ${step + 1} of 7`);
  return ends;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("the first steps of onboarding", () => {
  it("are two: a name, and how blunt the duck may be", async () => {
    open();
    await screen.findByText("Step 1 of 2");
    screen.getByRole("heading", { name: "What should Rob call you?" });
    expect(screen.getAllByRole("textbox")).toEqual([screen.getByLabelText("Name")]);
    press("Continue");
    screen.getByText("Step 2 of 2");
    screen.getByRole("heading", { name: "How blunt may Rob be?" });
    screen.getByText("the tones");
  });

  it("lead home after 'Done', with the name saved", async () => {
    const { onLater } = open();
    await screen.findByText("Step 1 of 2");
    type("Name", "Sam");
    press("Continue");
    press("Done");
    await vi.waitFor(() => expect(onLater).toHaveBeenCalledWith(expect.objectContaining({ name: "Sam" })));
    expect(api.saved).toEqual([{ name: "Sam", basedOn: { name: "" } }]);
  });

  it("can be skipped without a name, and then save nothing", async () => {
    const { onLater } = open();
    await screen.findByText("Step 1 of 2");
    press("Continue");
    press("Back");
    press("Continue");
    press("Done");
    expect(onLater).toHaveBeenCalledWith(null);
    expect(api.saved).toEqual([]);
  });

  it("lead to the seven steps of the profile for those who want them, with the name that was typed", async () => {
    open();
    await screen.findByText("Step 1 of 2");
    type("Name", "Sam");
    press("Continue");
    press("More about you");
    screen.getByText("Step 1 of 7");
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Sam");
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Who is asking?" }));
  });

  it("are not asked again of somebody who gave a name", async () => {
    api.profile = { ...WHOLE_PROFILE, blockPattern: "", isComplete: false };
    open();
    await screen.findByText("Step 4 of 7");
  });
});

describe("the onboarding steps", () => {
  it("show their number, a different line of the duck, and more of the waterline in gold each time", async () => {
    await openOn(0);
    const seen: unknown[] = [];
    const lines = new Set<string>();
    for (let step = 1; step <= 7; step += 1) {
      seen.push([
        screen.getByText(/^Step \d of 7$/).textContent,
        screen.getByRole("progressbar").getAttribute("aria-valuenow"),
      ]);
      lines.add(screen.getByRole("figure").textContent ?? "");
      if (step < 7) press("Continue");
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7].map((step) => [`Step ${step} of 7`, String(step)]));
    expect(lines.size).toBe(7);
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  });

  it("ask for the specified answers in the specified order", async () => {
    await openOn(0);
    const asked: (string | null)[][] = [];
    for (let step = 0; step < 6; step += 1) {
      const fields = screen.queryAllByRole("group").map((group) => group.querySelector("legend"));
      const labels = ["Name", "Birthday", "Place of birth"].filter((label) => screen.queryByLabelText(label));
      asked.push([...labels, ...fields.map((legend) => legend?.textContent ?? null)]);
      press("Continue");
    }
    expect(asked).toEqual([
      ["Name", "Birthday", "Place of birth"],
      ["Creative identity", "Work context"],
      ["When something goes wrong"],
      ["Where you get stuck most"],
      ["Superpower", "Kryptonite"],
      ["Problem-solving spirit animal"],
    ]);
  });

  it("can all be skipped, up to a profile with nothing in it, which is saved and shown", async () => {
    profileDraft.keep({ changes: {}, bases: {}, step: 0 }, USER);
    const { onComplete } = open();
    await screen.findByText("Step 1 of 7");
    for (let step = 0; step < 6; step += 1) press("Continue");
    expect(screen.getAllByText("left out")).toHaveLength(10);
    press("Complete & See Your Profile");
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
  });

  it("with one choice lead on after a tap on it, but not after a choice by keyboard", async () => {
    await openOn(2, { debuggingMode: "" });
    fireEvent.click(screen.getByLabelText("Overthink until paralyzed"));
    expect(screen.getByText("Step 3 of 7")).toBeDefined();
    expect(screen.getByRole("button", { name: "Continue" }).getAttribute("aria-disabled")).toBeNull();
    fireEvent.pointerDown(screen.getByText("Panic and Google everything"));
    fireEvent.click(screen.getByText("Panic and Google everything"));
    expect(screen.getByText("Step 4 of 7")).toBeDefined();
    press("Back");
    expect(screen.getByLabelText<HTMLInputElement>("Panic and Google everything").checked).toBe(true);
  });

  it("with two choices wait for 'Continue'", async () => {
    await openOn(4, { superpower: "", kryptonite: "" });
    for (const group of screen.getAllByRole("group")) {
      const row = group.querySelector("label");
      if (!row) continue;
      fireEvent.pointerDown(row);
      fireEvent.click(row);
    }
    expect(screen.getByText("Step 5 of 7")).toBeDefined();
  });

  it("offer five spirit animals", async () => {
    await openOn(5);
    expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
      expect.stringMatching(/^Eagle/),
      expect.stringMatching(/^Ant/),
      expect.stringMatching(/^Fox/),
      expect.stringMatching(/^Turtle/),
      expect.stringMatching(/^Wolf/),
    ]);
  });
});

describe("the onboarding answers", () => {
  it("show the zodiac sign of the birthday and update it with the date", async () => {
    await openOn(0);
    expect(screen.getByText("Zodiac sign: Aries")).toBeDefined();
    type("Birthday", "2000-02-29");
    expect(screen.getByText("Zodiac sign: Pisces")).toBeDefined();
  });

  it.each([
    ["2010-11-21", "You need to be 16 or older for this pond."],
    ["2030-01-01", "That day has not happened yet."],
    ["1890-01-01", "That makes you older than 125. Is the year right?"],
  ])("reject a birthday on %s with a sentence", async (day, sentence) => {
    await openOn(0);
    type("Birthday", day);
    screen.getByText(sentence);
    const next = screen.getByRole("button", { name: "Continue" });
    expect(next.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(next);
    screen.getByText("Please check: birthday.");
    expect(document.activeElement).toBe(screen.getByLabelText("Birthday"));
    expect(screen.getByText("Step 1 of 7")).toBeDefined();
  });

  it("accept 'Other' as the work context, with the person's own words and a character count", async () => {
    await openOn(1);
    fireEvent.click(screen.getByLabelText("Other"));
    type("What, then?", "Lighthouse keeper");
    expect(screen.getByText("17 / 300")).toBeDefined();
    fireEvent.click(screen.getByLabelText("Education"));
    fireEvent.click(screen.getByLabelText("Other"));
    press("Continue");
    expect(profileDraft.read(USER)?.changes).toEqual({ workContext: "Lighthouse keeper" });
  });

  it("keep a choice that is no longer offered", async () => {
    await openOn(1, { creativeIdentity: "Manager who used to make things" });
    expect(screen.getByLabelText<HTMLInputElement>("Manager who used to make things").checked).toBe(true);
    fireEvent.click(screen.getByLabelText("Retired and not done yet"));
    expect(screen.queryByLabelText("Manager who used to make things")).toBeNull();
  });

  it("are restored after a reload, on the step where the person left", async () => {
    const { unmount } = await openOn(0);
    type("Name", "Samantha");
    press("Continue");
    unmount();
    open();
    await screen.findByText("Step 2 of 7");
    press("Back");
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Samantha");
  });
});

describe("'Finish later'", () => {
  it("saves the valid answers, and keeps a birthday that is refused (under 16) only in this browser", async () => {
    profileDraft.keep({ changes: {}, bases: {}, step: 0 }, USER);
    const { onLater } = open();
    await screen.findByText("Step 1 of 7");
    type("Name", "Sam");
    type("Birthday", "2020-01-01");
    press("Finish later");
    await vi.waitFor(() => expect(onLater).toHaveBeenCalledWith(expect.objectContaining({ name: "Sam" })));
    expect(api.saved).toEqual([{ name: "Sam", basedOn: { name: "", birthday: "" } }]);
    expect(profileDraft.read(USER)?.changes).toEqual({ birthday: "2020-01-01" });
  });

  it("the button 'Finish later' leaves at once if there is nothing to save", async () => {
    const { onLater } = await openOn(3);
    press("Finish later");
    expect(onLater).toHaveBeenCalledWith(null);
    expect(api.saved).toEqual([]);
  });

  it("the button 'Finish later' reports a failed save and lets the person leave anyway", async () => {
    const { onLater } = await openOn(0);
    type("Name", "Alex");
    api.treatments.push("offline");
    press("Finish later");
    expect((await screen.findByText(FAILED)).closest("[role=alert]")?.textContent).toContain("is kept");
    press("Leave without saving");
    expect(onLater).toHaveBeenCalledWith(null);
    expect(profileDraft.readText(USER)).toContain("Alex");
  });
});

describe("the debug card", () => {
  it("shows all eleven answers as text and lets them be edited in place", async () => {
    await openOn(6);
    for (const words of ["Sam", "Mar 21, 1990", "Aries", "Education", "Turtle"])
      expect(screen.getByText(words)).toBeDefined();
    expect(screen.getAllByRole("button", { name: /^Edit / })).toHaveLength(10);
    press("Edit birthday");
    type("Birthday", "2000-02-29");
    press("Done");
    expect(screen.getByText("Feb 29, 2000")).toBeDefined();
    expect(screen.getByText("Pisces")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit birthday" }));
  });

  it("cannot be completed while the birthday is not valid", async () => {
    const { onComplete } = await openOn(6);
    press("Edit birthday");
    type("Birthday", "2020-01-01");
    press("Done");
    press("Complete & See Your Profile");
    expect(screen.getByText("Please check: birthday.")).toBeDefined();
    expect(screen.getByText("not valid")).toBeDefined();
    expect(onComplete).not.toHaveBeenCalled();
    expect(api.saved).toEqual([]);
  });
});

describe("completing the onboarding", () => {
  async function complete(...treatments: ProfileApi["treatments"]) {
    const { onComplete } = await openOn(6, { name: "Alex" });
    vi.useFakeTimers();
    api.treatments.push(...treatments);
    press("Complete & See Your Profile");
    await pass(0);
    return onComplete;
  }

  it("shows 'Saving...' until half a second after the server has saved", async () => {
    const onComplete = await complete();
    expect(screen.getByRole("button", { name: "Saving..." })).toBeDefined();
    await pass(499);
    expect(onComplete).not.toHaveBeenCalled();
    await pass(1);
    expect(onComplete).toHaveBeenCalledWith(expect.objectContaining({ name: "Alex", isComplete: true }));
    expect(profileDraft.read(USER)?.changes).toEqual({});
  });

  it("tries three times for 60 s, 1 s apart, then reports a timeout and can be started again", async () => {
    const onComplete = await complete("silence", "silence", "silence");
    await pass(59_999);
    expect(api.aborted).toBe(0);
    await pass(1);
    expect([api.aborted, api.saved.length]).toEqual([1, 1]);
    await pass(1_000);
    expect(api.saved.length).toBe(2);
    await pass(60_000 + 1_000 + 60_000);
    await pass(1);
    expect(screen.getByText(LATE)).toBeDefined();
    expect(api.saved).toHaveLength(3);
    press("Complete & See Your Profile");
    await pass(500);
    expect(onComplete).toHaveBeenCalledOnce();
  });

  it("recovers from a short network failure", async () => {
    const onComplete = await complete("offline", { status: 503, code: "unavailable", message: "Soon." });
    await pass(1_000 + 1_000 + 500);
    expect(onComplete).toHaveBeenCalledOnce();
  });

  it("reports invalid answers at once, without a retry, and says what to change", async () => {
    const message = "birthday must be at least 16 years ago.";
    await complete({ status: 422, code: "invalid_input", message });
    expect(screen.getByText(`${FAILED} ${message}`)).toBeDefined();
    expect(api.saved).toHaveLength(1);
    expect(screen.getByText("Alex")).toBeDefined();
  });
});

it("onboarding reports a profile that failed to load and loads it again on 'Retry'", async () => {
  api.treatments.push({ status: 500, code: "internal", message: "Something broke on our side." });
  open();
  expect(await screen.findByText("Failed to load profile.")).toBeDefined();
  press("Retry");
  expect(await screen.findByText("Step 1 of 2")).toBeDefined();
});
