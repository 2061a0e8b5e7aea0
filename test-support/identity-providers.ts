// Registers fake identity providers at a test app, as `npm run sso` does.
import { createIdentitySeal } from "#server/platform/auth/identities/identity-seal.ts";
import type { Provider } from "#server/platform/auth/identities/provider.ts";
import { saveProvider } from "#server/platform/auth/identities/provider-store.ts";
import { serverSecret } from "#server/server-secret.ts";
import type { FakeClient, startFakeOidc } from "./fake-oidc.ts";
import type { TestApp } from "./test-app.ts";

type FakeOidc = Awaited<ReturnType<typeof startFakeOidc>>;

export async function addProvider(app: TestApp, provider: Provider): Promise<void> {
  const { database, config, clock } = app.dependencies;
  const seal = createIdentitySeal(serverSecret(config));
  await saveProvider(database.authPool, seal, { provider, now: clock.now() });
}

/** Makes a fake OpenID provider and the app known to each other. Without a secret, the app signs with its own key. */
export async function addOidc(
  app: TestApp,
  fake: FakeOidc,
  {
    id = "pond-club",
    secret = null,
    domains = [],
  }: { id?: string; secret?: string | null; domains?: string[] } = {},
): Promise<void> {
  const client: FakeClient = {
    clientId: `arcana-${id}`,
    redirectUri: `${app.url}/api/auth/provider/callback/${id}`,
    ...(secret === null ? { jwksUri: `${app.url}/api/auth/jwks` } : { secret }),
  };
  fake.register(client);
  await addProvider(app, {
    ...{ id, name: "Pond Club", kind: "oidc", domains, secret },
    config: {
      ...{ issuer: fake.url, clientId: client.clientId, algorithms: ["RS256"] },
      authorizationEndpoint: `${fake.url}/authorize`,
      tokenEndpoint: `${fake.url}/token`,
      jwksUri: `${fake.url}/jwks`,
      clientAuthentication: secret === null ? "private_key_jwt" : "client_secret_basic",
    },
  });
}
