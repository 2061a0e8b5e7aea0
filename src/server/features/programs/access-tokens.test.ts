import { beforeAll, describe, expect, it } from "vitest";
import { contract } from "#contract/contract.ts";
import { scopeFor, TOKENS_MAX } from "#contract/program-access.ts";
import type { TokenOutput } from "#contract/programs.ts";
import type { Me } from "#contract/session.ts";
import { WRITES_A_MINUTE } from "#domain/limits/bounds.ts";
import { DAY_MS } from "#domain/time.ts";
import { giveToOwner } from "#server/platform/auth/ways-in.ts";
import { newId } from "#server/platform/db/ids.ts";
import { endpointsOf } from "#server/platform/http/endpoints.ts";
import { beginAsGuest, signUp } from "#test-support/factories.ts";
import { lettersTo } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const tokensOf = async (person: Person) =>
  (await person.get<{ tokens: TokenOutput[] }>("/api/programs")).body.tokens;
const me = async (token: string) => (await app.visitor().get<Me>("/api/me", bearer(token))).body.user;

async function make(person: Person, wanted: object = {}) {
  const body = { name: "My own script", scopes: ["read", "write"], ...wanted };
  const answer = await person.post<{ id: string; token: string }>("/api/programs/tokens", body);
  expect(answer.status).toBe(200);
  return answer.body;
}

describe("an access token", () => {
  it("is made known to the account's owner by mail, with nothing of the token in the letter", async () => {
    const member = await signUp(app);
    // An address that is not confirmed may be somebody else's, so it gets no such letter.
    await app.dependencies.database.authPool.query(
      'update auth."user" set email_verified = true where id = $1',
      [member.userId],
    );
    const { token } = await make(member);
    const told = (await lettersTo(app, member.email)).filter((letter) => letter.includes("access token"));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/An access token, .* was made for\s+your account/);
    expect(told[0]).toContain(`${app.url}/preferences`);
    expect(told[0]).not.toMatch(new RegExp(`${token}|My own script`));
  });

  it("is made after a fresh proof only, shown once, and stored as a hash under a sealed name", async () => {
    const unproven = app.as({ isProven: false });
    const wanted = { name: "x", scopes: ["read"] };
    expect((await unproven.post("/api/programs/tokens", wanted)).error?.code).toBe("proof_required");
    const guest = await beginAsGuest(app);
    expect((await guest.post("/api/programs/tokens", wanted)).error?.code).toBe("account_required");
    const member = await signUp(app);
    const { id, token } = await make(member, { scopes: ["read"], days: 30 });
    const expiresAt = new Date(clock.now().getTime() + 30 * DAY_MS).toISOString();
    const [listed] = await tokensOf(member);
    expect(listed).toEqual({
      id,
      name: "My own script",
      scopes: ["read"],
      usedAt: null,
      expiresAt,
      createdAt: clock.now().toISOString(),
    });
    const { rows } = await app.dependencies.database.authPool.query("select * from auth.access_token");
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|My own script`));
  });

  it("is its person, whatever cookie is sent beside it, and its last use is shown", async () => {
    const member = await signUp(app);
    const { token } = await make(member);
    const other = await signUp(app);
    const { body } = await other.get<Me>("/api/me", bearer(token));
    expect(body.user?.id).toBe(member.userId);
    expect((await tokensOf(member))[0]?.usedAt).toBe(clock.now().toISOString());
  });

  it("reads with the scope read, and changes with the scope write", async () => {
    const member = await signUp(app);
    const block = { blockTypeId: "work", name: "A report that waits" };
    const reader = bearer((await make(member, { scopes: ["read"] })).token);
    const writer = bearer((await make(member, { scopes: ["write"] })).token);
    const program = app.visitor();
    expect((await program.get("/api/blocks", reader)).status).toBe(200);
    const refused = await program.post("/api/blocks", block, reader);
    expect(refused).toMatchObject({ status: 403, error: { code: "token_refused" } });
    expect(refused.error?.message).toContain("lacks the scope write");
    expect((await program.post("/api/blocks", block, writer)).status).toBe(200);
    expect((await program.get("/api/blocks", writer)).error?.message).toContain("lacks the scope read");
  });

  it("with all scopes opens no endpoint that is closed to programs, those of signing in among them", async () => {
    const member = await signUp(app);
    const { authPool } = app.dependencies.database;
    await authPool.query(`update auth."user" set is_admin = true where id = $1`, [member.userId]);
    const { token } = await make(member);
    const closed = endpointsOf(contract).filter(
      (endpoint) => endpoint.meta.access !== "open" && scopeFor(endpoint) === null,
    );
    expect(closed.length).toBeGreaterThan(30);
    const opened: string[] = [];
    for (const { method, address, path, meta } of closed) {
      const url = `/api${address.replace(/\{\w+\}/g, newId())}`;
      const body = method === "GET" ? undefined : (meta.example ?? {});
      const { error } = await app.visitor().request(method, url, body, bearer(token));
      if (error?.code !== "token_refused" && error?.code !== "too_many_writes") opened.push(path.join("."));
    }
    expect(opened).toEqual([]);
    expect(closed.map(({ address }) => address)).toEqual(
      expect.arrayContaining(["/auth/get-session", "/auth/passkeys", "/auth/sign-in/email"]),
    );
    expect((await me(token))?.id).toBe(member.userId);
  });

  it("is refused once it is revoked, expired or unknown, or its account is disabled", async () => {
    const member = await signUp(app);
    const { authPool } = app.dependencies.database;
    const [first, second, third] = [await make(member), await make(member, { days: 30 }), await make(member)];
    expect((await member.delete(`/api/programs/tokens/${first.id}`)).body).toEqual({ revoked: true });
    clock.advance(30 * DAY_MS);
    const stranger = await signUp(app);
    expect((await stranger.delete(`/api/programs/tokens/${third.id}`)).error?.code).toBe("not_found");
    expect((await me(third.token))?.id).toBe(member.userId);
    await authPool.query(`update auth."user" set disabled_at = now() where id = $1`, [member.userId]);
    for (const token of [first.token, second.token, third.token, "ra_unknown"]) {
      const answer = await app.visitor().get("/api/blocks", bearer(token));
      expect(answer).toMatchObject({ status: 401, error: { code: "unauthenticated" } });
      expect(answer.error?.message).toContain("unknown, was revoked, or has expired");
    }
    clock.advance(-30 * DAY_MS);
  });

  it("shares the person's changes of a minute, and ends with the doubtful past of an address", async () => {
    const member = await signUp(app);
    const { token } = await make(member);
    const { authPool } = app.dependencies.database;
    await authPool.query("update auth.write_count set count = $2, since = $3 where user_id = $1", [
      member.userId,
      WRITES_A_MINUTE,
      clock.now(),
    ]);
    const answer = await app.visitor().post("/api/blocks", {}, bearer(token));
    expect(answer).toMatchObject({ status: 429, error: { code: "too_many_writes" } });
    await giveToOwner(authPool, { userId: member.userId, keep: [], now: clock.now() });
    expect((await app.visitor().get("/api/blocks", bearer(token))).status).toBe(401);
  });

  it(`is one of at most ${TOKENS_MAX}`, async () => {
    const member = await signUp(app);
    for (let count = 0; count < TOKENS_MAX; count += 1) await make(member);
    const one = { name: "One more", scopes: ["read"] };
    expect(await member.post("/api/programs/tokens", one)).toMatchObject({
      status: 409,
      error: { code: "conflict" },
    });
  });
});
