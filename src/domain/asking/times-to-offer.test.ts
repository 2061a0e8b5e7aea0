import { describe, expect, it } from "vitest";
import { timesToOffer } from "./times-to-offer.ts";

const offered = (now: string, language: "en" | "de" | "es" | "other" = "en") =>
  timesToOffer(now, language).map(({ label, at }) => [label, at]);

describe("the times to tap", () => {
  it("on a workday are tonight, tomorrow before work and Saturday", () => {
    expect(offered("2026-12-03T14:00")).toEqual([
      ["Tonight at 8", "2026-12-03T20:00"],
      ["Tomorrow before work", "2026-12-04T07:15"],
      ["Saturday after breakfast", "2026-12-05T09:30"],
    ]);
  });

  it("from seven in the evening on have tomorrow evening instead of tonight", () => {
    expect(offered("2026-12-03T19:00")).toEqual([
      ["Tomorrow before work", "2026-12-04T07:15"],
      ["Friday evening at 8", "2026-12-04T20:00"],
      ["Saturday after breakfast", "2026-12-05T09:30"],
    ]);
  });

  it("on a Friday do not name Saturday twice", () => {
    expect(offered("2026-12-04T10:00")).toEqual([
      ["Tonight at 8", "2026-12-04T20:00"],
      ["Tomorrow morning", "2026-12-05T09:30"],
      ["Sunday after breakfast", "2026-12-06T09:30"],
    ]);
  });

  it("on a Sunday go on to the next Saturday", () => {
    expect(offered("2026-12-06T10:00").map(([, at]) => at)).toEqual([
      "2026-12-06T20:00",
      "2026-12-07T07:15",
      "2026-12-12T09:30",
    ]);
  });

  it("are all later than now and in order, at every hour of a week", () => {
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const day = String(1 + Math.floor(hour / 24)).padStart(2, "0");
      const now = `2026-12-${day}T${String(hour % 24).padStart(2, "0")}:59`;
      const times = timesToOffer(now, "en").map(({ at }) => at);
      expect(times).toEqual([...new Set(times)].toSorted());
      expect(times).toHaveLength(3);
      expect(times.every((at) => at > now)).toBe(true);
    }
  });

  it("speak German and Spanish", () => {
    expect(offered("2026-12-03T14:00", "de").map(([label]) => label)).toEqual([
      "Heute Abend um 8",
      "Morgen vor der Arbeit",
      "Samstag nach dem Frühstück",
    ]);
    expect(offered("2026-12-03T14:00", "es").map(([label]) => label)).toEqual([
      "Esta noche a las 8",
      "Mañana antes del trabajo",
      "El sábado después de desayunar",
    ]);
  });

  it("are kept in words that are true on every later day", () => {
    expect(timesToOffer("2026-12-03T14:00", "en").map(({ text }) => text)).toEqual([
      "Thursday evening at 8",
      "Friday before work",
      "Saturday after breakfast",
    ]);
    expect(timesToOffer("2026-12-03T14:00", "de")[0]?.text).toBe("Donnerstagabend um 8");
    expect(timesToOffer("2026-12-03T14:00", "es")[0]?.text).toBe("El jueves a las 8 de la noche");
  });
});
