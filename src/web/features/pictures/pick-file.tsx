import { type Ref, useRef } from "react";
import { PICTURE_BYTES_MAX, sayBytes } from "#domain/pictures/limits.ts";
import type { ChosenFile } from "../../api/upload.ts";
import { Button } from "../../ui/button.tsx";

interface PickFileProps {
  label: string;
  isBusy: boolean;
  onPick: (chosen: ChosenFile) => void;
  /** Called for a file that the server would refuse because of its size. */
  onTooLarge: (sentence: string) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that lets the person choose a picture on their device. */
export function PickFile({ label, isBusy, onPick, onTooLarge, ref }: PickFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const picture = currentTarget.files?.[0];
          // The same file may be chosen again after a refusal.
          currentTarget.value = "";
          if (!picture) return;
          if (picture.size > PICTURE_BYTES_MAX)
            onTooLarge(`A picture may have at most ${sayBytes(PICTURE_BYTES_MAX)}. This one has more.`);
          else onPick({ pictureId: crypto.randomUUID(), picture });
        }}
      />
      <Button ref={ref} look="link" isBusy={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
