// Refuses addresses and values that the auth library does not expect, before it sees a request.
import { AppError } from "../errors/app-error.ts";
import { refuseNullCharacters } from "../http/refuse-null-characters.ts";
import { type HttpRequest, requestPathOf } from "../http/request.ts";
import { isPlainOwnAddress } from "./own-address.ts";

/** The fields in query and body that say where an answer or a letter's link redirects to. */
const ADDRESS_FIELDS = ["callbackURL", "redirectTo", "newUserCallbackURL", "errorCallbackURL"];

/** Checks path, query and body before the auth library sees them. Throws `invalid_input` with the name of the field. */
export function checkAuthRequest(request: HttpRequest, appUrl: string): void {
  const query = queryOf(request, appUrl);
  const { body } = request;
  const path = decodePath(requestPathOf(request));
  refuseNullCharacters({ params: { path }, query, body }, true);
  for (const fields of [query, body]) refuseForeignAddresses(fields, appUrl);
}

function queryOf(request: HttpRequest, appUrl: string): Record<string, string[]> {
  const { searchParams } = new URL(request.url ?? "/", appUrl);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]),
  );
}

function refuseForeignAddresses(fields: unknown, appUrl: string): void {
  if (typeof fields !== "object" || fields === null) return;
  for (const [field, value] of Object.entries(fields)) {
    if (!ADDRESS_FIELDS.includes(field)) continue;
    for (const address of [value].flat()) {
      // The library treats an empty or missing address as its own start page.
      if (address === "" || address === null || isPlainOwnAddress(address, appUrl)) continue;
      throw new AppError("invalid_input", `${field} must be an address of this site, such as /login.`, {
        field,
      });
    }
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
