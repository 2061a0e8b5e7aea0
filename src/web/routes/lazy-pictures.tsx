import { lazy, Suspense } from "react";

const Avatar = lazy(() =>
  import("../features/pictures/avatar.tsx").then((module) => ({ default: module.Avatar })),
);
const BlockPictures = lazy(() =>
  import("../features/pictures/block-pictures.tsx").then((module) => ({ default: module.BlockPictures })),
);

/** The person's own picture. Its place has the same height before its code is there. */
export function LazyAvatar() {
  return (
    <Suspense fallback={<div className="mt-4 h-20" />}>
      <Avatar />
    </Suspense>
  );
}

/** The pictures of a block. */
export function LazyBlockPictures({ blockId }: { blockId: string }) {
  return (
    <Suspense fallback={null}>
      <BlockPictures blockId={blockId} />
    </Suspense>
  );
}
