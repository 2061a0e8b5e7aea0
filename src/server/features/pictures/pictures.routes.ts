import { pictures } from "#contract/pictures.ts";
import { planOf } from "#domain/plans/plans.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Services } from "../../platform/services.ts";
import { addPicture, type PictureServices } from "./add-picture.ts";
import { describePicture, removePicture } from "./change-picture.ts";
import { getAvatar, listPictures } from "./list-pictures.ts";
import { showPicture } from "./show-picture.ts";

export const picturesRoutes = routesFor<typeof pictures, Services & PictureServices>(pictures, {
  ofBlock: ({ input: { id: blockId }, deps, session }) =>
    listPictures(deps, { userId: session.userId, plan: planOf(session), blockId }),
  add: ({ input: { id: blockId, pictureId, picture }, deps, session, signal }) =>
    addPicture(
      deps,
      { userId: session.userId, plan: planOf(session) },
      { id: pictureId, file: picture, purpose: "block", blockId, signal },
    ),
  describe: ({ input: { id, ...words }, deps, session: { userId } }) =>
    describePicture(deps, { userId, id }, words),
  remove: ({ input: { id }, deps, session: { userId } }) => removePicture(deps, { userId, id }),
  avatar: ({ deps, session }) => getAvatar(deps, session.userId),
  setAvatar: ({ input: { pictureId, picture }, deps, session, signal }) =>
    addPicture(
      deps,
      { userId: session.userId, plan: planOf(session) },
      { id: pictureId, file: picture, purpose: "avatar", blockId: null, signal },
    ),
  show: ({ input: { address }, deps }) => showPicture(deps, address),
});
