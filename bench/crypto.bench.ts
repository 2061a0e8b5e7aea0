// Compares the cost of decrypting 100 values in the format of this product (a data key in memory, HKDF for each value)
// and in that of the former product (PBKDF2 for each value). The code that serves requests decrypts both.
import { createCipheriv, pbkdf2Sync, randomBytes } from "node:crypto";
import { emptyCryptoCounts } from "#server/platform/crypto/counts.ts";
import { type UserKey, userKeyOf } from "#server/platform/crypto/user-key.ts";
import { median, printRatio } from "./ratio.ts";

const VALUES = 100;
const ROUNDS = 5;
/** How often our values are decrypted in a round, so that a round takes long enough to measure. */
const REPEATS = 100;
const WARM_UP_REPEATS = 200;
const LEAST_RATIO = 500;
const LEGACY_SECRET = "the constant that was in the browser";

const place = { table: "insights", column: "summary", userId: "user", rowId: "row" };
const counts = emptyCryptoCounts();
const key: UserKey = userKeyOf(randomBytes(32), {
  legacySecret: LEGACY_SECRET,
  counts,
  log: { error: () => {} },
});
const texts = Array.from({ length: VALUES }, (_, index) => textOf(index));
const current = texts.map((text) => key.seal(text, place));
const former = texts.map(sealAsFormerProduct);

openAll(former, true);
for (let repeat = 0; repeat < WARM_UP_REPEATS; repeat += 1) openAll(current, false);

const times = { former: [] as number[], current: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  times.former.push(cpuMilliseconds(() => openAll(former, true)));
  times.current.push(
    cpuMilliseconds(() => {
      for (let repeat = 0; repeat < REPEATS; repeat += 1) openAll(current, false);
    }) / REPEATS,
  );
}

if (counts.rawFallbacks > 0) throw new Error("A value did not open");
const [slow, fast] = [median(times.former), median(times.current)];
printRatio(
  {
    title: `Opening ${VALUES} values, the specification's scheme over ours`,
    aim: { atLeast: LEAST_RATIO },
  },
  slow / fast,
  `${slow.toFixed(0)} ms of CPU by PBKDF2, ${fast.toFixed(2)} ms by HKDF`,
);

/** Returns a text about as long as a summary: a headline and the first words of a question. */
function textOf(index: number): string {
  return JSON.stringify({ headline: `Headline ${index}`.padEnd(100, "."), question: "Why ".repeat(20) });
}

function sealAsFormerProduct(text: string): string {
  const [salt, iv] = [randomBytes(32), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", pbkdf2Sync(LEGACY_SECRET, salt, 50_000, 32, "sha256"), iv);
  const encrypted = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return JSON.stringify({
    encrypted: encrypted.toString("hex"),
    iv: iv.toString("hex"),
    salt: salt.toString("hex"),
  });
}

function openAll(values: string[], isImported: boolean): void {
  for (const value of values) {
    if (!key.unseal<unknown>(value, place, { isImported }).ok) throw new Error("A value did not open");
  }
}

/** Returns the CPU time that the work takes, in milliseconds. Unlike wall time it leaves out other processes. */
function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
