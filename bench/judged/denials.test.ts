import { expect, it } from "vitest";
import { countGrantedDenials } from "./denials.ts";
import { loadConversations } from "./judged-sets.ts";

it("every denial in the open conversations is granted: what was denied does not come back in a later reply", () => {
  const { denials, granted, refused } = countGrantedDenials(loadConversations("open"));
  process.stdout.write(`denials in the open conversations: ${granted} of ${denials} granted\n`);
  expect(denials).toBeGreaterThan(20);
  expect(refused).toEqual([]);
});
