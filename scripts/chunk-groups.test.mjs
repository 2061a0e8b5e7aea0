import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { groupByPages } from "./chunk-groups.mjs";
import { projectFolder } from "./pinned-node.mjs";

const idOf = (path) => join(projectFolder, "src/web", path);
/** What modules import: public pages, pages of the app and the sign-in share a few parts. */
const IMPORTS = {
  "routes/cards.tsx": ["ui/card.tsx"],
  "routes/features.tsx": ["ui/card.tsx"],
  "routes/help.tsx": ["ui/lines.tsx"],
  "routes/help-everywhere.tsx": ["ui/lines.tsx"],
  "routes/fair.tsx": ["ui/row.tsx"],
  "routes/login.tsx": ["ui/field.tsx", "ui/dialog.tsx"],
  "routes/insights.tsx": ["ui/row.tsx", "ui/field.tsx", "ui/list.tsx", "ui/stone.tsx"],
  "routes/blocks.tsx": ["ui/field.tsx", "ui/list.tsx", "ui/stone.tsx"],
  "routes/patterns.tsx": ["ui/list.tsx"],
  "app/app-layout.tsx": ["app/app-pages.tsx"],
  "app/app-pages.tsx": ["ui/frame.tsx", "../../node_modules/queries/index.js"],
};
const getModuleInfo = (id) => ({
  importedIds:
    Object.entries(IMPORTS)
      .find(([path]) => idOf(path) === id)?.[1]
      .map(idOf) ?? [],
});

/** Returns the first group that wants a module. */
function groupOf(path) {
  const id = idOf(path);
  const { groups } = groupByPages();
  const wanted = groups.map(({ name, test }) => {
    if (test) return test.test(id) ? name : null;
    return name(id, { getModuleInfo });
  });
  return wanted.find((name) => name !== null) ?? "a file of its own";
}

describe("the browser's code", () => {
  it.each([
    ["the root and what it imports", "root.tsx", "every-page"],
    ["what two public pages use", "ui/card.tsx", "every-page"],
    ["what a public page and a page of the app use", "ui/row.tsx", "every-page"],
    ["what only public pages below one address use", "ui/lines.tsx", "a file of its own"],
    ["what the sign-in and two pages of the app use", "ui/field.tsx", "signing-in"],
    ["what only the sign-in uses", "ui/dialog.tsx", "a file of its own"],
    ["the home of a member", "app/home/member-home.tsx", "member-home"],
    ["what three pages of the app use", "ui/list.tsx", "app"],
    ["what the layout of the app uses", "ui/frame.tsx", "app"],
    ["what two pages of the app use", "ui/stone.tsx", "a file of its own"],
    ["a library", "../../node_modules/queries/index.js", "a file of its own"],
  ])("has %s in the file that fits: %s in %s", (_what, path, group) => {
    expect(groupOf(path)).toBe(group);
  });
});
