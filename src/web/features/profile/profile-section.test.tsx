// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ProfileApi, WHOLE_PROFILE } from "../../../../test-support/profile-api.ts";
import { profileDraftKey } from "./profile-draft.ts";
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

describe("what stands below a profile", () => {
  it("comes with the first answer, so that it never jumps, and stays", async () => {
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

describe("a profile", () => {
  it("that was never begun is missing, and onboarding begins it", async () => {
    api.profile = null;
    await open();
    expect(screen.getByRole("heading", { name: "Profile Missing" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Start Onboarding" }).getAttribute("href")).toBe("/onboarding");
  });

  it("that does not load says so, and may be asked for again or left", async () => {
    api.treatments.push({ status: 500, code: "internal", message: "Broke." });
    await open();
    expect(screen.getByText("Failed to load profile.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Go Home" }).getAttribute("href")).toBe("/");
    press("Retry");
    await pass(1);
    expect(nameField().value).toBe("Sam");
  });

  it("that is not there within 10 s counts as one that does not load; the question that hangs is given up", async () => {
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

describe("the form", () => {
  it("saves what was changed, says so for 3 s, and counts as saved from then on", async () => {
    await open();
    await save();
    expect(api.saved).toEqual([{ name: "Alex" }]);
    expect(screen.getByText("Profile updated successfully!")).toBeDefined();
    await pass(2_990);
    expect(screen.getByText("Profile updated successfully!")).toBeDefined();
    await pass(10);
    expect(screen.queryByText("Profile updated successfully!")).toBeNull();
    expect(screen.queryByRole("button", { name: "Discard changes" })).toBeNull();
  });

  it("says for 3 s that saving failed, and what was typed stays", async () => {
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

  it("says 'Saving...' for at most 10 s", async () => {
    await open();
    api.treatments.push("silence");
    await save();
    expect(screen.getByRole("button", { name: "Saving..." })).toBeDefined();
    await pass(10_000);
    expect(screen.getByText("Request timed out. Please check your connection and try again.")).toBeDefined();
    expect(nameField().value).toBe("Alex");
  });

  it("says to sign in where the session has ended meanwhile", async () => {
    await open();
    const message = "Please sign in to save your preferences";
    api.treatments.push({ status: 401, code: "unauthenticated", message });
    await save();
    expect(screen.getByText(message)).toBeDefined();
  });

  it("puts people to talk to before words of danger, and saves them all the same when that is wanted", async () => {
    await open();
    const line = { name: "TelefonSeelsorge", country: "DE", kind: "suicide", phone: "0800 111 0 111" };
    const from = { url: "https://example.org", source: "https://example.org", verifiedOn: null };
    const help = [{ ...line, ...from }];
    api.treatments.push({ status: 422, code: "crisis_help", message: "Help first.", help });
    await save("Dark");
    expect(screen.getByText("TelefonSeelsorge")).toBeDefined();
    await pass(4_000);
    expect(screen.queryByText(FAILED)).toBeNull();
    press("Save it anyway");
    await pass(1);
    expect(api.saved.at(-1)).toEqual({ name: "Dark", saveAnyway: true });
    expect(screen.queryByText("TelefonSeelsorge")).toBeNull();
    api.treatments.push({ status: 422, code: "crisis_help", message: "Help first.", help });
    await save("Darker");
    press("Discard changes");
    expect(screen.queryByText("TelefonSeelsorge")).toBeNull();
  });

  it("keeps what is not saved over a reload, until it is discarded", async () => {
    const unmount = await open();
    type("Name", "Alex");
    unmount();
    await open();
    expect(nameField().value).toBe("Alex");
    press("Discard changes");
    expect(nameField().value).toBe("Sam");
    expect(localStorage.getItem(profileDraftKey(USER))).not.toContain("Alex");
  });

  it("follows the rules of onboarding", async () => {
    await open();
    type("Birthday", "2020-01-01");
    expect(screen.getByRole("alert").textContent).toBe("You need to be 16 or older for this pond.");
    await save(" ");
    expect(screen.getByText("Still missing: name and birthday.")).toBeDefined();
    expect(api.saved).toEqual([]);
  });

  it.each(["Superpower", "Kryptonite"])("takes one's own words as %s", async (label) => {
    await open();
    const other = screen.getByLabelText(label).querySelector<HTMLOptionElement>("option:last-child");
    expect(other?.textContent).toBe("Other (specify below)");
    type(label, other?.value ?? "");
    expect(screen.getByText(`Still missing: ${label.toLowerCase()}.`)).toBeDefined();
    type(`Your ${label.toLowerCase()}, in your words`, "Folding maps");
    press("Save profile");
    await pass(1);
    expect(api.saved).toEqual([{ [label.toLowerCase()]: "Folding maps" }]);
    expect(screen.getByDisplayValue("Folding maps")).toBeDefined();
  });
});
