import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { loadLater, useLater } from "../../ui/load-later.ts";
import { Notice } from "../../ui/notice.tsx";
import type { IdentitiesProps } from "./identities.tsx";

const identities = loadLater<IdentitiesProps>(() =>
  import("./identities.tsx").then((module) => module.Identities),
);

/** The fold of the account's other ways to sign in. It is open when the browser comes back from a provider. */
export function OtherSignIns({ hasLinked, ...props }: IdentitiesProps & { hasLinked: boolean }) {
  const [isOpen, setOpen] = useState(hasLinked);
  const List = useLater(identities, isOpen);
  return (
    <>
      <Button look="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Other ways to sign in
      </Button>
      {isOpen && hasLinked && <Notice tone="good">You can sign in this way now.</Notice>}
      {isOpen && List && <List {...props} />}
    </>
  );
}
