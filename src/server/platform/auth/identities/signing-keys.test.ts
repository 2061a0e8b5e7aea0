import { beforeAll, describe, expect, it } from "vitest";
import { signUp } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";

interface KeySet {
  keys: Record<string, string>[];
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const keys = async () => (await app.visitor().get<KeySet>("/api/auth/jwks")).body.keys;

describe("the server's signing keys", () => {
  it("are shown without their private half, which is stored encrypted", async () => {
    const [key] = await keys();
    expect(Object.keys(key ?? {}).toSorted()).toEqual(["alg", "e", "kid", "kty", "n"]);
    const { rows } = await app.dependencies.database.authPool.query("select private_key from auth.jwks");
    expect(rows).toHaveLength(1);
    for (const part of ["kty", '"d"', "RSA"]) expect(rows[0].private_key).not.toContain(part);
  });

  it("are shown for a month after they were replaced, and then no more", async () => {
    const { authPool } = app.dependencies.database;
    await keys();
    const expired = (days: number) =>
      authPool.query("update auth.jwks set expires_at = now() - make_interval(days => $1)", [days]);
    await expired(29);
    expect(await keys()).toHaveLength(1);
    await expired(31);
    expect(await keys()).toEqual([]);
  });

  it("give no script a token, in a body or in a header", async () => {
    const member = await signUp(app);
    expect((await member.get("/api/auth/token")).status).toBe(404);
    const { headers, body } = await member.get("/api/auth/get-session");
    expect(headers.get("set-auth-jwt")).toBeNull();
    expect(JSON.stringify(body)).not.toMatch(/"token"|eyJ/);
  });
});
