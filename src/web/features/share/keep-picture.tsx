import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";

const KeepPictureDialog = lazy(() =>
  import("./keep-picture-dialog.tsx").then((module) => ({ default: module.KeepPictureDialog })),
);

interface KeepPictureProps {
  /** The slug of the card on the picture. */
  cardId: string;
  sentence: string;
}

/** A button that opens the dialog with a picture of a card and this sentence, to keep or to share. */
export function KeepPicture(picture: KeepPictureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        Keep as a picture
      </Button>
      {isOpen && (
        <Suspense>
          <KeepPictureDialog {...picture} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
