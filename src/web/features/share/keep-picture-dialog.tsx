import { useState } from "react";
import { Choices } from "../../ui/choices.tsx";
import { DialogBox } from "../../ui/dialog-box.tsx";
import { SHAPES, type ShareShape } from "./share-layouts.ts";
import { SharePicture } from "./share-picture.tsx";

interface KeepPictureDialogProps {
  cardId: string;
  sentence: string;
  onClose: () => void;
}

/** A dialog with a picture of one sentence about the person, made on this device. */
export function KeepPictureDialog({ cardId, sentence, onClose }: KeepPictureDialogProps) {
  const [shape, setShape] = useState<ShareShape>("story");
  return (
    <DialogBox
      isOpen
      place="sheet"
      onClose={onClose}
      title="Keep as a picture"
      description="Made on this device, from this sentence and a card. Nothing is sent unless you share it."
    >
      <div className="grid gap-5">
        <SharePicture key={shape} image={{ shape, cardId, isReversed: false, sentence }} />
        <Choices legend="The picture" labels={SHAPES} chosen={shape} onChoose={setShape} />
      </div>
    </DialogBox>
  );
}
