// The file with the master keys, one `id:base64` per line, the current one first.

import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";

const FILE_NAME = "encryption-keys";
const OWNER_ONLY = 0o600;
const KEY_BYTES = 32;
const line = /^([\w.-]{1,64}):([A-Za-z0-9+/]{43}=)$/;
const header =
  "# Master keys, the current one first. Without this file nobody's entries can be read: back it up.";

export interface MasterKeyBytes {
  id: string;
  key: Uint8Array;
}

export const keyFileIn = (dataDir: string) => join(dataDir, FILE_NAME);

export function newMasterKey(): MasterKeyBytes {
  return { id: `key-${randomBytes(4).toString("hex")}`, key: randomBytes(KEY_BYTES) };
}

export function describeMasterKey({ id, key }: MasterKeyBytes): string {
  return `${id}:${Buffer.from(key).toString("base64")}`;
}

/**
 * Returns the master keys in the key file, or undefined where there is no file. Throws where a line is not a
 * key.
 */
export function readKeyFile(path: string): MasterKeyBytes[] | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
  const lines = text.split("\n").filter((candidate) => candidate !== "" && !candidate.startsWith("#"));
  const keys = lines.map((candidate) => readLine(path, candidate));
  if (keys.length === 0) throw new Error(`${path} holds no key; restore it from a backup`);
  return keys;
}

function readLine(path: string, text: string): MasterKeyBytes {
  const [, id, encoded] = line.exec(text) ?? [];
  if (!id || !encoded) throw new Error(`A line of ${path} is not a key (id:base64, ${KEY_BYTES} bytes)`);
  return { id, key: Buffer.from(encoded, "base64") };
}

/**
 * Creates the key file with a first master key. Returns false where the file exists already, perhaps made by
 * another process.
 */
export function createKeyFile(path: string): boolean {
  const draft = writeDraft(path, [newMasterKey()]);
  try {
    linkSync(draft, path);
    syncFolderOf(path);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * Replaces the key file atomically: a reader, or a restart after a crash, sees either the old or the new
 * keys.
 */
export function replaceKeyFile(path: string, keys: readonly MasterKeyBytes[]): void {
  renameSync(writeDraft(path, keys), path);
  syncFolderOf(path);
}

function writeDraft(path: string, keys: readonly MasterKeyBytes[]): string {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(4).toString("hex")}`;
  const file = openSync(draft, "wx", OWNER_ONLY);
  writeSync(file, [header, ...keys.map(describeMasterKey), ""].join("\n"));
  fsyncSync(file);
  closeSync(file);
  return draft;
}

function syncFolderOf(path: string): void {
  const folder = openSync(dirname(path), "r");
  fsyncSync(folder);
  closeSync(folder);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
