// Uploads of pictures, as forms. They fail with `ApiError`.
import { RARE_ENDPOINTS } from "virtual:rare-endpoints";
import type { PictureOutput } from "#contract/pictures.ts";
import { offlineError, readError } from "./api-error.ts";
import { callOf } from "./client.ts";
import { liveTab } from "./live-tab.ts";

/** A file that the person chose. Its id stays the same when the upload is sent again, so that it is stored once. */
export interface ChosenFile {
  pictureId: string;
  picture: File;
}

/** Adds a picture to a block. */
export const uploadPicture = (blockId: string, chosen: ChosenFile) =>
  upload(RARE_ENDPOINTS.pictures.add, { id: blockId, ...chosen });

/** Sets the person's own picture. */
export const uploadAvatar = (chosen: ChosenFile) => upload(RARE_ENDPOINTS.pictures.setAvatar, { ...chosen });

async function upload(
  row: typeof RARE_ENDPOINTS.pictures.add,
  input: Record<string, unknown>,
): Promise<PictureOutput> {
  const { method, path, body } = callOf(row, input);
  const { pictureId, picture } = body as ChosenFile;
  const form = new FormData();
  form.append("pictureId", pictureId);
  form.append("picture", picture);
  const tab = liveTab();
  const answer = await fetch(path, {
    method,
    credentials: "same-origin",
    headers: tab === undefined ? {} : { "x-live-tab": tab },
    body: form,
  }).catch((cause: unknown) => {
    throw offlineError(cause);
  });
  if (!answer.ok) throw await readError(answer);
  return await answer.json();
}
