// Tests the worked example in CONTRIBUTING.md: puts its code blocks into a copy of the project, and runs the check
// there, with the tests on which the example can have an effect.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { nodeFlags } from "./on-pinned-node.mjs";
import { projectFolder } from "./pinned-node.mjs";
import { runCommand } from "./run.mjs";

/**
 * @typedef {{ path: string, text: string, edit: "new" | "end" | "after" | "instead of", line: string }} Block
 */

const FENCE = /^```\w+ (\S+)(?: (after|instead of) "(.*)"| (at the end))?\n([\s\S]*?)^```$/gm;

/**
 * Returns the code blocks of a text that name a file, in their order.
 * @param {string} markdown
 * @returns {Block[]}
 */
export function readBlocks(markdown) {
  return [...markdown.matchAll(FENCE)].map(([, path = "", edit, line = "", atEnd, text = ""]) => ({
    path,
    text,
    edit: atEnd ? "end" : /** @type {Block["edit"]} */ (edit ?? "new"),
    line,
  }));
}

/**
 * Returns the content of a file after a block was applied. Throws if a new file exists already, or if the line that the
 * block names is not in the file exactly once.
 * @param {string | null} before `null` where there is no such file
 * @param {Block} block
 * @returns {string}
 */
export function applyBlock(before, { path, text, edit, line }) {
  if (edit === "new") {
    if (before !== null) throw new Error(`${path} is there already`);
    return text;
  }
  if (before === null) throw new Error(`${path} is not there`);
  if (edit === "end") return before + text;
  const parts = before.split(`${line}\n`);
  if (parts.length !== 2)
    throw new Error(`${path} holds the line ${JSON.stringify(line)} ${parts.length - 1} times`);
  return parts.join(edit === "after" ? `${line}\n${text}` : text);
}

/**
 * Puts the example into a copy of the project and runs the check there.
 * @returns {Promise<{ passed: number, failed: number, output: string }>}
 */
export async function runWorkedExample() {
  const folder = mkdtempSync(join(tmpdir(), "arcana-example-"));
  try {
    copyProject(folder);
    const blocks = readBlocks(readFileSync(join(projectFolder, "CONTRIBUTING.md"), "utf8"));
    for (const block of blocks) {
      const file = join(folder, block.path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, applyBlock(existsSync(file) ? readFileSync(file, "utf8") : null, block));
    }
    const check = [...nodeFlags, "scripts/check.mjs", ...testsThatSee(blocks, folder)];
    const { code, output } = await runCommand(process.execPath, check, { cwd: folder });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  } catch (error) {
    return { passed: 0, failed: 1, output: String(error) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const READS_FILES = /from "node:fs(\/promises)?"/;

/**
 * Returns the tests on which these blocks can have an effect: all but those in `engines`, `evals`, `attack`, `bench`, `content`
 * and `deck`, which import nothing that the example changes, and those in `src/domain`, which imports only itself, and in
 * `src/web`. From the domain come the tests of the blocks, from the pages those beside a block (pages see what is in
 * `src/web/app`), and from both those that read files as text. Throws if a block changes an existing file of the domain.
 * @param {readonly Block[]} blocks
 * @param {string} folder the copy of the project
 */
export function testsThatSee(blocks, folder) {
  const ofDomain = blocks.filter(({ path }) => path.startsWith("src/domain/"));
  const changed = ofDomain.find(({ edit }) => edit !== "new");
  if (changed) throw new Error(`${changed.path} exists, so every test of the domain has to run`);
  const reading = globSync("src/{domain,web}/**/*.test.{ts,tsx}", { cwd: folder }).filter((test) =>
    READS_FILES.test(readFileSync(join(folder, test), "utf8")),
  );
  const own = ofDomain.map(({ path }) => path).filter((path) => path.endsWith(".test.ts"));
  const pages = blocks
    .filter(({ path }) => path.startsWith("src/web/"))
    .flatMap(({ path }) =>
      path.startsWith("src/web/app/") ? ["src/web/app/", "src/web/routes/"] : [`${dirname(path)}/`],
    );
  return ["src/contract/", "scripts/", "e2e/", ...new Set(pages), ...own, ...reading];
}

/**
 * Copies every file of the project that is neither built nor installed. The copy uses the project's own dependencies.
 * @param {string} folder
 */
function copyProject(folder) {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const files = execFileSync("git", list, { cwd: projectFolder, encoding: "utf8", maxBuffer: 2 ** 26 });
  for (const file of files.split("\0").filter((name) => name && existsSync(join(projectFolder, name))))
    cpSync(join(projectFolder, file), join(folder, file));
  symlinkSync(join(projectFolder, "node_modules"), join(folder, "node_modules"));
}
