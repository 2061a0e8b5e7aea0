import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface RivalTextProps {
  /** The text that was saved from another tab or device. */
  rival: string;
  onChoose: (which: "mine" | "other") => void;
}

/** Resolves an edit conflict: keeps both versions until the person chooses one. */
export function RivalText({ rival, onChoose }: RivalTextProps) {
  return (
    <div className="mt-4">
      <Notice tone="warning">
        <p>
          {rival === ""
            ? "This was cleared in another tab or on another device."
            : "This was changed in another tab or on another device:"}
        </p>
        {rival !== "" && (
          <p
            dir="auto"
            className="type-write mt-1 max-h-48 overflow-y-auto whitespace-pre-wrap [overflow-wrap:anywhere]"
          >
            {rival}
          </p>
        )}
        <p className="flex flex-wrap gap-x-5">
          <Button look="link" onClick={() => onChoose("mine")}>
            Keep the text above
          </Button>
          <Button look="link" onClick={() => onChoose("other")}>
            Use the other version
          </Button>
        </p>
      </Notice>
    </div>
  );
}
