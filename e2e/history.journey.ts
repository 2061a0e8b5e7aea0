import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { comesToAReading } from "./support/reading-steps.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

journey(
  "a search for a word finds its reading, also after leaving the page and coming back",
  app,
  async ({ someone }) => {
    const person = await someone(PHONE);
    const words = "Zoë keeps a heron in the repository. Nobody dares to merge.";
    const id = await comesToAReading(person, { words });

    await person.opens("/insights");
    await person.presses("Get another insight");
    await person.isAt("/new-insight");
    await person.page.goBack();
    await person.types("Search your readings", "HERON zoe");
    await person.sees("1 reading found.");
    await person.isAt(/\/insights\?q=HERON\+zoe$/);
    await person.page.locator("mark", { hasText: "Zoë" }).first().waitFor();
    await person.presses(/^View Insight/);
    await person.isAt(`/insights/${id}`);
    await person.page.goBack();
    await person.sees("1 reading found.");
    await person.page.reload();
    await person.sees("1 reading found.");

    // The filter is chosen by the keyboard: the next field is the block's.
    await person.page.getByLabel("Search your readings").focus();
    await person.page.getByRole("combobox", { name: "Kind of block" }).selectOption("Life block");
    await person.sees("Nothing found.");
    await person.page.getByRole("button", { name: "Show all readings" }).last().click();
    await person.isAt("/insights");
    await person.page.getByRole("link", { name: /^View Insight/ }).waitFor();
  },
);
