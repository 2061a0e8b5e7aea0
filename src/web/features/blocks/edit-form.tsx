import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { HelpBeforeSaving } from "../../ui/help-before-saving.tsx";
import type { HelpLine } from "../../ui/help-line.ts";

interface EditFormProps {
  /** The help lines to show before the text is saved; `null` if there are none. */
  help: HelpLine[] | null;
  isWhole: boolean;
  isBusy: boolean;
  onSave: (goOnAnyway?: boolean) => void;
  onCancel: () => void;
  /** The form's fields. */
  children: ReactNode;
}

/** The form around the fields for a text about a block, with a button to save and one to cancel. */
export function EditForm({ help, isWhole, isBusy, onSave, onCancel, children }: EditFormProps) {
  return (
    <form
      className="grid max-w-column-narrow gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      {help && <HelpBeforeSaving lines={help} onSave={() => onSave(true)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="outline" disabled={!isWhole} isBusy={isBusy}>
          Save
        </Button>
        <Button look="link" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
