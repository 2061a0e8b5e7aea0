import { expect, it } from "vitest";
import { PICTURE_BYTES_MAX, PICTURE_ROOM, sayBytes } from "./limits.ts";

it("the size of a picture file is written in megabytes, and whole gigabytes as gigabytes", () => {
  expect([0, 1, PICTURE_BYTES_MAX, PICTURE_ROOM.free, PICTURE_ROOM.premium].map(sayBytes)).toEqual([
    "0 MB",
    "1 MB",
    "10 MB",
    "25 MB",
    "1 GB",
  ]);
});

it("each plan has room for more pictures than the plan below it", () => {
  expect([PICTURE_ROOM.guest, PICTURE_ROOM.free, PICTURE_ROOM.premium]).toEqual(
    [PICTURE_ROOM.guest, PICTURE_ROOM.free, PICTURE_ROOM.premium].toSorted((one, other) => one - other),
  );
});
