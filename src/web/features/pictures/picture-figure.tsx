import { useRef, useState } from "react";
import type { PictureOutput } from "#contract/pictures.ts";
import { PICTURE_ALT_MAX } from "#domain/pictures/limits.ts";
import { isApiError } from "../../api/api-error.ts";
import { textDrafts } from "../../api/text-draft.ts";
import { useTypedText } from "../../api/use-typed-text.ts";
import { KEPT } from "../../kept-items.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { HelpBeforeSaving } from "../../ui/help-before-saving.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RivalText } from "../../ui/rival-text.tsx";
import { useFocusedField } from "../../ui/use-focused-field.ts";
import type { BlockPicturesActions } from "./use-block-pictures.ts";

/** The drafts of what pictures show, keyed by picture. */
const pictureDraft = textDrafts(KEPT.pictureText);

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
  const isPermitted = useRef(false);
  const { text, error, rival, change, choose, discard, retry } = useTypedText({
    name: id,
    saved,
    drafts: pictureDraft,
    isSavedOnRequest: true,
    save: async (alt, { basedOn }) => {
      const permission = isPermitted.current ? { goOnAnyway: true } : {};
      return (await describing.mutateAsync({ id, alt: alt.trim(), basedOn: { alt: basedOn }, ...permission }))
        .alt;
    },
    readCurrent: (current) => current.alt ?? "",
  });
  const help = isApiError(error, "crisis_help") ? error.help : null;
  async function save(goOnAnyway = false): Promise<void> {
    isPermitted.current = goOnAnyway;
    if (await retry()) close();
  }
  function close(): void {
    discard();
    onClose();
  }
  return (
    <form
      className="mt-2 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!describing.isPending) void save();
      }}
    >
      <TextField
        label="What it shows"
        value={text}
        limit={PICTURE_ALT_MAX}
        error={error instanceof Error && !help ? `It was not saved. ${error.message}` : null}
        onChange={(event) => change(event.target.value)}
      />
      {rival !== null && <RivalText rival={rival} onChoose={choose} />}
      {help && <HelpBeforeSaving lines={help} onSave={() => void save(true)} />}
      <div className="flex flex-wrap gap-x-4">
        <Button look="link" type="submit" isBusy={describing.isPending} disabled={rival !== null}>
          Save
        </Button>
        <Button look="link" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
