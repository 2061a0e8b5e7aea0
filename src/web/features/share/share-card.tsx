import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";
import type { SharedReading } from "./share-dialog.tsx";

const ShareDialog = lazy(() =>
  import("./share-dialog.tsx").then((module) => ({ default: module.ShareDialog })),
);

/** A button that opens the dialog for sharing a card and a sentence of a reading as a picture. */
export function ShareCard(reading: SharedReading) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        Share a card
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog {...reading} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
