// The page and the request that end letters of one kind. The link in a letter's header leads here: a mail program sends
// a POST without a session (RFC 8058), and a browser gets a page that asks before it sends the same POST.
import { NAMES } from "#domain/names.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { sendPage } from "../../platform/http/plain-page.ts";
import type { PlainRoute } from "../../platform/http/plain-routes.ts";
import { readFields } from "../../platform/http/read-form.ts";
import type { Exchange, HttpRequest, HttpResponse } from "../../platform/http/request.ts";
import {
  type AccountLetters,
  type AddressLetters,
  STOP_PATH,
  type StopLinks,
} from "../../platform/letters/stop-links.ts";

interface UnsubscribeContext {
  stopLinks: StopLinks;
  /** Ends these letters to an account. Does nothing if they have ended already. */
  endForAccount: Record<AccountLetters, (userId: string) => Promise<void>>;
  /** Forgets the address of a token. Does nothing if it is not kept. */
  endForAddress: Record<AddressLetters, (token: string) => Promise<void>>;
}

const ASKED: Record<string, string> = {
  "check-ins": "You will get no more emails about your weekly check-in.",
  promises: "You will get no more emails about steps that are due.",
  waitlist: "Your address will be taken off the waitlist and forgotten, with an invitation if there is one.",
  premium: "You will get no email about Premium being for sale, and your address will be forgotten.",
};
const ENDED: Record<string, string> = {
  "check-ins":
    "There will be no more emails about your weekly check-in. You can turn them on again in Preferences.",
  promises:
    "There will be no more emails about steps that are due. You can turn them on again in Preferences.",
  waitlist: "Your address is no longer on the waitlist, and there will be no more emails to it.",
  premium: "There will be no email about Premium being for sale, and your address is not kept.",
};

export interface UnsubscribeRoutes {
  /** Shows the page that asks. It changes nothing, because programs that look through mail open links. */
  get: Record<string, PlainRoute>;
  /** Ends the letters. Answers the same if they have ended already. */
  post: Record<string, PlainRoute>;
}

export function unsubscribeRoutes(context: UnsubscribeContext): UnsubscribeRoutes {
  return {
    get: { [STOP_PATH]: (request, response) => ask(context, request, response) },
    post: { [STOP_PATH]: (request, response) => end(context, request, response) },
  };
}

function ask(context: UnsubscribeContext, request: HttpRequest, response: HttpResponse): void {
  const { letters, isWhole } = readLink(context, request);
  if (!isWhole) {
    sendUnknown(response);
    return;
  }
  sendPage(response, {
    title: "Stop these emails?",
    body: `<p>${ASKED[letters]}</p>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Stop these emails</button></form>`,
  });
}

async function end(context: UnsubscribeContext, request: HttpRequest, response: HttpResponse): Promise<void> {
  const { letters, token, userId, isWhole } = readLink(context, request);
  if (!(await isOneClick({ request, response }))) throw new AppError("invalid_input", sentences.notOneClick);
  if (!isWhole) {
    sendUnknown(response);
    return;
  }
  if (isOfAddress(context, letters)) await context.endForAddress[letters](token);
  else if (userId !== null) await context.endForAccount[letters as AccountLetters](userId);
  sendPage(response, {
    title: "No more of these emails",
    body: `<p>${ENDED[letters]}</p><p><a href="/">Go to ${NAMES.product}</a></p>`,
  });
}

interface ReadLink {
  letters: string;
  token: string;
  userId: string | null;
  /** Whether the link was made by this server, as far as that can be seen without the database. */
  isWhole: boolean;
}

function readLink(context: UnsubscribeContext, request: HttpRequest): ReadLink {
  const { stopLinks, endForAccount } = context;
  const query = new URL(request.url ?? "", "http://localhost").searchParams;
  const [letters, token] = [query.get("from") ?? "", query.get("token") ?? ""];
  const isOfAccount = Object.hasOwn(endForAccount, letters);
  const userId = isOfAccount ? stopLinks.accountOf(letters as AccountLetters, token) : null;
  return {
    letters,
    token,
    userId,
    isWhole: userId !== null || (isOfAddress(context, letters) && token !== ""),
  };
}

function isOfAddress(
  { endForAddress }: Pick<UnsubscribeContext, "endForAddress">,
  letters: string,
): letters is AddressLetters {
  return Object.hasOwn(endForAddress, letters);
}

/** Reads the form that RFC 8058 asks for, in either of the two encodings of forms. */
async function isOneClick(exchange: Exchange): Promise<boolean> {
  return (await readFields(exchange)).get("List-Unsubscribe") === "One-Click";
}

function sendUnknown(response: HttpResponse): void {
  const body = `<p>Part of it may be missing. Open it in the email again, or turn the emails off in <a href="/preferences">Preferences</a>.</p>`;
  sendPage(response, { title: "This link is not one of ours", body }, 404);
}
