import { expect, it, vi } from "vitest";
import { aPictureFile } from "#test-support/pictures.ts";
import { reEncode } from "./re-encode.ts";

it("a picture that waits for its turn is not decoded once its sender has left, and those before and after it are", async () => {
  const file = await aPictureFile();
  const sender = new AbortController();
  const before = [reEncode(file, "block"), reEncode(file, "block")];
  const gone = reEncode(file, "block", sender.signal);
  const after = reEncode(file, "block");
  sender.abort();
  await expect(gone).rejects.toMatchObject({ code: "invalid_input" });
  expect((await Promise.all([...before, after])).map(({ width }) => width)).toEqual([64, 64, 64]);
});

it("a picture that the server cannot decode is a fault of the server, also if its sender has left meanwhile", async () => {
  vi.resetModules();
  vi.doMock("sharp", () => {
    throw new Error("no such library");
  });
  const { reEncode: reEncodeWithout } = await import("./re-encode.ts");
  const sender = new AbortController();
  const picture = reEncodeWithout(new Uint8Array(8), "block", sender.signal);
  sender.abort();
  await expect(picture).rejects.not.toHaveProperty("code", "invalid_input");
  vi.doUnmock("sharp");
});
