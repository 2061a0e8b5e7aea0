import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { getsReading } from "./support/reading-steps.ts";

describe("a text in two tabs", () => {
  journey(
    "a text in two tabs is never overwritten without a question, also after an undo",
    app,
    async ({ someone }) => {
      const person = await someone();
      await person.getsAnAccount();
      await person.opens("/insights");
      const path = `/insights/${await getsReading(person)}`;
      await person.opens(path);
      const first = person.page;
      const second = await person.context.newPage();
      await second.goto(first.url());
      const [one, two] = [first, second].map((page) => page.getByRole("textbox", { name: "Your note" }));
      if (!one || !two) throw new Error("A tab has no note");
      const savedIn = (page: typeof first) => page.getByText("Saved", { exact: true }).waitFor();

      await one.fill("A");
      await savedIn(first);
      await expect.poll(() => two.inputValue()).toBe("A");
      await one.fill("AB");
      await savedIn(first);
      await expect.poll(() => two.inputValue()).toBe("AB");

      // The undo in the second tab arrives in the first one, in which nothing is unsaved.
      await two.fill("A");
      await savedIn(second);
      await expect.poll(() => one.inputValue()).toBe("A");

      // Without the hint, the first tab goes on from the text that it knows.
      await first.routeWebSocket(/live/, () => undefined);
      await first.reload();
      await expect.poll(() => one.inputValue()).toBe("A");
      await two.fill("A, seen from the other tab");
      await savedIn(second);
      await one.fill("A, and more");
      await first.getByText("This was changed in another tab or on another device:").waitFor();
      await first.getByText("A, seen from the other tab").waitFor();
      expect(await one.inputValue()).toBe("A, and more");
      await first.getByRole("button", { name: "Keep the text above" }).click();
      await savedIn(first);
      await second.reload();
      expect(await two.inputValue()).toBe("A, and more");
      await second.close();
    },
  );
});
