import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { PICTURES_OF_BLOCK, sayBytes } from "#domain/pictures/limits.ts";
import { HOUR_MS } from "#domain/time.ts";
import { blockPicturesQuery } from "../../api/queries/pictures.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusAfterRemoval } from "../../ui/use-focus-after-removal.ts";
import { PickFile } from "./pick-file.tsx";
import { PictureFigure } from "./picture-figure.tsx";
import { type BlockPicturesActions, useBlockPictures } from "./use-block-pictures.ts";

/** Shows the pictures of a block, and adds, describes and removes them. */
export function BlockPictures({ blockId }: { blockId: string }) {
  const { data, error, dataUpdatedAt, refetch } = useQuery(blockPicturesQuery(blockId));
  const actions = useBlockPictures(blockId);
  const place = useRef<HTMLElement>(null);
  useFocusAfterRemoval(place, data?.items.length);
  // The addresses of pictures expire after an hour or two.
  const renew = () => {
    if (Date.now() - dataUpdatedAt > HOUR_MS) void refetch();
  };
  return (
    <section ref={place} tabIndex={-1} aria-label="Pictures" className="outline-none">
      <p className="type-small max-w-column-narrow text-mist">
        The whiteboard, the error, the view from the window. Each is encrypted before it is stored, and only
        you see it here.
      </p>
      {data && data.items.length > 0 && (
        <ul className="mt-4 grid list-none grid-cols-2 gap-4 sm:grid-cols-3">
          {data.items.map((picture, at) => (
            <PictureFigure key={picture.id} {...{ picture, actions }} number={at + 1} onExpired={renew} />
          ))}
        </ul>
      )}
      {error && !data && (
        <Notice tone="warning">
          The pictures did not load. {error.message}{" "}
          <Button look="link" onClick={() => void refetch()}>
            Retry
          </Button>
        </Notice>
      )}
      {data && data.items.length < PICTURES_OF_BLOCK && (
        <AddPicture actions={actions} isFirst={data.items.length === 0} />
      )}
      {data && data.room.usedBytes > 0 && (
        <p className="type-log mt-1 text-mist">
          {sayBytes(data.room.usedBytes)} of {sayBytes(data.room.allBytes)} used
        </p>
      )}
    </section>
  );
}

function AddPicture({ actions: { adding }, isFirst }: { actions: BlockPicturesActions; isFirst: boolean }) {
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const sent = adding.variables;
  const pick = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PickFile
        ref={pick}
        label={isFirst ? "Add a picture" : "Add another"}
        isBusy={adding.isPending}
        onTooLarge={(sentence) => {
          adding.reset();
          setTooLarge(sentence);
        }}
        onPick={(chosen) => {
          setTooLarge(null);
          adding.mutate(chosen);
        }}
      />
      {tooLarge && <Notice tone="warning">{tooLarge}</Notice>}
      {adding.error && sent && (
        <Notice tone="warning">
          {sent.picture.name} was not added. {adding.error.message}{" "}
          <Button
            look="link"
            onClick={() => {
              // This button is removed when the picture is sent again.
              pick.current?.focus();
              adding.mutate(sent);
            }}
          >
            Try again
          </Button>
        </Notice>
      )}
    </>
  );
}
