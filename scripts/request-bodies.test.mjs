import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

const folder = join(projectFolder, "src/server");
const READS_WHOLE = /\.(?:formData|arrayBuffer|blob|bytes|json|text)\(\)/;
const READS_REQUEST =
  /\brequest\.(?:iterator|pipe|setEncoding|read)\(|\brequest\.on(?:ce)?\(\s*"(?:data|readable)"|for await \([^;{]{1,80} of request\)|\b(?:pipeline|text|json|buffer|toWeb)\(request\b/;

/** The one place that reads the bodies of requests. */
const READER = "platform/http/body-budget.ts";
/** The files that read something else whole, and what it is. */
const READ_ELSEWHERE = {
  "features/pictures/add-picture.ts": "the file of a form that was read with limits",
  "platform/ai/providers/openai-compatible/first-listed-model.ts": "the answer of a model's server",
  "platform/ai/providers/openai-compatible/load-first.ts": "the answer of a model's server",
  "platform/notion/open-notion.ts": "the answer of Notion",
};

/** @param {RegExp} pattern */
function filesWith(pattern) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => pattern.test(readFileSync(join(folder, file), "utf8")))
    .sort();
}

describe("the bodies of requests", () => {
  it("are read in one place, which counts their bytes", () => {
    expect(filesWith(READS_REQUEST)).toEqual([READER]);
  });

  it("are not read whole by the methods of web standards, which have no limits", () => {
    expect(filesWith(READS_WHOLE)).toEqual(Object.keys(READ_ELSEWHERE).sort());
  });

  it.each([
    ["for await (const chunk of request) chunks.push(chunk);", READS_REQUEST],
    ['request.on("data", keep);', READS_REQUEST],
    ["await pipeline(request, file);", READS_REQUEST],
    ["Readable.toWeb(request)", READS_REQUEST],
    ["await new Response(body).formData()", READS_WHOLE],
    ["await webRequest.json()", READS_WHOLE],
  ])("would be found in %s", (code, pattern) => {
    expect(code).toMatch(pattern);
  });
});
