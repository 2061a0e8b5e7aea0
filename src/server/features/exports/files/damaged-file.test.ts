import { expect, it } from "vitest";
import { newId } from "#server/platform/db/ids.ts";
import { anInsight } from "#test-support/factories.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { exportQueue } from "./export-queue.ts";

const app = await createTestApp();

it("a download of a file whose bytes cannot be decrypted is answered with an error, not with a closed connection", async () => {
  const person = await aReader(app, { isPremium: true });
  const { userId } = person;
  await anInsight(app, { userId });
  const id = newId();
  await person.post("/api/export-files", { id, format: "csv" });
  await exportQueue(app.dependencies).run({ userId, id, attempt: "0" });
  expect((await person.fetch("GET", `/api/export-files/${id}`, undefined, {})).status).toBe(200);
  const bucket = app.dependencies.storage.bucket("exports");
  const [part = ""] = await bucket.list({ folder: userId });
  await bucket.upload(part, Buffer.from("broken"));
  const { status, error } = await person.get(`/api/export-files/${id}`);
  expect([status, error?.code, error?.message]).toEqual([409, "conflict", "This entry could not be opened."]);
});
