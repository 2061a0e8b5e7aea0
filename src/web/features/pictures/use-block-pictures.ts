import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PictureOutput } from "#contract/pictures.ts";
import { api } from "../../api/client.ts";
import { blockPicturesQuery, refetchPictureRoom } from "../../api/queries/pictures.ts";
import { queryKey as mutationKey } from "../../api/queries/query-key.ts";
import { type ChosenFile, uploadPicture } from "../../api/upload.ts";

interface Description {
  id: string;
  alt: string;
  basedOn: { alt: string };
  goOnAnyway?: boolean;
}

/** Returns the mutations for the pictures of a block: one adds a picture, one describes it, one removes it. */
export function useBlockPictures(blockId: string) {
  const client = useQueryClient();
  const { queryKey } = blockPicturesQuery(blockId);
  // Cache: the answer is the saved picture, and the block's other pictures stay as they are.
  const put = (change: (items: PictureOutput[]) => PictureOutput[]) =>
    client.setQueryData(queryKey, (known) => known && { ...known, items: change(known.items) });
  const adding = useMutation({
    mutationKey: mutationKey("pictures", "add"),
    mutationFn: (chosen: ChosenFile) => uploadPicture(blockId, chosen),
    onSuccess(saved) {
      put((items) => [...items.filter(({ id }) => id !== saved.id), saved]);
      refetchPictureRoom(client);
    },
  });
  const describing = useMutation({
    mutationKey: mutationKey("pictures", "describe"),
    mutationFn: (description: Description) => api.pictures.describe(description),
    onSuccess: (saved) => put((items) => items.map((each) => (each.id === saved.id ? saved : each))),
  });
  const removing = useMutation({
    mutationKey: mutationKey("pictures", "remove"),
    mutationFn: (id: string) => api.pictures.remove({ id }),
    onSuccess(_gone, id) {
      put((items) => items.filter((each) => each.id !== id));
      refetchPictureRoom(client);
    },
  });
  return { adding, describing, removing };
}

export type BlockPicturesActions = ReturnType<typeof useBlockPictures>;
