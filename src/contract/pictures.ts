import * as z from "zod";
import { PICTURE_ALT_MAX, PICTURE_BYTES_MAX } from "#domain/pictures/limits.ts";
import { basedOn } from "./based-on.ts";
import { accountEndpoint, openEndpoint, READS_FIRST } from "./endpoint.ts";
import { goOnAnywaySchema } from "./go-on-anyway.ts";
import { idSchema, namedIdSchema } from "./ids.ts";

const pictureSchema = z.object({
  id: idSchema,
  /** The path of the picture's bytes. It opens without a session, and expires after an hour or two. */
  src: z.string(),
  /** What the picture shows, in the person's words; empty if they did not say. */
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type PictureOutput = z.infer<typeof pictureSchema>;

const roomSchema = z.object({
  /** The size of all stored pictures of the person, and how much their plan keeps, in bytes. */
  usedBytes: z.number().int(),
  allBytes: z.number().int(),
});

const idParams = z.object({ id: namedIdSchema });
/** An upload: the id is chosen by the client, so that an upload that is sent again is stored once. */
const uploaded = { pictureId: idSchema, picture: z.file() };
const STORES = {
  most: 5,
  because:
    "the session, the key, a place for the picture, its bytes, then it is shown and an earlier one goes",
};

export const pictures = {
  ofBlock: accountEndpoint()
    .route({
      method: "GET",
      path: "/blocks/{id}/pictures",
      summary: "A block's pictures, oldest first",
      tags: ["pictures"],
    })
    .input(idParams)
    .output(z.object({ items: z.array(pictureSchema), room: roomSchema })),
  add: accountEndpoint({ heavy: true, changes: [], mostFileBytes: PICTURE_BYTES_MAX, waits: STORES })
    .route({
      method: "POST",
      path: "/blocks/{id}/pictures",
      summary: "Add a picture to a block. The same id stores once",
      tags: ["pictures"],
    })
    .input(idParams.extend(uploaded))
    .output(pictureSchema),
  describe: accountEndpoint({
    changes: [],
    example: { alt: "The whiteboard, with the three boxes" },
    typedTexts: ["alt"],
    waits: READS_FIRST,
  })
    .route({
      method: "PATCH",
      path: "/pictures/{id}",
      summary: "Say what a picture shows",
      tags: ["pictures"],
    })
    .input(
      idParams.extend({
        alt: z.string().trim().max(PICTURE_ALT_MAX),
        basedOn: basedOn({ alt: z.string() }),
        goOnAnyway: goOnAnywaySchema,
      }),
    )
    .output(pictureSchema),
  remove: accountEndpoint({
    changes: [],
    waits: { most: 3, because: "it is hidden first, then its bytes are deleted, then its row" },
  })
    .route({ method: "DELETE", path: "/pictures/{id}", summary: "Delete a picture", tags: ["pictures"] })
    .input(idParams)
    .output(z.object({ isRemoved: z.literal(true) })),
  avatar: accountEndpoint()
    .route({ method: "GET", path: "/avatar", summary: "The person's own picture", tags: ["pictures"] })
    .output(z.object({ avatar: pictureSchema.nullable() })),
  setAvatar: accountEndpoint({ heavy: true, changes: [], mostFileBytes: PICTURE_BYTES_MAX, waits: STORES })
    .route({
      method: "PUT",
      path: "/avatar",
      summary: "Set the person's own picture, in place of the one before",
      tags: ["pictures"],
    })
    .input(z.object(uploaded))
    .output(pictureSchema),
  show: openEndpoint()
    .route({
      method: "GET",
      path: "/picture-files/{address}",
      summary: "The bytes of a picture, by a signed address",
      tags: ["pictures"],
      outputStructure: "detailed",
    })
    .input(z.object({ address: z.string().max(200) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.unknown() })),
};
