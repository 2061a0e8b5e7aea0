import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";

const ImportPanel = lazy(() =>
  import("./import-panel.tsx").then((module) => ({ default: module.ImportPanel })),
);

/** Opens the form with which a person brings in a file. Its code is loaded when it is opened. */
export function BringIn() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <Button look="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Bring data in
      </Button>
      <Suspense>{isOpen && <ImportPanel />}</Suspense>
    </div>
  );
}
