import type { NotionOutput } from "#contract/notion.ts";
import { planOf } from "#domain/plans/plans.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { withFailureSentence } from "../../platform/errors/with-failure-sentence.ts";
import type { Session } from "../../platform/http/session.ts";
import type { NotionPlace } from "../../platform/notion/notion.ts";
import { requirePremium } from "../../platform/require-premium.ts";
import type { Services } from "../../platform/services.ts";
import { storeConnectState, takeState } from "./connect-states.ts";
import { type Connection, openConnection } from "./connection.ts";
import { deleteConnection, selectConnection, updateConnection, upsertConnection } from "./notion.queries.ts";
import { type RevokeServices, revokeConnection, revokeTokens } from "./notion.ts";
import { endNotionAccess, giveNotionAccess } from "./notion-access.ts";
import { readNotion, requireNotion } from "./present-notion.ts";
import { STATE_GONE, toExchangeError, toNotionError } from "./say-notion-fault.ts";
import { openBody, sealBody, sealPlace } from "./sealed-connection.ts";

type ConnectServices = RevokeServices & Pick<Services, "config" | "post">;

const redirectUri = ({ config }: Pick<Services, "config">) => `${config.appUrl}/notion-callback`;

/** Returns the address of Notion's page on which the person grants access. Throws `plan_locked` without Premium. */
export async function beginConnecting(services: ConnectServices, session: Session): Promise<string> {
  const notion = requireNotion(services);
  requirePremium(planOf(session), sentences.notionIsPremium);
  const state = await storeConnectState(services, session);
  return notion.authorizeUrl({ state, redirectUri: redirectUri(services) });
}

/**
 * Stores the connection that a person granted. Throws `conflict` if the state is not one of this session, was used, or is
 * older than ten minutes, and if Notion refuses the code. A former connection to another workspace is ended. The proof of who
 * the person is was asked for when the state was made.
 */
export async function finishConnecting(
  services: ConnectServices,
  session: Session,
  { code, state }: { code: string; state: string },
): Promise<NotionOutput> {
  const notion = requireNotion(services);
  const { userId } = session;
  const isOurs = await takeState(services, state, session);
  requirePremium(planOf(session), sentences.notionIsPremium);
  if (!isOurs) throw new AppError("conflict", STATE_GONE);
  const grant = await notion.exchange({ code, redirectUri: redirectUri(services) }).catch((error) => {
    throw toExchangeError(error);
  });
  await withFailureSentence(sentences.notionNotSaved, async () => {
    const { database, vault, clock } = services;
    const key = await vault.keyOf(userId);
    const [[former]] = await database.batch({ userId }, (tx) => [selectConnection(tx, userId)]);
    const formerBody = former && openBody(key, former);
    const isSame = formerBody?.workspaceId === grant.workspaceId;
    // The former tokens are stored to be ended before they are overwritten.
    if (formerBody && !isSame) await revokeTokens(services, formerBody);
    // What is stored now is used only after the letter about it is stored, too.
    await endNotionAccess(database.authPool, userId);
    await database.batch({ userId }, (tx) => [
      upsertConnection(tx, {
        userId,
        body: sealBody(key, userId, grant),
        isLost: false,
        restUntil: null,
        place: isSame ? (former?.place ?? null) : null,
        connectedAt: clock.now(),
      }),
    ]);
    await giveNotionAccess(services, session);
  });
  return await readNotion(services, userId);
}

/** Ends the connection at Notion and deletes it here. Pages that were exported stay in Notion. */
export async function disconnect(services: ConnectServices, userId: string): Promise<NotionOutput> {
  await withFailureSentence(sentences.notionNotRemoved, async () => {
    await endNotionAccess(services.database.authPool, userId);
    await revokeConnection(services, userId);
    await services.database.batch({ userId }, (tx) => [deleteConnection(tx, userId)]);
  });
  return await readNotion(services, userId);
}

/** Returns pages and databases to which the person can export, those edited last first. */
export async function searchPlaces(
  services: ConnectServices,
  userId: string,
  words: string,
): Promise<NotionPlace[]> {
  const connection = await requireConnection(services, userId);
  return await connection.ask((client) => client.searchPlaces(words)).catch(throwAsNotionError);
}

/** Stores where the person's readings are exported to, if it is shared with this app. */
export async function choosePlace(
  services: ConnectServices,
  session: Session,
  wanted: Pick<NotionPlace, "kind" | "id">,
): Promise<NotionOutput> {
  requirePremium(planOf(session), sentences.notionIsPremium);
  const { userId } = session;
  const connection = await requireConnection(services, userId);
  const place = await connection.ask((client) => client.findPlace(wanted)).catch(throwAsNotionError);
  await withFailureSentence(sentences.notionNotSaved, async () => {
    const sealed = sealPlace(connection.key, userId, place);
    await services.database.batch({ userId }, (tx) => [updateConnection(tx, userId, { place: sealed })]);
  });
  return await readNotion(services, userId);
}

/** Opens the connection. Throws `conflict` if there is none, or Notion no longer accepts it. */
async function requireConnection(services: ConnectServices, userId: string): Promise<Connection> {
  const notion = requireNotion(services);
  const connection = await openConnection({ ...services, notion }, userId);
  if (!connection) throw new AppError("conflict", sentences.notionNotConnected);
  return connection;
}

function throwAsNotionError(error: unknown): never {
  throw toNotionError(error);
}
