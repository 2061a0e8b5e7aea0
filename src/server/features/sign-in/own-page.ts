import { isPlainOwnAddress } from "../../platform/auth/own-address.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";

/**
 * Returns the page of ours that a field of a request names; `/` if it names none. Throws for any other address, with the
 * field's name, so that no link in a letter and no answer leads to another site.
 */
export function ownPage({ appUrl }: { appUrl: string }, named: Record<string, string | undefined>): string {
  const [[field = "", page] = []] = Object.entries(named);
  if (page === undefined || page === "") return "/";
  const { origin } = new URL(appUrl);
  if (isPlainOwnAddress(page, appUrl))
    return page.startsWith(`${origin}/`) ? page.slice(origin.length) : page;
  throw new AppError("invalid_input", sentences.notOwnPage(field), { field });
}
