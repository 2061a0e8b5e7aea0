/** The server's own signing keys. Their public halves are at `/api/auth/jwks`, for whom a signature is meant. */
import { jwt, resolveSigningKey } from "better-auth/plugins/jwt";
import { SignJWT } from "jose";
import { DAY_S } from "#domain/time.ts";
import { newId } from "../../db/ids.ts";

type SigningContext = Parameters<typeof resolveSigningKey>[0];

const ASSERTION_S = 120;

/**
 * A new key every 30 days. A key that signs no more is shown for another 30 days. The private key is stored encrypted. No
 * answer carries a token of this plugin: `/token` is switched off, and sessions get no header.
 */
const OPTIONS = {
  jwks: { keyPairConfig: { alg: "RS256" }, rotationInterval: 30 * DAY_S, gracePeriod: 30 * DAY_S },
  disableSettingJwtHeader: true,
} as const satisfies Parameters<typeof jwt>[0];

export const signingKeys = () => jwt(OPTIONS);

/** Signs what proves to a provider's token endpoint that this server is the client (RFC 7523). */
export async function signClientAssertion(
  ctx: SigningContext,
  { clientId, audience }: { clientId: string; audience: string },
): Promise<string> {
  const key = await resolveSigningKey(ctx, OPTIONS);
  if (!key) throw new Error("There is no signing key");
  return await new SignJWT()
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: "JWT" })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(audience)
    .setJti(newId())
    .setIssuedAt()
    .setExpirationTime(`${ASSERTION_S}s`)
    .sign(key.privateKey);
}
