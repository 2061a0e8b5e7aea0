import { expect, it } from "vitest";
import { operations } from "./operations.ts";

/** The operations whose input holds a file, or something that only a browser makes. Tests of their own attack them. */
const WITHOUT_SAMPLE = [
  "signIn.byPasskey",
  "signIn.walletMessage",
  "signIn.byWallet",
  "credentials.addPasskey",
  "reminders.addBrowser",
  "pictures.add",
  "pictures.setAvatar",
  "patterns.answerRecommendation",
];

it("an attack has a valid input for every operation, so that none is left out silently", () => {
  const refused = operations.filter(({ sample, accepts }) => !accepts(sample)).map(({ name }) => name);
  expect(refused).toEqual(WITHOUT_SAMPLE);
});
