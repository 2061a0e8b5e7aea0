import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { SetUpWays } from "#contract/sign-in.ts";
import { startFakeOidc } from "#test-support/fake-oidc.ts";
import { startFakeSaml } from "#test-support/fake-saml.ts";
import { runCommand } from "#test-support/run-command.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";

let app: TestApp;
let house: Awaited<ReturnType<typeof startFakeOidc>>;
let mill: Awaited<ReturnType<typeof startFakeSaml>>;
beforeAll(async () => {
  app = await createTestApp({ settings: { IDENTITY_PRIVATE_HOSTS: "on" } });
  house = await startFakeOidc();
  mill = await startFakeSaml(app.url);
});

/** Runs `npm run sso -- ...` on the app's database. */
function sso(words: string[], privateHosts = "on") {
  const { dataDir, appUrl } = app.dependencies.config;
  const places = { DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir, APP_URL: appUrl };
  return runCommand("sso", words, { IDENTITY_PRIVATE_HOSTS: privateHosts, ...places });
}

const oidc = (id: string) => [
  "add",
  "oidc",
  id,
  "--name",
  "Pond Club",
  "--issuer",
  house.url,
  "--client",
  "arcana",
];
const ways = async () => (await app.visitor().get<SetUpWays>("/api/auth/identities/ways")).body;

describe("npm run sso", () => {
  it("adds an OpenID provider, which the server knows at once, and removes it with its identities", async () => {
    const file = join(app.dependencies.config.dataDir, "client-secret");
    writeFileSync(file, "a client's secret\n");
    const redirectUri = `${app.url}/api/auth/provider/callback/club`;
    house.register({ clientId: "arcana", secret: "a client's secret", redirectUri });
    expect(await sso([...oidc("club"), "--secret-file", file])).toEqual({
      code: 0,
      said: expect.stringContaining(`redirect address: ${redirectUri}\n`),
    });
    expect(await ways()).toEqual({
      providers: [{ id: "club", name: "Pond Club" }],
      hasDomains: false,
      hasWallets: false,
    });
    house.signsIn({ sub: "dana", email: "dana@pond.example", email_verified: true });
    const person = app.visitor();
    const { body } = await person.post<{ url: string }>("/api/auth/sign-in/provider", { providerId: "club" });
    const back = new URL((await fetch(body.url, { redirect: "manual" })).headers.get("location") ?? "");
    expect((await person.get(back.pathname + back.search)).headers.get("location")).toBe("/");
    expect((await sso([])).said).toBe("  club  oidc  Pond Club\n");
    expect(await sso(["remove", "club"])).toEqual({
      code: 0,
      said: "Removed club, and 1 identity of accounts at it.\n",
    });
    expect((await ways()).providers).toEqual([]);
    expect(await sso(["remove", "club"])).toEqual({ code: 1, said: "There is no provider club.\n" });
  });

  it("adds a SAML provider by the address of its metadata, for a domain", async () => {
    const words = ["add", "saml", "mill", "--name", "The mill", "--metadata", `${mill.url}/metadata`];
    expect((await sso(words)).code).toBe(1);
    expect(await sso([...words, "--domain", "mill.example"])).toEqual({
      code: 0,
      said: expect.stringContaining(`${app.url}/sso/acs\n`),
    });
    expect(await ways()).toMatchObject({ hasDomains: true });
    const { body } = await app
      .visitor()
      .post<{ url: string }>("/api/auth/sign-in/provider", { email: "a@mill.example" });
    expect(body.url).toContain(`${mill.url}/sign-in?SAMLRequest=`);
  });

  it("refuses a provider in a private network unless the setting allows it", async () => {
    const { said, code } = await sso(oidc("near"), "off");
    expect([said, code]).toEqual([
      expect.stringMatching(/is not https; sign-in may use it with IDENTITY_PRIVATE_HOSTS=on/),
      1,
    ]);
  });

  it("refuses to give the id of a provider to another one, and ids that are used already", async () => {
    await sso(oidc("mine"));
    const other = await startFakeOidc();
    const taken = oidc("mine").map((word) => (word === house.url ? other.url : word));
    expect((await sso(taken)).said).toContain(`mine is another provider, ${house.url}. Remove it first`);
    await sso([...oidc("upper"), "--domain", "reeds.example"]);
    expect(await sso([...oidc("lower"), "--domain", "reeds.example"])).toEqual({
      code: 1,
      said: "upper is for reeds.example. A domain has one provider.\n",
    });
    expect((await sso(oidc("credential"))).said).toContain("The id must be");
    expect((await sso(["everything"])).said).toContain("npm run sso -- remove <id>");
  });
});
