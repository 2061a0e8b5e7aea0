import { lazy } from "react";
import { Fold } from "../ui/fold.tsx";

const BlockPictures = lazy(() =>
  import("../features/pictures/block-pictures.tsx").then((module) => ({ default: module.BlockPictures })),
);

/** The pictures of a block. They are loaded when the person opens them, because few blocks have any. */
export function LazyBlockPictures({ blockId }: { blockId: string }) {
  return (
    <Fold label="Pictures">
      <BlockPictures blockId={blockId} />
    </Fold>
  );
}
