// Tests how much 200 sign-ins at once slow the requests of people who are signed in. Each sign-in derives a key for a
// tenth of a second, so without a bound they would keep every core busy.
import { randomUUID } from "node:crypto";
import { Person } from "#test-support/person.ts";
import { median, printRatio } from "./ratio.ts";
import { signUp } from "./sign-up.ts";
import { startApp } from "./start-app.ts";

const PORT = 4341;
const SIGN_INS = 200;
const ACCOUNTS = 10;
const CHECKS_ALONE = 200;
const PASSWORD = "a pond behind the server room";

const app = await startApp(PORT, { TRUST_PROXY: "on" });
try {
  const { person } = await signUp(app.url);
  const check = async () => {
    const began = performance.now();
    const { status } = await person.get("/api/me");
    if (status !== 200) throw new Error(`A session check was answered ${status}`);
    return performance.now() - began;
  };
  const addresses = Array.from({ length: ACCOUNTS }, () => `${randomUUID()}@example.org`);
  for (const email of addresses) {
    const { status } = await new Person(app.url).post("/api/auth/sign-up/email", {
      ...{ email, password: PASSWORD },
      name: "",
    });
    if (status !== 200) throw new Error(`A sign-up was answered ${status}`);
  }

  const alone: number[] = [];
  for (let count = 0; count < CHECKS_ALONE; count += 1) alone.push(await check());

  let waiting = SIGN_INS;
  const began = performance.now();
  const signIns = Array.from({ length: SIGN_INS }, async (_, index) => {
    const email = addresses[index % ACCOUNTS] ?? "";
    const { status } = await new Person(app.url).post("/api/auth/sign-in/email", {
      email,
      password: PASSWORD,
    });
    waiting -= 1;
    if (status !== 200) throw new Error(`A sign-in was answered ${status}`);
  });
  const meanwhile: number[] = [];
  while (waiting > 0) meanwhile.push(await check());
  await Promise.all(signIns);
  const seconds = (performance.now() - began) / 1000;

  const [one, other] = [median(meanwhile), median(alone)];
  printRatio(
    { title: `a session check during ${SIGN_INS} sign-ins at once`, aim: { atMost: 3 } },
    one / other,
    `${one.toFixed(1)} ms, alone ${other.toFixed(1)} ms; ${meanwhile.length} checks in ${seconds.toFixed(1)} s`,
  );
} finally {
  await app.stop();
}
process.exit();
