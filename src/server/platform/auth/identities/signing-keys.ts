/** The server's own signing keys. Their public halves are at `/api/auth/jwks`, for whom a signature is meant. */
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from "jose";
import { DAY_MS } from "#domain/time.ts";
import { newId } from "../../db/ids.ts";
import type { SignInServices } from "../sign-in-services.ts";

type KeyServices = Pick<SignInServices, "pool" | "seal">;

const ALGORITHM = "RS256";
/** A new key every 30 days. A key that signs no more is shown for another 30 days. */
const SIGNS_MS = 30 * DAY_MS;
const SHOWN_MS = 30 * DAY_MS;
const ASSERTION_S = 120;
/** Marks a private key that is sealed as this version does it. Those of former versions are only shown, until they end. */
const SEALED = "sealed:";

interface KeyRow {
  id: string;
  publicKey: string;
  privateKey: string;
  expiresAt: Date | null;
}

const placeOf = (id: string) => ({ table: "jwks", id }) as const;

/** Returns the public keys that may have signed something that still counts. */
export async function listPublicKeys(services: KeyServices): Promise<JWK[]> {
  const known = await readKeys(services);
  const rows = known.length > 0 ? known : [await makeKey(services)];
  return rows
    .filter(({ expiresAt }) => expiresAt === null || expiresAt.getTime() + SHOWN_MS > Date.now())
    .map(({ id, publicKey }) => ({ ...JSON.parse(publicKey), alg: ALGORITHM, kid: id }));
}

/** Signs what proves to a provider's token endpoint that this server is the client (RFC 7523). */
export async function signClientAssertion(
  services: KeyServices,
  { clientId, audience }: { clientId: string; audience: string },
): Promise<string> {
  const { id, privateKey } = await currentKey(services);
  const key = await importJWK(
    JSON.parse(services.seal.open(placeOf(id), privateKey.slice(SEALED.length))),
    ALGORITHM,
  );
  return await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, kid: id, typ: "JWT" })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(audience)
    .setJti(newId())
    .setIssuedAt()
    .setExpirationTime(`${ASSERTION_S}s`)
    .sign(key);
}

async function readKeys({ pool }: KeyServices): Promise<KeyRow[]> {
  const { rows } = await pool.query<KeyRow>(
    `select id, public_key as "publicKey", private_key as "privateKey", expires_at as "expiresAt"
     from auth.jwks order by created_at desc, id desc`,
  );
  return rows;
}

/** Returns the newest key that still signs. Makes one if none does. */
async function currentKey(services: KeyServices): Promise<KeyRow> {
  const known = (await readKeys(services)).find(
    ({ privateKey, expiresAt }) => privateKey.startsWith(SEALED) && (expiresAt?.getTime() ?? 0) > Date.now(),
  );
  return known ?? (await makeKey(services));
}

async function makeKey({ pool, seal }: KeyServices): Promise<KeyRow> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const id = newId();
  const now = new Date();
  const row = {
    id,
    publicKey: JSON.stringify(await exportJWK(publicKey)),
    privateKey: SEALED + seal.seal(placeOf(id), JSON.stringify(await exportJWK(privateKey))),
    expiresAt: new Date(now.getTime() + SIGNS_MS),
  };
  await pool.query(
    `insert into auth.jwks (id, public_key, private_key, alg, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [id, row.publicKey, row.privateKey, ALGORITHM, now, row.expiresAt],
  );
  return row;
}
