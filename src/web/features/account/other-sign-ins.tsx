import { useState } from "react";
import { sayIdentityProblem } from "../../api/other-ways.ts";
import { Button } from "../../ui/button.tsx";
import { loadLater, useLater } from "../../ui/load-later.ts";
import { Notice } from "../../ui/notice.tsx";
import type { IdentitiesProps } from "./identities.tsx";

const identities = loadLater<IdentitiesProps>(() =>
  import("./identities.tsx").then((module) => module.Identities),
);

/** How adding a way to sign in ended: it is done, or the reason of a refusal. Neither holds where nobody tried. */
export interface Linking {
  isDone: boolean;
  problem: string | null;
}

/** The fold of the account's other ways to sign in. It is open when the browser comes back from a provider. */
export function OtherSignIns({ linking, ...props }: IdentitiesProps & { linking: Linking }) {
  const { isDone, problem } = linking;
  const [isOpen, setOpen] = useState(isDone || problem !== null);
  const List = useLater(identities, isOpen);
  return (
    <>
      <Button look="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Other ways to sign in
      </Button>
      {isOpen && isDone && <Notice tone="good">You can sign in this way now.</Notice>}
      {isOpen && problem !== null && <Notice tone="warning">{sayIdentityProblem(problem)}</Notice>}
      {isOpen && List && <List {...props} />}
    </>
  );
}
