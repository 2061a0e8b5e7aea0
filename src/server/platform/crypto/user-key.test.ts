import { createSecretKey, randomBytes } from "node:crypto";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { FORMER_SECRET, sealAsBrowser } from "#test-support/seal-as-browser.ts";
import { type CryptoCounts, emptyCryptoCounts } from "./counts.ts";
import { type SealedPlace, sealBytes } from "./envelope.ts";
import { type UserKey, userKeyOf } from "./user-key.ts";

const place: SealedPlace = { table: "insights", column: "body", userId: "user-1", rowId: "row-1" };
const imported = { isImported: true };

let counts: CryptoCounts;
let logged: unknown[];
let key: UserKey;

const keyWith = (secret: string | undefined) =>
  userKeyOf(randomBytes(32), {
    legacySecret: secret,
    counts,
    log: { error: (...parts: unknown[]) => void logged.push(...parts) },
  });

beforeEach(() => {
  counts = emptyCryptoCounts();
  logged = [];
  key = keyWith(FORMER_SECRET);
});

describe("a person's sealed value", () => {
  it("opens unchanged, for any JSON value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const opened = key.unseal(key.seal(value, place), place);
        expect(opened).toEqual({ ok: true, value: JSON.parse(JSON.stringify(value)) });
      }),
    );
  });

  it("opens without half characters and null characters, also one that was stored with them", () => {
    const halves = { text: "a\ud800b\u0000 🦆" };
    const whole = { ok: true, value: { text: "a\ufffdb 🦆" } };
    expect(key.unseal(key.seal(halves, place), place)).toEqual(whole);
    const dataKey = randomBytes(32);
    const formerKey = userKeyOf(dataKey, { legacySecret: undefined, counts, log: { error: () => {} } });
    const { k: id } = JSON.parse(formerKey.seal("", place));
    const holder = { id, key: createSecretKey(dataKey) };
    const former = sealBytes(holder, Buffer.from(JSON.stringify(halves)), place);
    expect(formerKey.unseal(former, place)).toEqual(whole);
    expect(key.unseal('{"text":"\\uD800"}', place, imported)).toMatchObject({ value: { text: "\ufffd" } });
  });

  it("needs no key by PBKDF2", () => {
    key.unseal(key.seal({ question: "why" }, place), place);
    key.unseal(key.seal({ question: "why" }, place), place, imported);
    expect(counts).toEqual({ ...emptyCryptoCounts(), opened: counts.opened });
  });

  it("is counted if it does not open, and logged by its place without its content", () => {
    const sealed = key.seal({ question: "my landlord" }, { ...place, rowId: "another" });
    expect(key.unseal(sealed, place)).toEqual({ ok: false });
    expect(counts.unreadable).toBe(1);
    expect(logged[0]).toEqual({ ...place, reason: "damaged or moved" });
    expect(JSON.stringify(logged)).not.toMatch(/landlord|encrypted"/);
  });

  it("does not open if somebody replaced it by plain text or the former format", async () => {
    const planted = ["plain words", '{"question":"planted"}', "", await sealAsBrowser("planted")];
    for (const text of planted) expect(key.unseal(text, place)).toEqual({ ok: false });
    expect(counts).toMatchObject({ unreadable: planted.length, rawFallbacks: 0, pbkdf2Derivations: 0 });
  });

  it("is never shown as stored when damaged, not even in an imported row", () => {
    const damaged = key.seal("words", place).replace(/.(?=.{9}"\}$)/, (sign) => (sign === "0" ? "1" : "0"));
    expect(key.unseal(damaged, place, imported)).toEqual({ ok: false });
    expect(counts).toMatchObject({ unreadable: 1, rawFallbacks: 0, pbkdf2Derivations: 0 });
  });
});

describe("an imported value", () => {
  it("opens from the former product's format", async () => {
    const sealed = await sealAsBrowser("Warum hängt das? 🦆");
    expect(key.unseal(sealed, place, imported)).toEqual({ ok: true, value: "Warum hängt das? 🦆" });
    expect(counts).toMatchObject({ unreadable: 0, rawFallbacks: 0, pbkdf2Derivations: 1 });
  });

  it("opens as a reading if it held one", async () => {
    const sealed = await sealAsBrowser('{"robQuip":"Quack."}');
    expect(key.unseal(sealed, place, imported)).toEqual({ ok: true, value: { robQuip: "Quack." } });
  });

  it("is returned unchanged if it was never encrypted", () => {
    for (const text of ["plain words", "", "{not json", "[1, 2"]) {
      expect(key.unseal(text, place, imported)).toEqual({ ok: true, value: text });
    }
    expect(counts).toEqual({ ...emptyCryptoCounts(), opened: counts.opened });
  });

  it("is shown as stored and counted if it does not open", async () => {
    const sealed = await sealAsBrowser("words");
    const damaged = sealed.replace(/(?<="encrypted":")./, (first) => (first === "0" ? "1" : "0"));
    const opened = key.unseal(damaged, place, imported);
    expect(opened).toEqual({ ok: true, value: JSON.parse(damaged) });
    expect(counts).toMatchObject({ unreadable: 0, rawFallbacks: 1, pbkdf2Derivations: 1 });
  });

  it("is shown as stored if the former secret is not set", async () => {
    const sealed = await sealAsBrowser("words");
    expect(keyWith(undefined).unseal(sealed, place, imported)).toEqual({
      ok: true,
      value: JSON.parse(sealed),
    });
    expect(counts).toMatchObject({ unreadable: 0, rawFallbacks: 1, pbkdf2Derivations: 0 });
  });
});
