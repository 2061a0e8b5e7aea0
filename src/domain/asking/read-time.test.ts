import { describe, expect, it } from "vitest";
import { readTime } from "./read-time.ts";

/** A Thursday afternoon. */
const NOW = "2026-12-03T14:00";

describe("a typed time", () => {
  it.each([
    ["saturday 9:30", "2026-12-05T09:30"],
    ["Sat 9", "2026-12-05T09:00"],
    ["tomorrow 7am kitchen table", "2026-12-04T07:00"],
    ["tonight at 8", "2026-12-03T20:00"],
    ["at 8", "2026-12-03T20:00"],
    ["8.15pm", "2026-12-03T20:15"],
    ["half past nine", "2026-12-03T21:30"],
    ["half 5, on the bus", "2026-12-03T17:30"],
    ["tomorrow at quarter to nine", "2026-12-04T08:45"],
    ["Sunday at 6", "2026-12-06T18:00"],
    ["sunday morning at 6", "2026-12-06T06:00"],
    ["friday after lunch at 1", "2026-12-04T13:00"],
    ["saturday after breakfast", "2026-12-05T09:30"],
    ["tomorrow evening", "2026-12-04T20:00"],
    ["Thursday at 9", "2026-12-03T21:00"],
    ["thursday morning at 9", "2026-12-10T09:00"],
    ["day after tomorrow", "2026-12-05T09:30"],
  ])("in English is read: %s", (text, at) => {
    expect(readTime(text, NOW, "en")).toBe(at);
  });

  it.each([
    ["morgen um 8", "2026-12-04T08:00"],
    ["morgen Abend um 8", "2026-12-04T20:00"],
    ["morgen früh", "2026-12-04T09:30"],
    ["heute Abend, 20 Uhr", "2026-12-03T20:00"],
    ["halb neun", "2026-12-03T20:30"],
    ["Samstag 10 Uhr, Werkstatt", "2026-12-05T10:00"],
    ["samstags um viertel vor elf", "2026-12-05T10:45"],
    ["Sonntagabend um 7", "2026-12-06T19:00"],
    ["übermorgen 9.30 Uhr", "2026-12-05T09:30"],
    ["Dienstag in der Mittagspause", "2026-12-08T12:30"],
  ])("in German is read: %s", (text, at) => {
    expect(readTime(text, NOW, "de")).toBe(at);
  });

  it.each([
    ["mañana a las 9", "2026-12-04T09:00"],
    ["manana a las 9 y media", "2026-12-04T09:30"],
    ["esta noche a las 8", "2026-12-03T20:00"],
    ["el sábado a la una", "2026-12-05T13:00"],
    ["el lunes a las 8 de la tarde", "2026-12-07T20:00"],
    ["el martes por la mañana", "2026-12-08T09:30"],
    ["a las nueve menos cuarto", "2026-12-03T20:45"],
  ])("in Spanish is read: %s", (text, at) => {
    expect(readTime(text, NOW, "es")).toBe(at);
  });

  it("is not guessed from a place or an occasion", () => {
    expect(readTime("at the kitchen table", NOW, "en")).toBeNull();
    expect(readTime("after I brush my teeth", NOW, "en")).toBeNull();
    expect(readTime("wenn der Kaffee fertig ist", NOW, "de")).toBeNull();
    expect(readTime("in room 12", NOW, "en")).toBeNull();
    expect(readTime("", NOW, "es")).toBeNull();
  });

  it("that has passed today is none", () => {
    expect(readTime("today at 9 in the morning", NOW, "en")).toBeNull();
    expect(readTime("today 09:00", NOW, "en")).toBeNull();
  });

  it("in another language is not read, because its day could be missed", () => {
    expect(readTime("sabato 9:30", NOW, "other")).toBeNull();
  });
});
