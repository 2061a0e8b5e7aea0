import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { buildImportIfChanged } from "#scripts/build-server.mjs";
import { importCommand, importSettings } from "#scripts/built-app.mjs";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";
import { comesToAReading, WORDS } from "./support/reading-steps.ts";

beforeAll(() => buildImportIfChanged());

const PHONE = { viewport: { width: 360, height: 740 } };

const JOURNAL = JSON.stringify({
  metadata: { version: "1.0" },
  entries: [
    // An id of a program that made it from a hash: the database takes it, and RFC 9562 does not.
    {
      uuid: "A1B2C3D4E5F60718293A4B5C6D7E8F90",
      creationDate: "2021-05-06T22:08:09Z",
      timeZone: "Pacific/Auckland",
      text: "The heron stood there\\. `a\\.b`",
    },
    {
      uuid: "A1B2C3D4E5F60718293A4B5C6D7E8F90",
      creationDate: "2021-05-09T07:08:09Z",
      text: "Snow\\.",
    },
  ],
});

async function bringsIn({ page }: Person, file: Parameters<Person["page"]["setInputFiles"]>[1]) {
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: "Import it" }).click();
  await page.getByText(/^Done\. Importing the same file/).waitFor();
}

describe("somebody who moves in", () => {
  journey(
    "somebody who moves in brings their download into another account, and a journal as reflections",
    app,
    async (tools) => {
      const former = await tools.someone(PHONE);
      await comesToAReading(former);
      await former.opens("/preferences");
      const saving = former.page.waitForEvent("download");
      await former.presses("Download everything");
      const archive = await (await saving).path();

      const person = await tools.someone(PHONE);
      await person.comesToTheRequest();
      await person.opens("/preferences");
      await person.presses("Import data");
      await bringsIn(person, archive);
      expect(await person.faults()).toEqual([]);
      await bringsIn(person, {
        name: "Journal.json",
        mimeType: "application/json",
        buffer: Buffer.from(JOURNAL),
      });
      await person.page
        .getByText(/^1 refused: an earlier entry of the file has the same id, and was kept \(.+, “Snow\.”\)$/)
        .waitFor();

      await person.opens("/insights");
      await person.sees(WORDS);
      await person.opens("/reflections");
      await person.sees("The heron stood there. `a\\.b`");
      await person.sees("May 7, 2021");
    },
  );
});

it("the built command of npm run import imports a dump while the server is running", async () => {
  const { dataDir } = app();
  const [user, block] = [randomUUID(), randomUUID()];
  const own = { user_id: user, created_at: "2025-03-04T05:06:07.000Z" };
  const dump = {
    users: [{ id: user, email: `${user}@example.org` }],
    user_blocks: [{ ...own, id: block, name: "Four drafts" }],
    insights: [{ ...own, id: randomUUID(), user_block_id: block, cards_drawn: [{ id: "the-cache" }] }],
  };
  const file = join(dataDir, `${user}.json`);
  writeFileSync(file, JSON.stringify(dump));
  const env = { PATH: "/usr/bin:/bin", DATA_DIR: dataDir, ...importSettings };
  const { stdout } = await promisify(execFile)(process.execPath, [...importCommand, file], { env });
  expect(stdout).toContain("users: 1 imported, 0 already there, 0 refused");
  expect(stdout).toContain("user_blocks: 1 imported, 0 already there, 0 refused");
  expect(stdout).toContain("insights: 1 imported, 0 already there, 0 refused");
  expect(readFileSync(`${file}.report`, "utf8")).not.toContain("is not in the deck");
});
