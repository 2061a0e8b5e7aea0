import { expect, it } from "vitest";
import { migrate, readMigrations } from "#server/platform/db/migrate.ts";
import { createLogCatcher } from "./log-catcher.ts";
import { createTestDatabase } from "./postgres.ts";
import { rowsOfTables } from "./rows-of-tables.ts";

it("the rows of a database can be read between two migrations, as a restore leaves it that was killed there", async () => {
  const { url } = await createTestDatabase();
  const migrations = await readMigrations();
  const webhooks = migrations.findIndex(({ name }) => name === "0058_programs");
  const tables: string[][] = [];
  for (const count of [1, webhooks, migrations.length]) {
    await migrate(url, createLogCatcher().log, migrations.slice(0, count));
    tables.push(Object.keys(await rowsOfTables(url)));
  }
  const [first, before, all] = tables;
  expect(first).not.toContain("auth.session");
  expect(before).toContain("sessions of guests");
  expect(before).not.toContain("auth.webhook");
  expect(all).toContain("webhooks that may be off");
});
