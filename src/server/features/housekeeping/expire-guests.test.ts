import { describe, expect, it } from "vitest";
import { standIn } from "#test-support/stand-in.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import type { Auth } from "../../platform/auth/auth.ts";
import { newId } from "../../platform/db/ids.ts";
import { consents, userCounters, userKeys } from "../../platform/db/tables/people.ts";
import { expireGuests } from "./expire-guests.ts";

const clock = createTestClock("2026-11-20T12:00:00Z");
const guests = new Map<string, Date>();
const auth: Auth = {
  ...standIn<Auth>("auth"),
  guestsBefore: async (time, limit) =>
    [...guests]
      .filter(([, began]) => began < time)
      .map(([id]) => id)
      .slice(0, limit),
  removeUser: async (userId) => guests.delete(userId),
};
const app = await createTestApp({ clock, parts: { auth } });
const { database, vault } = app.dependencies;

async function guestWithRows(began: string): Promise<string> {
  const userId = newId();
  guests.set(userId, new Date(began));
  await vault.keyOf(userId);
  await database.batch({ userId }, (tx) => [
    tx.insert(userCounters).values({ userId, insights: 1 }),
    tx.insert(consents).values({ userId, id: newId(), version: "1", acceptedAt: clock.now() }),
  ]);
  return userId;
}

async function rowsOf(userId: string): Promise<number[]> {
  const found = await database.batch({ userId }, (tx) => [
    tx.select().from(userKeys),
    tx.select().from(userCounters),
    tx.select().from(consents),
  ]);
  return found.map((rows) => rows.length);
}

describe("the expiry of guests", () => {
  it("deletes guests and all their rows after thirty days, not earlier", async () => {
    const old = await guestWithRows("2026-10-20T00:00:00Z");
    const recent = await guestWithRows("2026-10-22T00:00:00Z");
    expect(await expireGuests(app.dependencies)).toEqual({ guests: 1 });
    expect(await rowsOf(old)).toEqual([0, 0, 0]);
    expect(await rowsOf(recent)).toEqual([1, 1, 1]);
    expect([...guests.keys()]).toEqual([recent]);
  });

  it("deletes their keys first, so that an interrupted purge leaves nothing readable", async () => {
    const old = await guestWithRows("2026-10-01T00:00:00Z");
    const forgotten: string[] = [];
    const broken = {
      ...app.dependencies,
      vault: {
        ...vault,
        forget: (userId: string) => {
          forgotten.push(userId);
          throw new Error("the power went");
        },
      },
    };
    await expect(expireGuests(broken)).rejects.toThrow("the power went");
    expect(await rowsOf(old)).toEqual([0, 1, 1]);
    expect(await expireGuests(app.dependencies)).toEqual({ guests: 1 });
    expect(await rowsOf(old)).toEqual([0, 0, 0]);
  });

  it("goes on with the other guests where one cannot be deleted, and then throws the error", async () => {
    const ids = [];
    for (const day of ["01", "02", "03"]) ids.push(await guestWithRows(`2026-10-${day}T00:00:00Z`));
    const [first = ""] = ids;
    const removeUser: Auth["removeUser"] = async (userId) => {
      if (userId === first) throw new Error("the row is locked");
      return guests.delete(userId);
    };
    const broken = { ...app.dependencies, auth: { ...auth, removeUser } };
    await expect(expireGuests(broken)).rejects.toThrow("the row is locked");
    expect(ids.filter((id) => guests.has(id))).toEqual([first]);
    expect(app.logLines).toContainEqual(
      expect.objectContaining({ msg: "a guest could not be deleted", userId: first }),
    );
    expect(await expireGuests(app.dependencies)).toEqual({ guests: 1 });
  });
});
