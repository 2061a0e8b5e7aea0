import { useEffect, useState } from "react";
import { cardNameOf } from "#domain/deck/card.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { drawShareImage, type ShareImage } from "./draw-share-image.ts";

interface Picture {
  file: File;
  address: string;
}

/**
 * Shows the picture to share, with buttons to share or download it. The picture is drawn once, so give each image
 * its own `key`.
 */
export function SharePicture({ image }: { image: ShareImage }) {
  const [attempt, setAttempt] = useState(1);
  const { picture, hasFailed } = usePicture(image, attempt);
  if (hasFailed) {
    return (
      <Notice tone="warning">
        <p>The picture could not be made.</p>
        <Button look="link" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </Button>
      </Notice>
    );
  }
  const place = image.shape === "story" ? "h-80" : "aspect-[1200/630] w-full";
  if (!picture) {
    // As high as the picture and its buttons, so that nothing below moves when they come.
    return (
      <div className="grid justify-items-center gap-4">
        <p role="status" className={`grid place-items-center ${place}`}>
          Drawing the picture...
        </p>
        <div className="h-14" />
      </div>
    );
  }
  const shared = { files: [picture.file] };
  const canShare = typeof navigator.canShare === "function" && navigator.canShare(shared);
  return (
    <div className="grid justify-items-center gap-4">
      <img
        src={picture.address}
        alt={`${cardNameOf(image.cardId)}${image.isReversed ? ", reversed" : ""}, and under it: ${image.sentence}`}
        className={place}
      />
      <div className="flex flex-wrap justify-center gap-3">
        {canShare && (
          // Cancelling the system's share dialog is not an error.
          <Button onClick={() => void navigator.share(shared).catch(() => undefined)}>Share</Button>
        )}
        <a
          href={picture.address}
          download={picture.file.name}
          className={buttonLook(canShare ? "outline" : "go")}
        >
          Download
        </a>
      </div>
    </div>
  );
}

function usePicture({ shape, cardId, isReversed, sentence }: ShareImage, attempt: number) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    let address: string | undefined;
    let isGone = false;
    drawShareImage({ shape, cardId, isReversed, sentence }).then(
      (blob) => {
        if (isGone) return;
        address = URL.createObjectURL(blob);
        const file = new File([blob], `${cardId}-${shape}.png`, { type: "image/png" });
        setPicture({ file, address });
      },
      () => isGone || setFailedAttempt(attempt),
    );
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [shape, cardId, isReversed, sentence, attempt]);
  return { picture, hasFailed: failedAttempt === attempt };
}
