import { describe, expect, it, vi } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import { sayDay } from "#domain/day-words.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { newId } from "#server/platform/db/ids.ts";
import { DAYS_OF_ZONES } from "#test-support/days-of-zones.ts";
import { anInsight, someReading } from "#test-support/factories.ts";
import { addDataSource, addPage, textOf } from "#test-support/fake-notion/store.ts";
import { linesOf, openNotionApp } from "#test-support/notion-app.ts";

const bench = await openNotionApp();
const { app, notion, clock } = bench;

const STEPS = ["Open draft three.", "Read it aloud."];
const reading = { ...someReading, actionSteps: STEPS.map((text) => ({ text })) };

async function aReading() {
  const member = await bench.aConnectedMember();
  const { id } = await anInsight(app, { userId: member.userId, reading });
  const onlyPage = () => {
    const [page, ...more] = bench.pagesBelow(member.place.id);
    if (!page || more.length > 0) throw new Error(`There are ${more.length + 1} pages`);
    return page;
  };
  const toDo = (text: string) => {
    const found = onlyPage().blocks.find((block) => textOf(block) === text);
    if (!found) throw new Error(`There is no to-do ${text}`);
    return found;
  };
  const tick = (index: number, isDone: boolean) =>
    member.patch(`/api/insights/${id}/steps/${index}`, { isDone });
  const doneHere = async () =>
    (await member.get<InsightOutput>(`/api/insights/${id}`)).body.steps.map(({ isDone }) => isDone);
  return { member, id, onlyPage, toDo, tick, doneHere };
}

describe("a reading exported to Notion", () => {
  it("becomes one page of native blocks, with its steps as to-dos", async () => {
    const { member, id, onlyPage, tick } = await aReading();
    await tick(1, true);
    expect(await member.exports(id)).toMatchObject({ state: "done", problem: null, wantsPage: false });
    const page = onlyPage();
    expect(page.title).toBe(someReading.headline);
    expect(linesOf(page)).toEqual([
      expect.stringMatching(/^paragraph Rubber Arcana, \w{3} \d+, \d{4}: /),
      "quote I keep rewriting the proposal and never send it.",
      `paragraph ${someReading.interpretation}`,
      "heading_2 Key insights",
      `bulleted_list_item ${someReading.keyInsights[0]}`,
      "heading_2 Action steps",
      "to_do [ ] Open draft three.",
      "to_do [x] Read it aloud.",
      "heading_2 To reflect on",
      `bulleted_list_item ${someReading.reflectionPrompts[0]}`,
      `quote ${someReading.robQuip} — Rob`,
    ]);
    expect(page.blocks[0]?.texts[0]?.url).toBe(`${app.url}/insights/${id}`);
  });

  it("lists the person's answers below their text", async () => {
    const member = await bench.aConnectedMember();
    const answers = {
      difference: "Dana has it.",
      obstacle: { text: "I open it again.", kind: "afraid" },
    } as const;
    const { id } = await anInsight(app, { userId: member.userId, reading, answers });
    await member.exports(id);
    const [page = expect.fail("no page")] = bench.pagesBelow(member.place.id);
    expect(linesOf(page).slice(2, 5)).toEqual([
      "heading_2 My answers",
      "bulleted_list_item What would be different: Dana has it.",
      "bulleted_list_item What gets in the way: I open it again. (afraid)",
    ]);
  });

  it("leaves the parting remark out if it is grave", async () => {
    const { member, id, onlyPage } = await aReading();
    await member.patch(`/api/insights/${id}`, { note: "My mother died on Sunday." });
    await member.exports(id);
    expect(linesOf(onlyPage()).join("\n")).not.toContain(someReading.robQuip);
  });

  it.each(DAYS_OF_ZONES)("names the person's day in $zone where $change", async (given) => {
    const { zone, at, day } = given;
    const member = await bench.aConnectedMember();
    await member.put("/api/settings", { timeZone: zone });
    const { id } = await anInsight(app, { userId: member.userId, reading, createdAt: new Date(at) });
    await member.exports(id);
    const [page = expect.fail("no page")] = bench.pagesBelow(member.place.id);
    expect(linesOf(page)[0]).toContain(`Rubber Arcana, ${sayDay(day)}: `);
  });

  it("again updates its page: new ticks and notes go there, what the person wrote stays", async () => {
    const { member, id, onlyPage, tick } = await aReading();
    await member.exports(id);
    const page = onlyPage();
    const own = { id: newId(), type: "paragraph" as const, texts: [{ content: "Mine.", url: null }] };
    page.blocks.splice(2, 0, { ...own, checked: false });
    const before = page.blocks.map((block) => block.id);
    await tick(0, true);
    await member.patch(`/api/insights/${id}`, { note: "It was the third." });
    await member.exports(id);
    expect(
      onlyPage()
        .blocks.map((block) => block.id)
        .slice(0, before.length),
    ).toEqual(before);
    const lines = linesOf(onlyPage());
    expect(lines).toContain("paragraph Mine.");
    expect(lines).toContain("to_do [x] Open draft three.");
    expect(lines.slice(-2)).toEqual(["heading_2 My note", "paragraph It was the third."]);
    await member.patch(`/api/insights/${id}`, { note: "It was the second." });
    await member.exports(id);
    expect(linesOf(onlyPage()).slice(-2)).toEqual(["heading_2 My note", "paragraph It was the second."]);
    expect(linesOf(onlyPage())).toHaveLength(lines.length);
  });

  it("twice at once makes one page", async () => {
    const { member, id, onlyPage } = await aReading();
    const order = () => member.post(`/api/notion/exports/${id}`, {});
    await Promise.all([order(), order()]);
    await Promise.all([bench.runOrders(), bench.runOrders()]);
    expect(onlyPage().blocks).toHaveLength(11);
  });

  it.each(["page", "database"] as const)(
    "whose answer was lost is found by its marker in a %s, not written twice",
    async (kind) => {
      const { member, id } = await aReading();
      const place = kind === "page" ? member.place.id : addDataSource(notion.store, "Readings");
      await member.put("/api/notion/place", { kind, id: place });
      addPage(notion.store, { title: someReading.headline ?? "", parent: { type: "page_id", id: place } });
      notion.onRequest((path, when) => {
        if (path === "POST /v1/pages" && when === "done") throw new Error("The answer is lost");
      });
      expect(await member.exports(id)).toMatchObject({ state: "waiting", url: null });
      notion.onRequest(null);
      clock.advance(MINUTE_MS);
      await bench.runOrders();
      expect(await member.exportOf(id)).toMatchObject({ state: "done", url: expect.any(String) });
      expect(bench.pagesBelow(place).map(({ blocks }) => blocks.length)).toEqual([0, 11]);
    },
  );

  it("whose page was thrown away gets a new one", async () => {
    const { member, id, onlyPage } = await aReading();
    await member.exports(id);
    const former = onlyPage();
    former.inTrash = true;
    expect(await member.exports(id, "ticks")).toMatchObject({
      ...{
        state: "failed",
        problem: "Its page in Notion is gone. Export it again, and there will be a new one.",
      },
    });
    await member.exports(id);
    expect(onlyPage().id).not.toBe(former.id);
  });

  it("that is longer than its limits arrives whole and in order", async () => {
    const member = await bench.aConnectedMember();
    const long = "word 🦆 ".repeat(1500).trim();
    const many = Array.from({ length: 240 }, (_, index) => `Insight number ${index}`);
    const { id } = await anInsight(app, {
      userId: member.userId,
      userContext: "",
      reading: { ...reading, interpretation: long, keyInsights: many },
    });
    expect(await member.exports(id)).toMatchObject({ state: "done", problem: null });
    const texts = bench.pagesBelow(member.place.id)[0]?.blocks.map(textOf) ?? [];
    expect(texts).toContain(long);
    expect(texts.filter((text) => text.startsWith("Insight number"))).toEqual(many);
  });
});

describe("ticks made in Notion", () => {
  it("come back when the person asks, and are not undone by an export before that", async () => {
    const { member, id, toDo, tick, doneHere } = await aReading();
    await member.exports(id);
    toDo("Open draft three.").checked = true;
    await tick(1, true);
    await member.exports(id);
    expect([toDo("Open draft three.").checked, toDo("Read it aloud.").checked]).toEqual([true, true]);
    expect(await doneHere()).toEqual([false, true]);
    expect(await member.exports(id, "ticks")).toMatchObject({ state: "done", brought: 1, wantsTicks: false });
    expect(await doneHere()).toEqual([true, true]);
    toDo("Read it aloud.").checked = false;
    await member.exports(id, "ticks");
    expect(await doneHere()).toEqual([true, false]);
  });

  it("cannot be asked for before the reading is there", async () => {
    const { member, id } = await aReading();
    const { error } = await member.post(`/api/notion/exports/${id}/ticks`, {});
    expect(error).toMatchObject({ code: "not_found", message: expect.stringContaining("Export it first") });
  });
});

describe("an export to Notion that cannot be carried out now", () => {
  it.each([429, 529])(
    "an export to Notion that is answered with %i waits in the database as long as Notion says, and no process waits with it",
    async (status) => {
      const { member, id, onlyPage } = await aReading();
      notion.break({ status, retryAfter: 40 });
      const asked = notion.requests.length;
      const waiting = await member.exports(id);
      const waitsUntil = new Date(clock.now().getTime() + 40_000).toISOString();
      expect(waiting).toMatchObject({ state: "waiting", waitsUntil });
      notion.break(null);
      await bench.runOrders();
      expect(notion.requests).toHaveLength(asked + 1);
      clock.advance(40_000);
      await bench.runOrders();
      expect(onlyPage().blocks).toHaveLength(11);
    },
  );

  it("an export that Notion asks to wait a second is queued again after that second, without waiting for the next sweep", async () => {
    const { member, id } = await aReading();
    notion.break({ status: 429, retryAfter: 1 });
    const added = vi.spyOn(app.dependencies.notionOrders, "added");
    await member.exports(id);
    expect(added).toHaveBeenLastCalledWith({ userId: member.userId, insightId: id, attempt: "1" }, 1000);
    added.mockRestore();
  });

  it("an export to Notion is tried six times where nothing answers, and then says so with its cause", async () => {
    const { member, id } = await aReading();
    notion.break({ status: 502 });
    await member.exports(id);
    for (let round = 0; round < 5; round += 1) {
      clock.advance(20 * MINUTE_MS);
      await bench.runOrders();
    }
    expect(await member.exportOf(id)).toMatchObject({
      state: "failed",
      problem: "Failed to create Notion page: Notion did not answer, several times. Please try again later.",
    });
    notion.break(null);
    expect(await member.exports(id)).toMatchObject({ state: "done", problem: null });
  });

  it("an export to Notion names what the person can do: a place that is gone, and a connection that may not write", async () => {
    const { member, id } = await aReading();
    member.place.isShared = false;
    expect((await member.exports(id))?.problem).toBe(
      "Failed to create Notion page: The page or database you chose is no longer shared with this app. Choose another in Preferences.",
    );
    notion.break({ status: 403 });
    expect((await member.exports(id))?.problem).toContain("does not let this connection write there");
  });

  it("an export to Notion whose process died is taken over by another one", async () => {
    const { member, id, onlyPage } = await aReading();
    const held = Promise.withResolvers<void>();
    notion.onRequest((path) => {
      if (path !== "POST /v1/pages") return undefined;
      notion.onRequest(null);
      return held.promise;
    });
    await member.post(`/api/notion/exports/${id}`, {});
    const silent = bench.runOrders();
    await expect.poll(() => notion.requests.at(-1)).toBe("POST /v1/pages");
    clock.advance(2 * MINUTE_MS);
    await bench.runOrders();
    held.reject(new Error("The request was never received"));
    await silent;
    expect(await member.exportOf(id)).toMatchObject({ state: "done" });
    expect(onlyPage().blocks).toHaveLength(11);
  });

  it("an export to Notion is refused without Premium, without a place, and for somebody else's reading", async () => {
    const { member, id } = await aReading();
    const free = app.as({ userId: member.userId, isPremium: false });
    expect((await free.post(`/api/notion/exports/${id}`, {})).error?.code).toBe("plan_locked");
    const stranger = await bench.aConnectedMember();
    expect((await stranger.post(`/api/notion/exports/${id}`, {})).error?.code).toBe("not_found");
    const homeless = await bench.aMember();
    await homeless.connect();
    expect((await homeless.post(`/api/notion/exports/${id}`, {})).error?.message).toContain("Choose");
  });
});
