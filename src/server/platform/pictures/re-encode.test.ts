import { expect, it } from "vitest";
import { aLargePicture, aPictureFile } from "#test-support/pictures.ts";
import { reEncode } from "./re-encode.ts";

it("a picture that waits for its turn is not decoded once its sender has left, and those before and after it are", async () => {
  const large = await aLargePicture();
  const before = [reEncode(large, "block"), reEncode(large, "block")];
  const sender = new AbortController();
  const gone = reEncode(await aPictureFile(), "block", sender.signal);
  const after = reEncode(await aPictureFile(), "block");
  sender.abort();
  await expect(gone).rejects.toMatchObject({ code: "invalid_input" });
  expect((await Promise.all([...before, after])).map(({ width }) => width)).toEqual([1600, 1600, 64]);
});
