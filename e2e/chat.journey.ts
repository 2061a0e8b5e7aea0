import { beforeAll, describe, expect } from "vitest";
import { fittingReply } from "#test-support/fake-provider.ts";
import { type AppWithModel, startAppWithModel } from "./support/app-with-model.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";
import { asksAbout, comesToAReading, ONE_CARD, sendsAndReads } from "./support/reading-steps.ts";

const SLOW_MS = 150;
/** The token limit of the model's requests for a chat reply, by which the fake model recognises them. */
const CHAT_TOKENS = 1000;
/** The number of messages of 600 tokens that fit into an hour's 10,000. */
const MESSAGES_AN_HOUR = 16;
const REPLY =
  "You wrote the same opening four times, and each time you stopped at the price. Which of the four would you sign?";
const FIRST_WORDS = REPLY.slice(0, 24);

let running: AppWithModel;
beforeAll(async () => {
  running = await startAppWithModel();
});
const app = () => running.app;

const isForChat = ({ body }: { body: Record<string, unknown> }) => body.max_tokens === CHAT_TOKENS;
const chatCalls = () => running.model.requests.filter(isForChat).length;

/**
 * The replies that are shown in full. The live region for screen readers has a copy, which begins with a name and is
 * not counted.
 */
const wholeReplies = ({ page }: Person) => page.getByText(REPLY, { exact: true });

function replyEvery(everyMs?: number): void {
  running.model.play((request) =>
    isForChat(request)
      ? { kind: "answer", text: REPLY, ...(everyMs !== undefined && { everyMs }) }
      : fittingReply(request),
  );
}

async function says(person: Person, words: string): Promise<void> {
  // The page sends no message while the duck is still writing.
  await person.page.getByRole("button", { name: "Stop the reply" }).waitFor({ state: "detached" });
  await person.types("Message to Rob", words);
  await person.page.keyboard.press("Enter");
}

describe("a chat about a reading", () => {
  journey(
    "a chat about a reading continues after a lost connection and a reload, without repeated messages",
    app,
    async ({ someone }) => {
      replyEvery();
      const person = await someone({ viewport: { width: 360, height: 740 } });
      await comesToAReading(person, ONE_CARD);
      await person.presses("Argue with Rob");
      await says(person, "It was my draft, not Dana’s.");
      await person.sees(REPLY);

      replyEvery(SLOW_MS);
      const before = chatCalls();
      await says(person, "And the price is mine too.");
      await person.page.locator("[aria-hidden=true]").getByText(FIRST_WORDS).waitFor();
      running.cable.cut();
      await wholeReplies(person).nth(1).waitFor();

      await says(person, "Then I do not want to sign any.");
      await person.sees("Thinking...");
      await person.page.reload();
      await wholeReplies(person).nth(2).waitFor();
      expect(await person.page.getByText("Then I do not want to sign any.").count()).toBe(1);
      await expect.poll(() => chatCalls() - before).toBe(2);
      expect(await person.faults()).toEqual([]);

      await person.page.keyboard.press("Escape");
      await person.opens("/topics");
      await person.sees("3 messages in 1 conversation over the last 7 days.");
      expect(chatCalls() - before).toBe(2);
    },
  );

  journey(
    "a chat about a reading sends a message that was written offline when the connection is back",
    app,
    async ({ someone }) => {
      replyEvery();
      const person = await someone();
      const id = await comesToAReading(person, ONE_CARD);
      await person.opens(`/insights/${id}#chat`);
      await person.page.getByLabel("Message to Rob").waitFor();
      const before = chatCalls();
      await person.context.setOffline(true);
      await person.page.waitForFunction(() => !navigator.onLine);
      await says(person, "Said in a tunnel.");
      await person.sees(/Kept in this browser/);
      await person.context.setOffline(false);
      await person.sees(REPLY);
      expect(chatCalls() - before).toBe(1);
    },
  );

  journey(
    "a chat about a reading says when the hourly limit is reached, and keeps the text",
    app,
    async ({ someone }) => {
      replyEvery();
      const person = await someone();
      const id = await comesToAReading(person, ONE_CARD);
      for (let count = 0; count < MESSAGES_AN_HOUR; count += 1) {
        const answer = await person.page.request.post(`/api/insights/${id}/messages`, {
          data: { content: `Message ${count}`, clientMessageId: crypto.randomUUID() },
          headers: { origin: app().url },
        });
        expect(await answer.text()).toContain('"type":"done"');
      }
      await person.presses("Argue with Rob");
      await person.sees("Message 15");
      await says(person, "One more.");
      await person.sees(
        "You've reached your limit for chat messages. Please wait 5 minute(s) before trying again.",
      );
      await person.sees(/^open again in [45] min/);
      expect(await person.page.getByLabel("Message to Rob").inputValue()).toBe("One more.");
      expect(await person.page.getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
    },
  );
});

describe("a guest", () => {
  journey(
    "a guest who opens the chat is asked to sign up, and finds the chat open afterwards",
    app,
    async ({ someone }) => {
      replyEvery();
      const guest = await someone();
      await guest.comesAsGuest();
      await asksAbout(guest, ONE_CARD);
      await sendsAndReads(guest, { isFirst: true });
      await guest.presses("Argue with Rob");
      await guest.types("Email", guest.email);
      await guest.types("Password", guest.password);
      await guest.page.getByRole("dialog").getByRole("button", { name: "Sign up" }).click();
      await guest.page.getByLabel("Message to Rob").waitFor();
    },
  );
});
