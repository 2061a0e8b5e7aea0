import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { localSecret } from "./local-secret.ts";

const folder = mkdtempSync(join(tmpdir(), "arcana-secret-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a secret of this installation", () => {
  it("is created once, stays the same, and is readable only by its owner", () => {
    const dataDir = join(folder, "new");
    const made = localSecret(dataDir, "auth-secret");
    expect(Buffer.from(made, "base64url")).toHaveLength(32);
    expect(localSecret(dataDir, "auth-secret")).toBe(made);
    expect(localSecret(dataDir, "other-secret")).not.toBe(made);
    expect(statSync(join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
  });
});
