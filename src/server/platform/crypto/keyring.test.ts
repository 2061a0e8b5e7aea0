import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createKeyFile, keyFileIn, newMasterKey, readKeyFile, replaceKeyFile } from "./key-file.ts";
import { openKeyring } from "./keyring.ts";

let dataDir: string;
let warnings: unknown[];
const log = { warn: (...parts: unknown[]) => void warnings.push(...parts) };
const open = () => openKeyring({ dataDir, encryptionKeys: undefined, log });

beforeEach(() => {
  warnings = [];
  dataDir = mkdtempSync(join(tmpdir(), "arcana-keys-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
});

describe("the master keys", () => {
  it("are created at the first start, readable only by this user, with a warning to back them up", () => {
    const id = open().current().id;
    expect(statSync(keyFileIn(dataDir)).mode & 0o777).toBe(0o600);
    expect(JSON.stringify(warnings)).toContain("back the file up");
    expect(JSON.stringify(warnings)).not.toContain(
      readFileSync(keyFileIn(dataDir), "utf8").split(":").at(-1)?.trim(),
    );
    warnings = [];
    expect(open().current().id).toBe(id);
    expect(warnings).toEqual([]);
  });

  it("are the same for two processes that start at once", () => {
    expect(createKeyFile(keyFileIn(dataDir))).toBe(true);
    expect(createKeyFile(keyFileIn(dataDir))).toBe(false);
    expect(readKeyFile(keyFileIn(dataDir))).toHaveLength(1);
    expect(readdirSync(dataDir)).toHaveLength(1);
  });

  it("come from the settings if set there, the first one being current, without a key file", () => {
    const [current, former] = [newMasterKey(), newMasterKey()];
    const keyring = openKeyring({ dataDir, encryptionKeys: [current, former], log });
    expect(keyring.current().id).toBe(current.id);
    expect(keyring.find(former.id)?.key.export()).toEqual(Buffer.from(former.key));
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("include a key that another process has just added", () => {
    const keyring = open();
    const first = keyring.current().id;
    const path = keyFileIn(dataDir);
    const [added, later] = [newMasterKey(), newMasterKey()];
    replaceKeyFile(path, [added, ...(readKeyFile(path) ?? [])]);
    expect(keyring.find(added.id)?.id).toBe(added.id);
    expect(keyring.current().id).toBe(added.id);
    replaceKeyFile(path, [later, ...(readKeyFile(path) ?? [])]);
    expect(keyring.current().id).toBe(later.id);
    expect(keyring.ids()).toEqual([later.id, added.id, first]);
    expect(keyring.find("unheard-of")).toBeUndefined();
  });

  it("stay usable from memory while their file is missing", () => {
    const keyring = open();
    const { id } = keyring.current();
    rmSync(keyFileIn(dataDir));
    expect(keyring.find(id)?.id).toBe(id);
    expect(() => keyring.current()).toThrow("is gone; restore it");
  });

  it("prevent the start if their file is damaged, and are not created anew", () => {
    for (const text of ["", "# only a remark\n", "key-1:too-short\n"]) {
      writeFileSync(keyFileIn(dataDir), text);
      expect(open).toThrow(keyFileIn(dataDir));
      expect(readFileSync(keyFileIn(dataDir), "utf8")).toBe(text);
    }
  });
});
