import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "#scripts/pinned-node.mjs";
import { DIALOGS_OF_A_GUEST, DIALOGS_OF_A_VISITOR, dialogsOfAMember } from "./dialogs.ts";

const WEB = join(projectFolder, "src/web");
/** The import of the dialog, and of the one that loads with the module. */
const KIT = /\/ui\/dialog(?:-box)?\.tsx"/;

describe("the list of dialogs", () => {
  it("contains every module that uses the shared dialog component", () => {
    const modules = globSync("**/*.tsx", { cwd: WEB, exclude: ["**/*.test.tsx"] });
    const using = modules.filter((file) => KIT.test(readFileSync(join(WEB, file), "utf8")));
    const known = [...DIALOGS_OF_A_VISITOR, ...DIALOGS_OF_A_GUEST, ...dialogsOfAMember("")];
    expect(using.length).toBeGreaterThan(5);
    expect(new Set(known.map(({ file }) => file))).toEqual(new Set(using));
  });
});
