import { rareApi } from "../../api/rare-client.ts";

/** Opens the page of Notion on which access is granted. Throws `ApiError` if the server gives no such page. */
export async function goToNotion(): Promise<void> {
  const { url } = await rareApi.notion.authorize({});
  window.location.assign(url);
}
