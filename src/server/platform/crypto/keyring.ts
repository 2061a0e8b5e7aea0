import { createSecretKey } from "node:crypto";
import type { BaseLogger } from "pino";
import type { HoldersKey } from "./envelope.ts";
import { createKeyFile, keyFileIn, type MasterKeyBytes, readKeyFile } from "./key-file.ts";

/** The master keys. They seal people's data keys and nothing else. */
export interface Keyring {
  /** The key that seals new data keys. */
  current(): HoldersKey;
  /** A key that is or was current. Looks into the key file again for one that was added while this process runs. */
  find(id: string): HoldersKey | undefined;
  ids(): string[];
}

export interface KeyringOptions {
  /** Where the key file is, or is made the first time. */
  dataDir: string;
  /** From the settings, the current one first; without them the key file. */
  encryptionKeys: readonly MasterKeyBytes[] | undefined;
  log: Pick<BaseLogger, "warn">;
}

/** Throws where the key file is damaged; one that does not exist is made. */
export function openKeyring({ dataDir, encryptionKeys, log }: KeyringOptions): Keyring {
  if (encryptionKeys) return keyringOf(() => encryptionKeys);
  const path = keyFileIn(dataDir);
  if (readKeyFile(path) === undefined && createKeyFile(path)) {
    log.warn(
      { file: path },
      "made a master key for encryption; back the file up: without it nobody's entries can be read",
    );
  }
  return keyringOf(() => {
    const keys = readKeyFile(path);
    if (!keys) throw new Error(`${path} is gone; restore it from a backup`);
    return keys;
  });
}

function keyringOf(read: () => readonly MasterKeyBytes[]): Keyring {
  const load = () => read().map(({ id, key }): HoldersKey => ({ id, key: createSecretKey(key) }));
  let keys = load();
  const known = (id: string) => keys.find((key) => key.id === id);
  return {
    current() {
      const [first] = keys;
      if (!first) throw new Error("There is no master key");
      return first;
    },
    find(id) {
      if (!known(id)) keys = load();
      return known(id);
    },
    ids: () => keys.map((key) => key.id),
  };
}
