import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";

const PHONE = { width: 360, height: 740 };
const FINGER = 44;
const ANSWERS = {
  difference: "one page is signed",
  act: "send Dana one line",
  when: { text: "Saturday after breakfast" },
};

/** Makes a reading with answers by the requests that the pages send, and opens its chat. */
async function opensTheChat(person: Person): Promise<string> {
  await person.getsAnAccount();
  await person.opens("/insights");
  const timeZone = await person.page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await person.sends("PUT", "/api/me/consent", { terms: true, age16: true, timeZone });
  const order = {
    spreadType: "quick-draw",
    blockTypeId: "work",
    userContext: "Dana and I have rewritten the same proposal four times. The client is quiet.",
    timeZone,
    answers: ANSWERS,
  };
  const events = await person.sends("POST", "/api/readings", order, { "idempotency-key": randomUUID() });
  const [, id = ""] = /"type":"done","insightId":"([0-9a-f-]{36})"/.exec(events) ?? [];
  await person.opens(`/insights/${id}#chat`);
  await person.page.getByLabel("Message to Rob").waitFor();
  return id;
}

/** Waits until the duck has written, because nothing can be sent before. */
async function hasWritten({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: "Stop the reply" }).waitFor({ state: "detached" });
}

async function taps(person: Person, words: string): Promise<void> {
  const { page } = person;
  await hasWritten(person);
  await page.getByRole("button", { name: words, exact: true }).click();
}

describe("a chat without a model", () => {
  journey(
    "a chat without a model makes the step smaller, keeps the line, and ticks the step that was done",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: PHONE });
      const id = await opensTheChat(person);
      const { page } = person;
      await person.sees(/without a model; with one I would understand/);

      await taps(person, "Make it smaller");
      await person.sees(/^“send Dana one line”\. What’s the first bit of it/);
      await hasWritten(person);
      await person.types("Message to Rob", "open the mail");
      await page.keyboard.press("Enter");
      await person.sees(/“open the mail”\. If that is the smaller step, it stands here now\./);

      await taps(person, "I did it");
      await person.sees(/The step of the reading is ticked/);
      const insight = await (await page.request.get(`/api/insights/${id}`)).json();
      expect(insight.steps[0].isDone).toBe(true);

      await page.reload();
      await person.sees(/The step of the reading is ticked/);
      expect(await page.getByText("I did it", { exact: true }).count()).toBe(2);
    },
  );

  journey(
    "a chat without a model has taps that a thumb can reach, in two rows at most, and scrolls them into sight by keyboard",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: PHONE });
      await opensTheChat(person);
      const row = person.page.getByRole("list", { name: "Instead of typing" });
      const buttons = row.getByRole("button");
      await buttons.first().waitFor();
      const boxes = await buttons.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().toJSON()),
      );
      expect(boxes).toHaveLength(8);
      expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(FINGER);
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBeLessThanOrEqual(2);
      const last = buttons.last();
      await last.focus();
      const { right } = await last.evaluate((each) => each.getBoundingClientRect().toJSON());
      expect(right).toBeLessThanOrEqual(PHONE.width);
      expect(await person.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    },
  );

  journey(
    "a chat without a model asks after a dark line what the matter is, names the fitting people, and goes on if nobody is in danger",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: PHONE });
      await opensTheChat(person);
      await person.types("Message to Rob", "I want to kill myself.");
      await person.page.keyboard.press("Enter");
      await person.presses("Send anyway");
      await person.sees(/Are you thinking of killing yourself\?/);
      await person.sees("Please talk to a person, too.");
      await taps(person, "Somebody hurts or controls me");
      await person.sees(/that is theirs to answer for/);
      await person.sees("Leave at once");
      await hasWritten(person);
      expect(await person.faults()).toEqual([]);
      await taps(person, "Nobody is in danger");
      await person.sees(/the list stays as one line/);
      await hasWritten(person);
      expect(await person.page.getByText("Please talk to a person, too.").count()).toBe(0);
      await taps(person, "It’s more than stuck");
      await person.sees("Please talk to a person, too.");
    },
  );
});
