// One count by recipient for all letters that strangers can cause. A new endpoint that writes to an address belongs into
// this list.
import { beforeAll, describe, expect, it } from "vitest";
import { signUp } from "#test-support/factories.ts";
import { lettersTo } from "#test-support/letters.ts";
import type { Answer } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../db/ids.ts";
import { KEYS_TO_ADDRESS, LETTERS_TO_ADDRESS } from "./limits.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasMailServer: true });
});

const PASSWORD = "another pond, another password";

/** Each request, from a network of its own, for a letter by which the owner of the account can come in. */
const KEYS: Record<string, (email: string) => Promise<Answer>> = {
  "a reset": (email) => app.visitor().post("/api/auth/request-password-reset", { email }),
  "a code": (email) => app.visitor().post("/api/auth/send-sign-in-mail", { email }),
};

/** Each request of a stranger, from a network of their own, that causes another letter to an address. */
const CAUSES: Record<string, (email: string) => Promise<Answer>> = {
  "a sign-up": (email) => app.visitor().post("/api/auth/sign-up/email", { email, password: PASSWORD }),
  "a letter to confirm it": (email) => app.visitor().post("/api/auth/send-verification-email", { email }),
  "a change of address": async (newEmail) => {
    const other = await signUp(app);
    return await other.post("/api/auth/change-email", { newEmail });
  },
};

describe("letters to one address", () => {
  it("that strangers cause are counted together, whether or not it has an account", async () => {
    const member = await signUp(app);
    for (const [email, before] of [
      [member.email, 1],
      [`${newId()}@example.org`, 0],
    ] as const) {
      const causes = Object.values(CAUSES);
      for (let count = before; count < LETTERS_TO_ADDRESS.max; count += 1)
        expect((await causes[count % causes.length]?.(email))?.status).toBe(200);
      for (const [name, cause] of Object.entries(CAUSES)) {
        const refused = await cause(email);
        expect(refused, name).toMatchObject({ status: 429, error: { code: "too_many_sign_ins" } });
      }
      expect((await lettersTo(app, email)).length).toBeLessThanOrEqual(LETTERS_TO_ADDRESS.max);
    }
  });

  it("that were too many keep nobody from signing up where the server has no mail server", async () => {
    const alone = await createTestApp();
    const email = `${newId()}@example.org`;
    const ask = () => alone.visitor().post("/api/auth/send-verification-email", { email });
    for (let count = 0; count < LETTERS_TO_ADDRESS.max; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect((await signUp(alone, email)).userId).not.toBe("");
    expect(await lettersTo(alone, email)).toHaveLength(LETTERS_TO_ADDRESS.max);
  });

  it("with a code for a proof are counted with them while nobody has confirmed the address", async () => {
    const member = await signUp(app);
    await app.dependencies.database.authPool.query(
      'update auth."user" set email_verified = false where id = $1',
      [member.userId],
    );
    const cause = CAUSES["a change of address"];
    for (let count = 1; count < LETTERS_TO_ADDRESS.max; count += 1) await cause?.(member.email);
    expect(await member.post("/api/auth/send-proof-code", {})).toMatchObject({ status: 429 });
    await app.dependencies.database.authPool.query(
      'update auth."user" set email_verified = true where id = $1',
      [member.userId],
    );
    expect((await member.post("/api/auth/send-proof-code", {})).status).toBe(200);
  });

  it("that let its owner in are counted apart from those that strangers cause otherwise", async () => {
    const { email } = await signUp(app);
    const cause = CAUSES["a change of address"];
    for (let count = 1; count < LETTERS_TO_ADDRESS.max; count += 1) await cause?.(email);
    expect((await cause?.(email))?.status).toBe(429);
    const keys = Object.values(KEYS);
    for (let count = 0; count < KEYS_TO_ADDRESS.max; count += 1)
      expect((await keys[count % keys.length]?.(email))?.status).toBe(200);
    for (const [name, key] of Object.entries(KEYS))
      expect(await key(email), name).toMatchObject({ status: 429, error: { code: "too_many_sign_ins" } });
  });
});
