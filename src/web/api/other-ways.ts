// Signing in with a wallet, and what a provider or a wallet refuses.
import { IDENTITY_REFUSALS } from "#contract/identities.ts";
import { sayFault } from "./api-error.ts";
import { api } from "./client.ts";

/** Where a sign-in begins: at a provider, or at the one for the domain of an address. */
export type ProviderWanted = { providerId: string } | { email: string };

/** What a wallet offers to pages (EIP-1193). */
interface Wallet {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>;
}

/** Returns the wallet of this browser, if there is one. */
function walletHere(): Wallet | undefined {
  return (globalThis as { ethereum?: Wallet }).ethereum;
}

export const hasWallet = () => walletHere() !== undefined;

/**
 * Signs in with the browser's wallet, or adds it to the account with `link`. The wallet shows the message to the person.
 * Throws what the wallet throws, for example because the person refused.
 */
export async function enterWithWallet({ link = false }: { link?: boolean } = {}): Promise<void> {
  const wallet = walletHere();
  if (!wallet) throw new Error("This browser has no wallet");
  const [address] = (await wallet.request({ method: "eth_requestAccounts" })) as string[];
  const { state, message } = await api.signIn.walletMessage({ address: address ?? "", link });
  const hex = Array.from(new TextEncoder().encode(message), (byte) => byte.toString(16).padStart(2, "0"));
  const signature = await wallet.request({
    method: "personal_sign",
    params: [`0x${hex.join("")}`, address],
  });
  await api.signIn.byWallet({ state, signature: String(signature) });
}

/** The code with which a wallet says that its person refused (EIP-1193). */
const REFUSED_BY_PERSON = 4001;

/** Says that the person refused in the wallet. Returns `null` for any other error. */
export function sayWalletRefusal(error: unknown): string | null {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return code === REFUSED_BY_PERSON ? "You did not agree in the wallet, so nothing has changed." : null;
}

/** Says why a provider's answer was refused. `problem` is the code that the address of the page has. */
export function sayIdentityProblem(problem: string): string {
  const known: Record<string, string> = IDENTITY_REFUSALS;
  return known[problem] ?? sayFault(null);
}
