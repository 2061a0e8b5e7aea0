import { type ReactNode, Suspense, useId, useState } from "react";
import { Button } from "./button.tsx";
import { Loading } from "./skeleton.tsx";

interface FoldProps {
  label: string;
  /** The content, which may be loaded lazily. It is rendered when the fold first opens. */
  children: ReactNode;
  className?: string;
}

/** Content behind a link that opens and closes it. Closing only hides it, so that nothing typed or shown is lost. */
export function Fold({ label, children, className = "" }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const id = useId();
  return (
    <div className={className}>
      <Button
        look="link"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
          setWasOpen(true);
        }}
      >
        {label}
      </Button>
      <div id={id} hidden={!isOpen} className="mt-3">
        {wasOpen && <Suspense fallback={<Loading />}>{children}</Suspense>}
      </div>
    </div>
  );
}
