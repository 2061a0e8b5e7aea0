import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import {
  ALL_BODIES_BYTES,
  BodyBudget,
  KEPT_BYTES,
  NETWORK_BODIES_BYTES,
  SMALL_BODY_BYTES,
} from "./body-budget.ts";
import type { HttpRequest } from "./request.ts";

const SECOND_MS = 1000;
const BODY = 64_000;
const ELSEWHERE = ALL_BODIES_BYTES - NETWORK_BODIES_BYTES;

function openBudget() {
  let now = 0;
  const budget = new BodyBudget(() => now);
  const openRoom = (who: Pick<HttpRequest, "network" | "isSignedIn"> = {}) => {
    const request: HttpRequest = Object.assign(new IncomingMessage(new Socket()), who);
    const response = new ServerResponse(request);
    const room = budget.open({ request, response });
    return {
      take: (bytes: number) => room.take(bytes),
      /** Lets the rest of the body arrive. */
      async complete() {
        request.push(null);
        for await (const _part of room.arriving());
      },
      /** Whether the body was ended to make room. It is refused all bytes from then on, even none. */
      isEnded() {
        try {
          room.take(0);
          return false;
        } catch {
          return true;
        }
      },
      answer: () => response.end(),
      close: () => response.emit("close"),
    };
  };
  /** Opens the room of a body that is complete and waits for its answer. */
  const complete = async (bytes: number, who?: Parameters<typeof openRoom>[0]) => {
    const room = openRoom(who);
    room.take(bytes);
    await room.complete();
    return room;
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { budget, openRoom, complete, pass };
}

const noRoom = expect.objectContaining({ code: "unavailable", detail: { retryAfter: 2 } });

describe("the budget of bodies", () => {
  it("has room for all networks together, and two thirds of it for one", async () => {
    const { budget, openRoom, complete } = openBudget();
    const first = await complete(NETWORK_BODIES_BYTES, { network: "a" });
    expect(() => openRoom({ network: "a" }).take(1)).toThrow(noRoom);
    await complete(ELSEWHERE, { network: "b" });
    expect(() => openRoom({ network: "c" }).take(1)).toThrow(noRoom);
    first.close();
    openRoom({ network: "c" }).take(1);
    expect(budget.taken).toBe(ELSEWHERE + 1);
  });

  it("never has room for a body that would not fit into it alone", () => {
    const { openRoom } = openBudget();
    expect(() => openRoom().take(NETWORK_BODIES_BYTES + 1)).toThrow(
      expect.objectContaining({ code: "payload_too_large" }),
    );
  });

  it("makes room by ending the body that is furthest behind, however much of it has come", async () => {
    const { budget, openRoom, complete, pass } = openBudget();
    await complete(ALL_BODIES_BYTES - NETWORK_BODIES_BYTES, { network: "elsewhere" });
    const [stalled, steady] = [openRoom({ network: "a" }), openRoom({ network: "b" })];
    stalled.take(NETWORK_BODIES_BYTES - BODY);
    for (let second = 0; second < 10; second += 1) {
      steady.take(BODY / 10);
      pass(SECOND_MS);
    }
    openRoom({ network: "c" }).take(1);
    expect([stalled.isEnded(), steady.isEnded()]).toEqual([true, false]);
    expect(budget.taken).toBe(ELSEWHERE + BODY + 1);
  });

  it("refuses the body that asks if that is the furthest behind", () => {
    const { openRoom, pass } = openBudget();
    const slow = openRoom({ network: "a" });
    slow.take(1);
    pass(SECOND_MS);
    const quick = openRoom({ network: "a" });
    quick.take(NETWORK_BODIES_BYTES - 1);
    expect(() => slow.take(1)).toThrow(noRoom);
    expect(quick.isEnded()).toBe(false);
  });

  it("keeps a part for small bodies of people who are signed in", async () => {
    const { openRoom, complete } = openBudget();
    await complete(NETWORK_BODIES_BYTES, { network: "a" });
    await complete(ELSEWHERE, { network: "b" });
    const signedIn = { network: "a", isSignedIn: true };
    for (let taken = 0; taken < KEPT_BYTES; taken += SMALL_BODY_BYTES)
      await complete(SMALL_BODY_BYTES, signedIn);
    expect(() => openRoom(signedIn).take(1)).toThrow(noRoom);
  });

  it("counts a larger body of somebody who is signed in as one of a stranger", async () => {
    const { openRoom, complete } = openBudget();
    await complete(NETWORK_BODIES_BYTES, { network: "a" });
    await complete(ELSEWHERE, { network: "b" });
    const growing = openRoom({ network: "c", isSignedIn: true });
    growing.take(SMALL_BODY_BYTES);
    expect(() => growing.take(1)).toThrow(noRoom);
  });

  it("ends a small body of somebody who is signed in only for another such", async () => {
    const { openRoom, complete, pass } = openBudget();
    const signedIn = { network: "a", isSignedIn: true };
    const [first, second] = [openRoom(signedIn), openRoom(signedIn)];
    first.take(SMALL_BODY_BYTES);
    pass(SECOND_MS);
    second.take(SMALL_BODY_BYTES);
    await complete(NETWORK_BODIES_BYTES - 2 * SMALL_BODY_BYTES, { network: "a" });
    expect(() => openRoom({ network: "a" }).take(1)).toThrow(noRoom);
    for (let taken = 0; taken < KEPT_BYTES; taken += SMALL_BODY_BYTES)
      await complete(SMALL_BODY_BYTES, signedIn);
    openRoom(signedIn).take(SMALL_BODY_BYTES);
    expect([first.isEnded(), second.isEnded()]).toEqual([true, false]);
  });

  it("ends a small body of somebody who is signed in for anybody once it is four seconds behind", async () => {
    const { openRoom, complete, pass } = openBudget();
    const slow = openRoom({ network: "a", isSignedIn: true });
    slow.take(SMALL_BODY_BYTES);
    await complete(NETWORK_BODIES_BYTES - SMALL_BODY_BYTES, { network: "a" });
    pass(4 * SECOND_MS);
    expect(() => openRoom({ network: "a" }).take(1)).toThrow(noRoom);
    pass(1);
    openRoom({ network: "a" }).take(1);
    expect(slow.isEnded()).toBe(true);
  });

  it("needs no room for a body whose answer nobody takes", async () => {
    const { openRoom, complete } = openBudget();
    const answered = await complete(NETWORK_BODIES_BYTES, { network: "a" });
    expect(() => openRoom({ network: "a" }).take(1)).toThrow(noRoom);
    answered.answer();
    openRoom({ network: "a" }).take(1);
  });
});
