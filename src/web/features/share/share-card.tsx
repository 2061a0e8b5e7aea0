import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";
import type { SharedReading } from "./share-dialog.tsx";

const ShareDialog = lazy(() =>
  import("./share-dialog.tsx").then((module) => ({ default: module.ShareDialog })),
);

/** The way from a reading to a picture of one of its cards and one of its sentences. */
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
