// An app that has a fake Notion, with people who have connected it. All of them share one workspace and live by one clock.
import { afterAll, beforeEach } from "vitest";
import type { NotionExportOutput, NotionOutput } from "#contract/notion.ts";
import { notionQueue } from "#server/features/notion/notion-queue.ts";
import { signUp } from "./factories.ts";
import { addPage, type Block, type Page, textOf } from "./fake-notion/store.ts";
import { startFakeNotion } from "./fake-notion.ts";
import { createTestApp } from "./test-app.ts";
import { createTestClock } from "./test-clock.ts";

/**
 * Starts the app and its Notion, which works again at the beginning of each test. Call it at the top of the test file,
 * because it registers hooks.
 */
export async function openNotionApp() {
  const clock = createTestClock();
  const notion = await startFakeNotion();
  beforeEach(() => {
    notion.break(null);
    notion.onRequest(null);
  });
  afterAll(() => notion.close());
  const app = await createTestApp({ clock, settings: notion.settings });

  async function aMember() {
    const person = await signUp(app);
    const { userId, password } = person;
    await app.dependencies.database.authPool.query('update auth."user" set is_premium = true where id = $1', [
      userId,
    ]);
    const authorize = async () => {
      await person.post("/api/auth/prove", { password });
      return (await person.post<{ url: string }>("/api/notion/authorize", {})).body.url;
    };
    const answerOf = async (button: "allow" | "cancel") => {
      const { searchParams } = await notion.press(await authorize(), button);
      return { code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" };
    };
    const exportOf = async (id: string) =>
      (await person.get<NotionExportOutput>(`/api/notion/exports/${id}`)).body.export;
    return Object.assign(person, {
      ...{ userId, authorize, answerOf, exportOf },
      connection: async () => (await person.get<NotionOutput>("/api/notion")).body.connection,
      connect: async () => await person.post<NotionOutput>("/api/notion/connect", await answerOf("allow")),
      /** Orders an export, or that ticks are brought back, and lets the job do it. Returns what the API says then. */
      async exports(id: string, what: "page" | "ticks" = "page") {
        const path = `/api/notion/exports/${id}${what === "ticks" ? "/ticks" : ""}`;
        const { status, error } = await person.post(path, {});
        if (status !== 200) throw new Error(`An order was refused: ${error?.message}`);
        await runOrders();
        return await exportOf(id);
      },
    });
  }

  /** Returns a person who has connected Notion and chosen a page of their own to export to. */
  async function aConnectedMember() {
    const member = await aMember();
    await member.connect();
    const place = addPage(notion.store, { title: "Journal" });
    await member.put("/api/notion/place", { kind: "page", id: place.id });
    return Object.assign(member, { place });
  }

  async function runOrders(): Promise<void> {
    const queue = notionQueue(app.dependencies);
    for (const order of await queue.waiting()) await queue.run(order);
  }

  return {
    ...{ app, notion, clock, aMember, aConnectedMember, runOrders },
    /** Returns the pages below a place. */
    pagesBelow: (place: string): Page[] =>
      [...notion.store.pages.values()].filter(({ parent, inTrash }) => parent?.id === place && !inTrash),
  };
}

/** Returns a page's blocks as lines such as `to_do [x] Write it down.` */
export function linesOf({ blocks }: Pick<Page, "blocks">): string[] {
  return blocks.map((block) => `${block.type} ${tickOf(block)}${textOf(block)}`);
}

const tickOf = ({ type, checked }: Block) => (type === "to_do" ? `[${checked ? "x" : " "}] ` : "");
