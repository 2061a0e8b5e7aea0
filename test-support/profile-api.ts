import { vi } from "vitest";
import type { ProfileOutput } from "#contract/profile.ts";
import { answerProfile, EMPTY_PROFILE, isProfileComplete } from "#domain/profile/profile.ts";

export const WHOLE_PROFILE: ProfileOutput = {
  name: "Sam",
  birthday: "1990-03-21",
  birthPlace: "Lyon, Auvergne-Rhône-Alpes, France",
  creativeIdentity: "Artist with a day job",
  workContext: "Education",
  zodiacSign: "Aries",
  debuggingMode: "Ask everyone for advice",
  blockPattern: "Work",
  superpower: "Hyperfocus",
  kryptonite: "Perfectionism",
  spiritAnimal: "turtle",
  isComplete: true,
  updatedAt: "2026-11-20T08:00:00.000Z",
};

/**
 * How the fake API treats a call: it answers as the server does, never answers, fails as without a network, or answers
 * with this error.
 */
export type Treatment =
  | "answer"
  | "silence"
  | "offline"
  | { status: number; code: string; message: string; help?: unknown };

/** Fakes the profile and places endpoints in a page's test. */
export class ProfileApi {
  profile: ProfileOutput | null = null;
  places: string[] = [];
  /** The treatments of the next calls, in order. Later calls are answered normally. */
  readonly treatments: Treatment[] = [];
  readonly saved: unknown[] = [];
  readonly asked: string[] = [];
  aborted = 0;

  start(): void {
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      if (init.method === "PUT") this.saved.push(JSON.parse(String(init.body)));
      else this.asked.push(path);
      return this.#treat(path, init, this.treatments.shift() ?? "answer");
    });
  }

  #treat(path: string, init: RequestInit, treatment: Treatment): Promise<Response> {
    if (treatment === "answer") return Promise.resolve(Response.json(this.#answer(path, init)));
    if (treatment === "offline") return Promise.reject(new TypeError("Failed to fetch"));
    if (treatment !== "silence") {
      const { status, ...error } = treatment;
      return Promise.resolve(Response.json({ error }, { status }));
    }
    return new Promise((_, reject) => {
      init.signal?.addEventListener("abort", () => {
        this.aborted += 1;
        reject(init.signal?.reason);
      });
    });
  }

  #answer(path: string, init: RequestInit): unknown {
    if (path.startsWith("/api/places")) return { items: this.places.map(placeNamed), nextCursor: null };
    if (init.method === "PUT") {
      const answered = answerProfile(this.profile ?? EMPTY_PROFILE, JSON.parse(String(init.body)));
      this.profile = {
        ...answered,
        isComplete: isProfileComplete(answered),
        updatedAt: "2026-11-20T09:00:00.000Z",
      };
    }
    return { profile: this.profile };
  }
}

function placeNamed(formattedAddress: string) {
  return {
    id: formattedAddress,
    displayName: formattedAddress.split(",")[0],
    formattedAddress,
    location: { latitude: 0, longitude: 0 },
    types: ["locality"],
    timeZone: "UTC",
    countryCode: "XX",
  };
}
