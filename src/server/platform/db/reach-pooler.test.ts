import { expect, it } from "vitest";
import { createTestDatabase } from "#test-support/postgres.ts";
import { reachPooler } from "./reach-pooler.ts";

it("without the setting there is no pooler", async () => {
  expect(await reachPooler({ databaseUrl: "postgres://one/pond", databasePoolerUrl: undefined }, "")).toBe(
    undefined,
  );
});

it("a pooler is asked with the login of the direct connection", async () => {
  const { url } = await createTestDatabase();
  const { pathname, searchParams } = new URL(url);
  const pooler = new URL(`postgres://nobody:wrong@localhost${pathname}`);
  pooler.searchParams.set("host", searchParams.get("host") ?? new URL(url).hostname);
  const reached = await reachPooler({ databaseUrl: url, databasePoolerUrl: pooler.toString() }, url);
  const { username, searchParams: found } = new URL(reached ?? "");
  expect(username).toBe("");
  expect(found.get("user")).toBe(new URL(url).username || searchParams.get("user"));
});

it("a pooler without a direct connection, or one that does not answer, is refused in one sentence that names the setting", async () => {
  const databasePoolerUrl = "postgres://127.0.0.1:1/pond";
  const refusals = [undefined, "postgres://owner@127.0.0.1/pond"].map(
    async (databaseUrl) =>
      await reachPooler({ databaseUrl, databasePoolerUrl }, "postgres://login@127.0.0.1/pond").catch(
        (error: Error) => `${error.name}: ${error.message}`,
      ),
  );
  expect(await Promise.all(refusals)).toEqual([
    "SettingError: DATABASE_POOLER_URL needs DATABASE_URL, a direct connection to the same database",
    expect.stringContaining("SettingError: DATABASE_POOLER_URL names a pooler that cannot be used: "),
  ]);
});
