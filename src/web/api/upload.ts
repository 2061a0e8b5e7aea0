// Uploads of pictures, as forms. They fail with `ApiError`.
import { ENDPOINTS } from "virtual:endpoints";
import type { PictureOutput } from "#contract/pictures.ts";
import { callOf } from "./client.ts";
import { sendRequest } from "./request.ts";

/** A file that the person chose. Its id stays the same when the upload is sent again, so that it is stored once. */
export interface ChosenFile {
  pictureId: string;
  picture: File;
}

/** Adds a picture to a block. */
export const uploadPicture = (blockId: string, chosen: ChosenFile) =>
  upload(ENDPOINTS.pictures.add, { id: blockId }, chosen);

/** Sets the person's own picture. */
export const uploadAvatar = (chosen: ChosenFile) => upload(ENDPOINTS.pictures.setAvatar, {}, chosen);

async function upload(
  row: typeof ENDPOINTS.pictures.add,
  params: Record<string, string>,
  { pictureId, picture }: ChosenFile,
): Promise<PictureOutput> {
  const form = new FormData();
  form.append("pictureId", pictureId);
  form.append("picture", picture);
  const answer = await sendRequest({ ...callOf(row, params), body: form });
  return await answer.json();
}
