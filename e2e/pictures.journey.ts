import { describe, expect } from "vitest";
import { aLargePicture, aPictureFile } from "#test-support/pictures.ts";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";

async function chooses({ page }: Person, button: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: button }).click(),
  ]);
  await chooser.setFiles({ name: "board.jpg", mimeType: "image/jpeg", buffer });
}

/** Waits until the picture with these words is drawn. Returns its width in pixels. */
async function widthOf({ page }: Person, alt: string): Promise<number> {
  const image = page.getByRole("img", { name: alt, exact: true });
  await image.scrollIntoViewIfNeeded();
  return await image.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) return 0;
    await element.decode();
    return element.naturalWidth;
  });
}

describe("somebody with a photo", () => {
  journey(
    "somebody with a photo puts it on a block, says what it shows, and sets a picture of their own",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      await person.getsAnAccount();
      const { page } = person;
      const data = { blockTypeId: "work", name: "The whiteboard", notes: "" };
      const { id } = await (await page.request.post("/api/blocks", { data })).json();
      await person.opens(`/blocks/${id}`);
      await person.presses("Pictures");
      await chooses(person, "Add a picture", await aLargePicture());
      expect(await widthOf(person, "Picture 1, not described yet")).toBe(1600);
      await chooses(person, "Add another", Buffer.from("no picture"));
      await person.sees("board.jpg was not added. This isn’t a picture that can be shown here.");
      await person.presses("Describe Picture 1, not described yet");
      await person.types("What it shows", "Three boxes and an arrow");
      await person.presses("Save");
      await page.reload();
      await person.presses("Pictures");
      expect(await widthOf(person, "Three boxes and an arrow")).toBe(1600);
      await person.presses("Remove Three boxes and an arrow");
      await person.presses("Remove for good");
      await page.getByRole("img", { name: "Three boxes and an arrow" }).waitFor({ state: "detached" });

      await person.opens("/preferences");
      await chooses(person, "Add a picture of you", await aPictureFile("png", { width: 500, height: 300 }));
      expect(await widthOf(person, "You")).toBe(256);
    },
  );
});
