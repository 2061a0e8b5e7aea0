import { describe, expect, it } from "vitest";
import { differentValues, shownValues } from "./shown-settings.mjs";

describe("the settings that pages show", () => {
  const built = shownValues({ WAITLIST: "on", STRIPE_SECRET_KEY: "sk_test_1" });

  it("are the same if only what pages do not know is different", () => {
    expect(differentValues(built, { WAITLIST: "on", STRIPE_SECRET_KEY: "sk_live_2", PORT: "4000" })).toEqual(
      [],
    );
  });

  it("are named as the operator sets them if pages would show something else", () => {
    expect(differentValues(built, { OFFLINE: "off", NOTION_CLIENT_ID: "club" })).toEqual([
      "WAITLIST",
      "OFFLINE",
      "STRIPE_SECRET_KEY",
      "NOTION_CLIENT_ID",
    ]);
  });

  it("name nightly backups once, by the folder that turns them on", () => {
    expect(differentValues(built, { WAITLIST: "on", STRIPE_SECRET_KEY: "1", BACKUP_DIR: "/b" })).toEqual([
      "BACKUP_DIR",
    ]);
  });
});
