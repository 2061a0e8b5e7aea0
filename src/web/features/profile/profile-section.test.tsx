// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ProfileApi, WHOLE_PROFILE } from "#test-support/profile-api.ts";
import { profileDraft } from "./profile-draft.ts";
import { ProfileSection } from "./profile-section.tsx";

const USER = "0192f0c4-0000-7000-8000-000000000001";
const FAILED = "Failed to save profile. Please try again.";

let api: ProfileApi;
beforeEach(() => {
  vi.useFakeTimers();
  api = new ProfileApi();
  api.profile = WHOLE_PROFILE;
  api.start();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ProfileSection userId={USER} advisorName="Rob" today="2026-11-20">
          <label>
            New password <input />
          </label>
        </ProfileSection>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await pass(1);
  return unmount;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const nameField = () => screen.getByLabelText<HTMLInputElement>("Name");

async function save(name = "Alex"): Promise<void> {
  type("Name", name);
  press("Save profile");
  await pass(1);
}

const below = () => screen.queryByLabelText<HTMLInputElement>("New password");

describe("the content below the profile", () => {
  it("appears with the first answer, so that it never shifts, and stays", async () => {
    api.treatments.push("silence");
    await open();
    expect(below()).toBeNull();
    await pass(10_000);
    expect(screen.getByText("Failed to load profile.")).toBeDefined();
    type("New password", "typed already");
    press("Retry");
    await pass(1);
    expect(nameField().value).toBe("Sam");
    expect(below()?.value).toBe("typed already");
  });
});

describe("the profile section", () => {
  it("says that a profile is missing and links to onboarding", async () => {
    api.profile = null;
    await open();
    expect(screen.getByRole("heading", { name: "Profile Missing" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Start Onboarding" }).getAttribute("href")).toBe("/onboarding");
  });

  it("reports a profile that failed to load, with a retry and a link home", async () => {
    api.treatments.push({ status: 500, code: "internal", message: "Broke." });
    await open();
    expect(screen.getByText("Failed to load profile.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Go Home" }).getAttribute("href")).toBe("/");
    press("Retry");
    await pass(1);
    expect(nameField().value).toBe("Sam");
  });

  it("draws a pulled plug if there is no connection, and a fallen server if the server failed", async () => {
    api.treatments.push("offline");
    await open();
    const panel = screen.getByRole("alert");
    await act(() => vi.dynamicImportSettled());
    const plug = panel.querySelector("svg")?.innerHTML;
    cleanup();
    api.treatments.push({ status: 500, code: "internal", message: "Broke." });
    await open();
    expect(plug).toBeDefined();
    expect(screen.getByRole("alert").querySelector("svg")?.innerHTML).not.toBe(plug);
  });

  it("reports a failure if no profile came within 10 s, and cancels the hanging request on a retry", async () => {
    api.treatments.push("silence");
    await open();
    await pass(9_990);
    expect(screen.queryByText("Failed to load profile.")).toBeNull();
    await pass(10);
    expect(screen.getByText("Failed to load profile.")).toBeDefined();
    press("Retry");
    await pass(1);
    expect(api.aborted).toBe(1);
    expect(nameField().value).toBe("Sam");
  });
});

describe("the profile form", () => {
  it("saves only the changes, confirms it for 3 s, and then has no unsaved changes", async () => {
    await open();
    await save();
    expect(api.saved).toEqual([{ name: "Alex", basedOn: { name: "Sam" } }]);
    expect(screen.getByText("Profile updated successfully!")).toBeDefined();
    await pass(2_990);
    expect(screen.getByText("Profile updated successfully!")).toBeDefined();
    await pass(10);
    expect(screen.queryByText("Profile updated successfully!")).toBeNull();
    expect(screen.queryByRole("button", { name: "Discard changes" })).toBeNull();
  });

  it("reports a failed save for 3 s and keeps the typed answers", async () => {
    await open();
    api.treatments.push({ status: 500, code: "internal", message: "Broke." });
    await save();
    expect(screen.getByText(FAILED)).toBeDefined();
    await pass(3_000);
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(nameField().value).toBe("Alex");
    press("Save profile");
    await pass(1);
    expect(screen.getByText("Profile updated successfully!")).toBeDefined();
  });

  it("shows 'Saving...' for at most 10 s", async () => {
    await open();
    api.treatments.push("silence");
    await save();
    expect(screen.getByRole("button", { name: "Saving..." })).toBeDefined();
    await pass(10_000);
    expect(screen.getByText("Request timed out. Please check your connection and try again.")).toBeDefined();
    expect(nameField().value).toBe("Alex");
  });

  it("asks the person to sign in if the session has ended", async () => {
    await open();
    const message = "Please sign in to save your preferences";
    api.treatments.push({ status: 401, code: "unauthenticated", message });
    await save();
    expect(screen.getByText(message)).toBeDefined();
  });

  it("shows help lines before it saves words that suggest danger, and saves them on request", async () => {
    await open();
    const line = { name: "TelefonSeelsorge", country: "DE", kind: "suicide", phone: "0800 111 0 111" };
    const from = { url: "https://example.org" };
    const help = [{ ...line, ...from }];
    api.treatments.push({ status: 422, code: "crisis_help", message: "Help first.", help });
    await save("Dark");
    expect(screen.getByText("TelefonSeelsorge")).toBeDefined();
    await pass(4_000);
    expect(screen.queryByText(FAILED)).toBeNull();
    press("Save it anyway");
    await pass(1);
    expect(api.saved.at(-1)).toEqual({ name: "Dark", basedOn: { name: "Sam" }, goOnAnyway: true });
    expect(screen.queryByText("TelefonSeelsorge")).toBeNull();
    api.treatments.push({ status: 422, code: "crisis_help", message: "Help first.", help });
    await save("Darker");
    press("Discard changes");
    expect(screen.queryByText("TelefonSeelsorge")).toBeNull();
  });

  it("keeps unsaved changes across a reload until they are discarded", async () => {
    const unmount = await open();
    type("Name", "Alex");
    unmount();
    await open();
    expect(nameField().value).toBe("Alex");
    press("Discard changes");
    expect(nameField().value).toBe("Sam");
    expect(profileDraft.readText(USER)).not.toContain("Alex");
  });

  it("validates the birthday by the same rules as onboarding", async () => {
    await open();
    type("Birthday", "2020-01-01");
    expect(screen.getByRole("alert").textContent).toBe("You need to be 16 or older for this pond.");
    await save("Alex");
    expect(screen.getByText("Please check: birthday.")).toBeDefined();
    expect(api.saved).toEqual([]);
  });

  it("saves a profile in which answers are missing", async () => {
    await open();
    type("Birthday", "");
    await save(" ");
    expect(api.saved).toEqual([
      { name: " ", birthday: "", basedOn: { name: "Sam", birthday: "1990-03-21" } },
    ]);
  });

  it.each(["Superpower", "Kryptonite"])("accepts the person's own words as %s", async (label) => {
    await open();
    const other = screen.getByLabelText(label).querySelector<HTMLOptionElement>("option:last-child");
    expect(other?.textContent).toBe("Other (specify below)");
    type(label, other?.value ?? "");
    type(`Your ${label.toLowerCase()}, in your words`, "Folding maps");
    press("Save profile");
    await pass(1);
    expect(api.saved).toMatchObject([{ [label.toLowerCase()]: "Folding maps" }]);
    expect(screen.getByDisplayValue("Folding maps")).toBeDefined();
  });
});
