import { describe, expect, it } from "vitest";
import * as z from "zod";
import { helpLineSchema } from "#contract/help-lines.ts";
import type { AppError } from "../errors/app-error.ts";
import { createTicketIssuer } from "./admission.ts";
import type { AdmissionRequest } from "./ticket.ts";

const OFFLINE = { id: "offline", kind: "offline", isAtHome: false } as const;
const NOW = new Date("2026-11-20T09:10:00.000Z");
const MINUTE = 60_000;
const minutesFromNow = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);

const request = (text: string, more: Partial<AdmissionRequest> = {}): AdmissionRequest => ({
  feature: "generateInsight",
  cost: 750,
  userId: "0197a000-0000-7000-8000-000000000001",
  texts: [text],
  ...more,
});

describe("admitting a call to the duck", () => {
  const helpFor = (text: string, more: Partial<AdmissionRequest>) => {
    try {
      createTicketIssuer(OFFLINE).admit(request(text, more));
    } catch (error) {
      const { code, detail } = error as AppError;
      return { code, help: z.array(helpLineSchema).parse(detail.help) };
    }
    return expect.fail("nobody helped");
  };

  it("throws crisis_help with the country's lines, emergency numbers and directories for a text about a crisis", () => {
    const { code, help } = helpFor("I want to kill myself", { country: "GB" });
    expect(code).toBe("crisis_help");
    expect(help[0]).toMatchObject({ country: "GB", kind: "suicide", phone: "116 123" });
    expect(help).toContainEqual(expect.objectContaining({ country: "GB", kind: "emergency", phone: "999" }));
    expect(help).toContainEqual(expect.objectContaining({ kind: "directory", country: null }));
  });

  it("chooses help lines by the time zone, and general ones where neither country nor zone is known", () => {
    const near = helpFor("I want to kill myself", { timeZone: "Europe/Berlin" }).help;
    expect(near[0]?.country).toBe("DE");
    const anywhere = helpFor("I want to kill myself", {}).help;
    expect(anywhere.map(({ kind, phone = "" }) => [kind, phone])).toEqual([
      ["emergency", "112"],
      ["emergency", "911"],
      ["directory", ""],
      ["directory", ""],
    ]);
  });

  it("lists emergency numbers first in an acute emergency", () => {
    const { help } = helpFor("He isn't breathing, I don't know what to do", { country: "US" });
    expect(help[0]).toMatchObject({ kind: "emergency", phone: "911" });
  });

  it("finds a crisis in any of the texts", () => {
    const texts = ["The talk went badly.", "I want to kill myself"];
    expect(() => createTicketIssuer(OFFLINE).admit(request("", { texts }))).toThrow();
  });

  it("lets a person in a crisis continue if they choose to, with a gentle tone", () => {
    const admission = createTicketIssuer(OFFLINE).admit(
      request("I want to kill myself", { goOnAnyway: true }),
    );
    expect(admission.isDistressed).toBe(true);
  });

  it("does not take idioms about work for distress", () => {
    const admission = createTicketIssuer(OFFLINE).admit(
      request("This draft is killing me and I missed the deadline."),
    );
    expect(admission.isDistressed).toBe(false);
  });

  it("throws rate_limited over the limit, with the time to wait", () => {
    const admission = createTicketIssuer(OFFLINE).admit(request("stuck", { timeZone: "Europe/Berlin" }));
    const state = { windowStart: minutesFromNow(-10), requests: 10, tokens: 7500 };
    const blocked = [{ ...state, blockedUntil: minutesFromNow(4.5) }];
    expect(() => admission.settle(blocked, NOW)).toThrow(
      expect.objectContaining({
        code: "rate_limited",
        message: "You've reached your limit for tarot readings. Please wait 5 minute(s) before trying again.",
        detail: { retryAfter: 270, resetTime: "2026-11-20T10:00:00.000Z", remaining: 0 },
      }),
    );
    const spent = [{ ...state, blockedUntil: minutesFromNow(-1) }];
    expect(() => admission.settle(spent, NOW)).toThrow(
      "You've reached your hourly limit for tarot readings. Your limit resets at 11:00 AM.",
    );
  });
});
