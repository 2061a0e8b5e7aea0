// Tests when the server tells a browser to delete the lists that it keeps.
import { beforeAll, describe, expect, it } from "vitest";
import { signUp } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

describe("what a browser keeps of lists", () => {
  const clearedBy = ({ headers }: { headers: Headers }) => headers.get("clear-site-data");

  it("is deleted at sign-out", async () => {
    const person = await signUp(app);
    expect(clearedBy(await person.get("/api/me"))).toBeNull();
    expect(clearedBy(await person.post("/api/auth/sign-out", {}))).toBe('"cache"');
  });

  it("is deleted when it asks for a list with its ETag after its session has ended", async () => {
    const person = await signUp(app);
    const elsewhere = person.inAnotherTab();
    const tag = (await elsewhere.get("/api/insights")).headers.get("etag") ?? "";
    const ask = () => elsewhere.get("/api/insights", { headers: { "if-none-match": tag } });
    expect(clearedBy(await ask())).toBeNull();
    await person.post("/api/auth/sign-out", {});
    const refused = await ask();
    expect([refused.status, clearedBy(refused)]).toEqual([401, '"cache"']);
  });

  it("is not deleted anew by each request without an ETag after its session has ended", async () => {
    const person = await signUp(app);
    const elsewhere = person.inAnotherTab();
    await person.post("/api/auth/sign-out", {});
    const me = await elsewhere.get("/api/me");
    const list = await elsewhere.get("/api/insights");
    const write = await elsewhere.put("/api/me/consent", { terms: true, age16: true });
    expect([me.status, list.status, write.status]).toEqual([200, 401, 401]);
    expect([me, list, write].map(clearedBy)).toEqual([null, null, null]);
  });
});
