import { expect, it, vi } from "vitest";
import { once } from "./once.ts";

it("once() calls its function at the first call, shares the result, and tries again after a failure", async () => {
  const open = vi.fn(async () => ({ pond: 1 })).mockRejectedValueOnce(new Error("not there yet"));
  const pond = once(open);
  expect(open).not.toHaveBeenCalled();
  await expect(Promise.all([pond(), pond()])).rejects.toThrow("not there yet");
  expect(open).toHaveBeenCalledTimes(1);
  const [one, other] = await Promise.all([pond(), pond()]);
  expect(one).toBe(other);
  expect(await pond()).toBe(one);
  expect(open).toHaveBeenCalledTimes(2);
});
