import { useRef, useState } from "react";
import type { PictureOutput } from "#contract/pictures.ts";
import { PICTURE_ALT_MAX } from "#domain/pictures/limits.ts";
import { isApiError } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { HelpFirst } from "../../ui/help-first.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusedField } from "../../ui/use-focused-field.ts";
import type { BlockPicturesActions } from "./use-block-pictures.ts";

interface PictureFigureProps {
  picture: PictureOutput;
  /** The number of the picture on the block, from 1. It names a picture that is not described. */
  number: number;
  actions: BlockPicturesActions;
  /** Called when the picture does not load. */
  onExpired: () => void;
}

/** What a picture's figure shows below it. */
type Open = "nothing" | "words" | "question";

/** One picture of a block: it opens in full when pressed. Below it stand the person's words and what can be done. */
export function PictureFigure({ picture, number, actions, onExpired }: PictureFigureProps) {
  const { id, src, alt, width, height } = picture;
  const [open, setOpen] = useState<Open>("nothing");
  const name = alt || `Picture ${number}, not described yet`;
  const { removing } = actions;
  const controls = useRef<HTMLDivElement>(null);
  useFocusedField(controls, open, { atStart: false });
  const isBeingRemoved = removing.isPending && removing.variables === id;
  return (
    <li className="min-w-0">
      <figure>
        <a href={src} target="_blank" rel="noreferrer" className="block rounded-surface">
          <img
            {...{ src, width, height }}
            alt={name}
            loading="lazy"
            decoding="async"
            onError={onExpired}
            className="aspect-square w-full rounded-surface border border-hair bg-pond object-cover"
          />
        </a>
        {alt !== "" && open !== "words" && (
          <figcaption dir="auto" className="type-small mt-1 text-mist [overflow-wrap:anywhere]">
            {alt}
          </figcaption>
        )}
      </figure>
      <div ref={controls}>
        {open === "words" && <DescribeForm {...{ picture, actions }} onClose={() => setOpen("nothing")} />}
        {open === "question" && (
          <div className="flex flex-wrap gap-x-4">
            <Button look="link" onClick={() => setOpen("nothing")}>
              Keep it
            </Button>
            <Button look="link" isBusy={isBeingRemoved} onClick={() => removing.mutate(id)}>
              Remove for good
            </Button>
          </div>
        )}
        {open === "nothing" && (
          <div className="flex flex-wrap gap-x-4">
            <Button look="link" aria-label={`Describe ${name}`} onClick={() => setOpen("words")}>
              {alt === "" ? "Describe" : "Edit"}
            </Button>
            <Button look="link" aria-label={`Remove ${name}`} onClick={() => setOpen("question")}>
              Remove
            </Button>
          </div>
        )}
      </div>
      {removing.error && removing.variables === id && (
        <Notice tone="warning">It was not removed. {removing.error.message}</Notice>
      )}
    </li>
  );
}

interface DescribeFormProps {
  picture: PictureOutput;
  actions: BlockPicturesActions;
  onClose: () => void;
}

function DescribeForm({ picture: { id, alt: saved }, actions: { describing }, onClose }: DescribeFormProps) {
  const [alt, setAlt] = useState(saved);
  const help = isApiError(describing.error, "crisis_help") ? describing.error.help : null;
  const save = (goOnAnyway = false) =>
    describing.mutate({ id, alt, ...(goOnAnyway && { goOnAnyway }) }, { onSuccess: close });
  function close(): void {
    describing.reset();
    onClose();
  }
  return (
    <form
      className="mt-2 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!describing.isPending) save();
      }}
    >
      <TextField
        label="What it shows"
        value={alt}
        limit={PICTURE_ALT_MAX}
        error={describing.error && !help ? `It was not saved. ${describing.error.message}` : null}
        onChange={(event) => setAlt(event.target.value)}
      />
      {help && (
        <HelpFirst
          lines={help}
          kept="Your words are still in the field, and nobody else has them yet."
          anyway="Save it anyway"
          onAnyway={() => save(true)}
        />
      )}
      <div className="flex flex-wrap gap-x-4">
        <Button look="link" type="submit" isBusy={describing.isPending}>
          Save
        </Button>
        <Button look="link" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
