import { createSecretKey } from "node:crypto";
import { statSync } from "node:fs";
import type { BaseLogger } from "pino";
import type { HoldersKey } from "./envelope.ts";
import { createKeyFile, keyFileIn, type MasterKeyBytes, readKeyFile } from "./key-file.ts";

/**
 * The master keys, which encrypt only people's data keys. A change of the key file is noticed at once, so a
 * rotation needs no restart.
 */
export interface Keyring {
  /** The master key that seals new data keys. */
  current(): HoldersKey;
  /** Returns the master key with this id, which is or was current. */
  find(id: string): HoldersKey | undefined;
  ids(): string[];
}

export interface KeyringOptions {
  /** The folder of the key file, which is created on first use. */
  dataDir: string;
  /** The master keys from the settings, the current one first; undefined to use the key file. */
  encryptionKeys: readonly MasterKeyBytes[] | undefined;
  log: Pick<BaseLogger, "warn">;
}

interface KeySource {
  read(): readonly MasterKeyBytes[];
  /** A value that differs whenever `read` would return other keys. */
  version(): string;
}

/** Opens the keyring and creates the key file if it does not exist. Throws where the file is damaged. */
export function openKeyring({ dataDir, encryptionKeys, log }: KeyringOptions): Keyring {
  if (encryptionKeys) return keyringOf({ read: () => encryptionKeys, version: () => "" });
  const path = keyFileIn(dataDir);
  if (readKeyFile(path) === undefined && createKeyFile(path)) {
    log.warn(
      { file: path },
      "made a master key for encryption; back the file up: without it nobody's entries can be read",
    );
  }
  return keyringOf(keyFileSource(path));
}

function keyFileSource(path: string): KeySource {
  return {
    read() {
      const keys = readKeyFile(path);
      if (!keys) throw new Error(`${path} is gone; restore it from a backup`);
      return keys;
    },
    version() {
      const file = statSync(path, { bigint: true, throwIfNoEntry: false });
      return file ? `${file.ino} ${file.mtimeNs} ${file.size}` : "no file";
    },
  };
}

function keyringOf(source: KeySource): Keyring {
  let version = source.version();
  let keys = load(source);
  const latest = () => {
    const now = source.version();
    if (now !== version) {
      keys = load(source);
      version = now;
    }
    return keys;
  };
  return {
    current() {
      const [first] = latest();
      if (!first) throw new Error("There is no master key");
      return first;
    },
    // Looks in memory first because every request calls this. A key never changes under its id.
    find: (id) => keys.find((key) => key.id === id) ?? latest().find((key) => key.id === id),
    ids: () => latest().map((key) => key.id),
  };
}

function load(source: KeySource): HoldersKey[] {
  return source.read().map(({ id, key }) => ({ id, key: createSecretKey(key) }));
}
