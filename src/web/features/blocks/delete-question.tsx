import { Button } from "../../ui/button.tsx";
import { DialogBox } from "../../ui/dialog-box.tsx";
import { Notice } from "../../ui/notice.tsx";

interface DeleteQuestionProps {
  name: string;
  isOpen: boolean;
  isBusy: boolean;
  fault: string | null;
  onKeep: () => void;
  onDelete: () => void;
}

export function DeleteQuestion({ name, isOpen, isBusy, fault, onKeep, onDelete }: DeleteQuestionProps) {
  return (
    <DialogBox
      isOpen={isOpen}
      onClose={onKeep}
      title="Are you sure you want to delete this block?"
      description={
        <span dir="auto" className="line-clamp-3 break-words">
          {name}
        </span>
      }
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button look="soft" className="-ml-5" onClick={onKeep}>
          Keep it
        </Button>
        <Button look="outline" isBusy={isBusy} onClick={onDelete}>
          Delete
        </Button>
      </div>
      {fault !== null && (
        <div className="mt-4">
          <Notice tone="warning">It was not deleted. {fault}</Notice>
        </div>
      )}
    </DialogBox>
  );
}
