// Runs a script of deploy/rehearsal in a new folder, as a user that may start PostgreSQL.
import { execFile } from "node:child_process";
import { chownSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { projectFolder } from "#scripts/pinned-node.mjs";
import { isRoot, type SystemUser, unprivilegedUsers } from "#server/platform/postgres/unprivileged-user.ts";

const COMMAND_TIMEOUT_MS = 120_000;

export interface RehearsalScript {
  /** The folder for everything that the script starts. The script's `stop` deletes it. */
  folder: string;
  /** Runs `<script> <command> <folder> <words>`. Resolves with what it prints. */
  run(command: string, ...words: string[]): Promise<string>;
}

interface Options {
  /** The name of the script in deploy/rehearsal. */
  script: string;
  /** Environment variables of the script. */
  settings: Record<string, string>;
  /** Files of the project that the script reads. `REHEARSAL_FILES` names the folder with copies of them. */
  files?: readonly string[];
}

export function openScript({ script, settings, files = [] }: Options): RehearsalScript {
  const folder = mkdtempSync(join(tmpdir(), "arcana-rehearsal-"));
  const user = isRoot() ? unprivilegedUsers(0)[0] : undefined;
  const copies = join(folder, "files");
  mkdirSync(copies);
  for (const file of files) copyFileSync(join(projectFolder, file), join(copies, basename(file)));
  if (user) for (const each of [folder, copies]) chownSync(each, user.uid, user.gid);
  // The script is read here and sent to the shell, because the other user may not be able to read the project's folder.
  const text = readFileSync(join(projectFolder, "deploy/rehearsal", script));
  return {
    folder,
    run: (command, ...words) =>
      new Promise<string>((resolve, reject) => {
        const env = { PATH: process.env.PATH, HOME: folder, REHEARSAL_FILES: copies, ...settings };
        const options = { cwd: "/", env, timeout: COMMAND_TIMEOUT_MS, ...(user && toOwner(user)) };
        const shell = execFile(
          "sh",
          ["-s", command, folder, ...words],
          options,
          (error, output, complaint) => {
            if (!error) return resolve(output.trim());
            const reason = complaint.trim().slice(-500) || error.message;
            reject(new Error(`${script} ${command} failed: ${reason}`, { cause: error }));
          },
        );
        shell.stdin?.end(text);
      }),
  };
}

const toOwner = ({ uid, gid }: SystemUser) => ({ uid, gid });
