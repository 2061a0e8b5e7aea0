import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect } from "vitest";
import { startFakeOidc } from "#test-support/fake-oidc.ts";
import { startFakeSaml } from "#test-support/fake-saml.ts";
import { createFakeWallet } from "#test-support/fake-wallet.ts";
import { runCommand } from "#test-support/run-command.ts";
import { journey } from "./support/journey.ts";
import type { RunningApp } from "./support/launch-app.ts";
import type { Person } from "./support/person.ts";
import { startApp } from "./support/start-app.ts";

const ADDRESS = "dana@pond.example";

let app: RunningApp;
let club: Awaited<ReturnType<typeof startFakeOidc>>;
let mill: Awaited<ReturnType<typeof startFakeSaml>>;

/** Runs `npm run sso -- ...` beside the app, as docs/sign-in/single-sign-on.md says. Returns what it prints. */
async function sso(...words: string[]): Promise<string> {
  const places = { DATA_DIR: app.dataDir, APP_URL: app.url };
  const { said, code } = await runCommand("sso", words, { IDENTITY_PRIVATE_HOSTS: "on", ...places });
  expect(code, said).toBe(0);
  return said;
}

beforeAll(async () => {
  app = await startApp({ IDENTITY_PRIVATE_HOSTS: "on", WALLET_SIGN_IN: "on" });
  club = await startFakeOidc();
  mill = await startFakeSaml(app.url);
  const secret = join(app.dataDir, "client-secret");
  writeFileSync(secret, "of the club\n");
  const client = ["--issuer", club.url, "--client", "arcana", "--secret-file", secret];
  const said = await sso("add", "oidc", "club", "--name", "Pond Club", ...client);
  const redirectUri = /redirect address: (\S+)/.exec(said)?.[1] ?? "";
  club.register({ clientId: "arcana", secret: "of the club", redirectUri });
  await sso(
    "add",
    "saml",
    "mill",
    "--name",
    "The mill",
    "--metadata",
    `${mill.url}/metadata`,
    "--domain",
    "mill.example",
  );
});

/** Gives the browser a wallet that signs every message, as an extension does. */
async function getsWallet(person: Person): Promise<string> {
  const wallet = createFakeWallet();
  await person.page.exposeFunction("signForWallet", (hex: string) =>
    wallet.sign(Buffer.from(hex.slice(2), "hex").toString()),
  );
  await person.page.addInitScript((address) => {
    const page = window as unknown as { signForWallet: (hex: string) => Promise<string>; ethereum?: unknown };
    page.ethereum = {
      request: async ({ method, params }: { method: string; params?: string[] }) => {
        if (method === "eth_requestAccounts") return [address];
        if (method === "personal_sign") return await page.signForWallet(params?.[0] ?? "");
        throw new Error(`The wallet does not know ${method}`);
      },
    };
  }, wallet.address);
  return wallet.address;
}

const row = (person: Person, name: string | RegExp) => person.page.getByRole("button", { name }).waitFor();

describe("signing in with an identity from elsewhere", () => {
  journey(
    "signing in with an identity from elsewhere works with a provider, an organisation and a wallet, each added and removed",
    () => app,
    async ({ someone }) => {
      const person = await someone();
      const address = await getsWallet(person);
      club.signsIn(null);
      await person.opens("/login");
      await person.presses("Continue with Pond Club");
      await person.isAt(/\/login/);
      await person.sees("The other service did not let you in, or you canceled there.");
      club.signsIn({ sub: "dana", email: ADDRESS, email_verified: true });
      await person.presses("Continue with Pond Club");
      await person.isAt("/");
      await person.opens("/preferences");
      await person.page.getByText(ADDRESS, { exact: true }).waitFor();

      await person.presses("Other ways to sign in");
      await row(person, "Remove Pond Club");
      mill.says({ NameID: "the-miller", Email: "miller@mill.example" });
      await person.presses("Use your organization’s sign-in");
      await person.types("Email at your organization", "dana@mill.example");
      await person.presses("Continue");
      await person.presses("Go on as the miller");
      await person.isAt(/\/preferences/);
      await person.sees("You can sign in this way now.");
      await person.presses("Add a wallet");
      await row(person, new RegExp(`Remove ${address}`, "i"));
      await person.presses("Remove The mill");
      await person.page.getByText("The mill", { exact: true }).waitFor({ state: "detached" });

      await person.context.clearCookies();
      await person.opens("/login");
      await person.presses("Continue with a wallet");
      await person.isAt("/");
      await person.opens("/preferences");
      await person.page.getByText(ADDRESS, { exact: true }).waitFor();
      await person.presses("Delete your account");
      await person.presses("Delete everything");
      await person.isAt("/goodbye");
      expect(await sso("remove", "club")).toContain("Removed club, and 0 identities");
    },
  );
});
