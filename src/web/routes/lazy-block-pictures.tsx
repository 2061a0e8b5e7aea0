import { lazy, Suspense, useId, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Loading } from "../ui/skeleton.tsx";

const BlockPictures = lazy(() =>
  import("../features/pictures/block-pictures.tsx").then((module) => ({ default: module.BlockPictures })),
);

/** The pictures of a block. They are loaded when the person opens them, because few blocks have any. */
export function LazyBlockPictures({ blockId }: { blockId: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-6">
      <Button look="link" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        Pictures
      </Button>
      <div id={id} hidden={!isOpen} className="mt-4">
        {isOpen && (
          <Suspense fallback={<Loading />}>
            <BlockPictures blockId={blockId} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
