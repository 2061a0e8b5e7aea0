import { type ReactNode, useState } from "react";
import { isApiError } from "../../api/api-error.ts";
import { loadLater, useLater } from "../../ui/load-later.ts";
import type { ProofDialogProps } from "./proof-dialog.tsx";

const proofDialog = loadLater<ProofDialogProps>(() =>
  import("./proof-dialog.tsx").then((module) => module.ProofDialog),
);

interface Proof {
  /**
   * Runs a call that needs a recent proof of who the person is. If the server asks for one, opens the dialog and runs the
   * call again afterwards. Throws the server's refusal if the person closes the dialog.
   */
  run<Answer>(call: () => Promise<Answer>): Promise<Answer>;
  /** The dialog. Render it once, inside another dialog if that one is open meanwhile. */
  dialog: ReactNode;
}

interface Asking {
  settle: (isProven: boolean) => void;
}

/** Asks the person to prove once more who they are, when a call needs it. */
export function useProof(): Proof {
  const [asking, setAsking] = useState<Asking | null>(null);
  const Box = useLater(proofDialog, asking !== null);

  async function run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error, "proof_required")) throw error;
      const isProven = await new Promise<boolean>((settle) => setAsking({ settle }));
      setAsking(null);
      if (!isProven) throw error;
    }
    return await call();
  }

  return {
    run,
    dialog: asking && Box && (
      <Box onProven={() => asking.settle(true)} onClose={() => asking.settle(false)} />
    ),
  };
}
