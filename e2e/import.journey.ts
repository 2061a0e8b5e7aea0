import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";
import { hasAReading, WORDS } from "./support/reading-steps.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

const JOURNAL = JSON.stringify({
  metadata: { version: "1.0" },
  entries: [
    {
      uuid: "F5A1D4C1E8B24A0C9E0B6B1B5D7C9A10",
      creationDate: "2021-05-06T07:08:09Z",
      text: "The heron stood there\\.",
    },
  ],
});

async function bringsIn({ page }: Person, file: Parameters<Person["page"]["setInputFiles"]>[1]) {
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: "Bring it in" }).click();
  await page.getByText(/^Done\. Bringing the same file/).waitFor();
}

describe("somebody who moves in", () => {
  journey(
    "somebody who moves in brings their download into another account, and a journal as reflections",
    app,
    async (tools) => {
      const former = await tools.someone(PHONE);
      await hasAReading(former);
      await former.opens("/preferences");
      const saving = former.page.waitForEvent("download");
      await former.presses("Download everything");
      const archive = await (await saving).path();

      const person = await tools.someone(PHONE);
      await person.getsAnAccount();
      await person.opens("/preferences");
      await person.presses("Bring data in");
      await bringsIn(person, archive);
      expect(await person.faults()).toEqual([]);
      await bringsIn(person, {
        name: "Journal.json",
        mimeType: "application/json",
        buffer: Buffer.from(JOURNAL),
      });

      await person.opens("/insights");
      await person.sees(WORDS);
      await person.opens("/reflections");
      await person.sees("The heron stood there.");
    },
  );
});
