// Notion through its library. The library is loaded with the first request, because most servers have no Notion.
import type { Client } from "@notionhq/client";
import { NOTION_VERSION } from "#domain/notion/limits.ts";
import { SECOND_MS } from "#domain/time.ts";
import type { Config } from "../config.ts";
import { once } from "../once.ts";
import { createNotionClient } from "./client.ts";
import { type Notion, NotionFault, type NotionTokens } from "./notion.ts";
import { toNotionFault } from "./to-fault.ts";

const DEFAULT_BASE_URL = "https://api.notion.com";
const TIMEOUT_MS = 15 * SECOND_MS;

/** Returns Notion, or `null` where the server has no client of it. */
export function openNotion({ notion }: Pick<Config, "notion">): Notion | null {
  const { clientId: client_id, clientSecret: client_secret = "", baseUrl = DEFAULT_BASE_URL } = notion;
  if (client_id === undefined) return null;
  const load = once(() => loadClient(baseUrl));
  const credentials = { client_id, client_secret };

  const ask = async <Answer>(request: (client: Client) => Promise<Answer>): Promise<Answer> => {
    try {
      return await request(await load());
    } catch (error) {
      throw toNotionFault(error);
    }
  };

  return {
    authorizeUrl({ state, redirectUri }) {
      const url = new URL("/v1/oauth/authorize", baseUrl);
      url.search = new URLSearchParams({
        client_id,
        response_type: "code",
        owner: "user",
        redirect_uri: redirectUri,
        state,
      }).toString();
      return url.href;
    },
    exchange: ({ code, redirectUri }) =>
      ask(async ({ oauth }) => {
        const granted = await oauth.token({
          ...credentials,
          grant_type: "authorization_code",
          code,
          redirect_uri: redirectUri,
        });
        return {
          ...tokensOf(granted),
          workspaceId: granted.workspace_id,
          workspaceName: granted.workspace_name,
        };
      }),
    refresh: (refreshToken) =>
      ask(async ({ oauth }) =>
        tokensOf(
          await oauth.token({
            ...credentials,
            grant_type: "refresh_token",
            refresh_token: refreshToken,
          }),
        ),
      ),
    async revoke(token) {
      try {
        await ask(({ oauth }) => oauth.revoke({ ...credentials, token }));
      } catch (error) {
        const hasEnded = error instanceof NotionFault && ["refused", "missing"].includes(error.kind);
        if (!hasEnded) throw error;
      }
    },
    clientOf: (accessToken) => createNotionClient(ask, accessToken),
  };
}

function tokensOf(granted: { access_token: string; refresh_token: string | null }): NotionTokens {
  return { accessToken: granted.access_token, refreshToken: granted.refresh_token ?? null };
}

async function loadClient(baseUrl: string): Promise<Client> {
  const { Client: Library } = await import("@notionhq/client");
  return new Library({
    baseUrl: baseUrl.replace(/\/$/, ""),
    notionVersion: NOTION_VERSION,
    // The library would sleep in the process. Here the job waits in the database.
    retry: false,
    // The library's own log names the addresses of pages.
    logger: () => undefined,
    async fetch(url, { agent: _, ...request } = {}) {
      const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const { ok, status, headers } = answer;
      return { ok, status, headers, text: () => answer.text() };
    },
  });
}
