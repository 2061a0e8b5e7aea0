import { lazy } from "react";
import { Fold } from "../../ui/fold.tsx";

const ImportPanel = lazy(() =>
  import("./import-panel.tsx").then((module) => ({ default: module.ImportPanel })),
);

/** Opens the form with which a person brings in a file. Its code is loaded when it is opened. */
export function BringIn() {
  return (
    <Fold label="Import data" className="w-full min-w-0">
      <ImportPanel />
    </Fold>
  );
}
