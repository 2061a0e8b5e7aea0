import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import {
  asksAbout,
  drawsAndReads,
  getsReading,
  ONE_CARD,
  REQUEST_FIELD,
  sendsAndReads,
  WORDS,
} from "./support/reading-steps.ts";

/** The questions of the readings. The same one is asked at most three times, because more would be declined. */
const QUESTIONS = [
  WORDS,
  "My sister and I have not spoken since the funeral.",
  "The novel stops on page forty.",
];

describe("the daily limit of a guest", () => {
  journey(
    "the daily limit of a guest is one reading, and the page says when the next is possible and that an account has more",
    app,
    async ({ someone }) => {
      const guest = await someone({ viewport: { width: 360, height: 740 } });
      await guest.comesAsGuest();
      await guest.sees("1 reading left today");
      await asksAbout(guest, ONE_CARD);
      await sendsAndReads(guest, { isFirst: true });

      await guest.opens("/new-insight");
      await guest.sees("No readings left today");
      await guest.sees(/Your next reading opens at \d+:\d\d/);
      expect(await guest.page.getByRole("button", { name: "Or connect to an existing block" }).count()).toBe(
        0,
      );

      await asksAbout(guest, ONE_CARD);
      await guest.presses("Send to Rob");
      await guest.sees(/A guest gets one reading a day. The next one opens at .+ An account gets 7 a day./);
      await guest.sees(/^open again in \d+ (h|min|s)/);
      expect(await guest.faults()).toEqual([]);
      await guest.presses("Back to what I wrote");
      expect(await guest.page.getByLabel(REQUEST_FIELD).inputValue()).toBe(WORDS);

      await guest.presses("Send to Rob");
      await guest.page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
      await guest.types("Email", guest.email);
      await guest.types("Password", guest.password);
      await guest.page.getByRole("dialog").getByRole("button", { name: "Sign up" }).click();
      await drawsAndReads(guest);
      await guest.opens("/insights");
      await guest.page
        .getByRole("link", { name: /View Insight/ })
        .nth(1)
        .waitFor();
    },
  );
});

describe("the daily limit of a member", () => {
  journey(
    "the daily limit of a member is seven readings, and the eighth is refused with the time of the reset",
    app,
    async ({ someone }) => {
      const person = await someone();
      await person.getsAnAccount();
      for (let count = 0; count < 6; count += 1)
        await getsReading(person, { ...ONE_CARD, words: QUESTIONS[count % 3] ?? WORDS });
      await person.opens("/new-insight");
      await asksAbout(person, ONE_CARD);
      await sendsAndReads(person);
      await person.opens("/new-insight");
      await person.sees("No readings left today");
      await asksAbout(person, { ...ONE_CARD, words: "Should I sell the boat?" });
      await person.presses("Send to Rob");
      await person.sees("That was today’s last card");
      await person.sees(
        /You’ve had all 7 of today’s readings. The next one opens at midnight \(Europe\/Berlin\)/,
      );
    },
  );
});
