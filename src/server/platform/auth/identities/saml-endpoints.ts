/**
 * Answers a SAML provider's POST. It comes from the provider's page and so without our cookies: it begins no session. It stores
 * who was proven and sends the browser on to a page of ours, where the cookies are.
 */
import { clientAddress } from "../../http/client-address.ts";
import type { PlainRoute } from "../../http/plain-routes.ts";
import { readBody } from "../../http/read-body.ts";
import type { HttpRequest, HttpResponse } from "../../http/request.ts";
import { sendResponse } from "../../http/respond.ts";
import { countCalls } from "../count-calls.ts";
import { networkKey, SAML_ANSWERS } from "../limits.ts";
import { storeAttempt, takeAttempt } from "./attempts.ts";
import { pageAfter, pageOfRefusal } from "./enter-with-identity.ts";
import type { IdentityServices } from "./identity-services.ts";
import { FINISH_PATH } from "./provider-endpoints.ts";
import { findProvider } from "./provider-store.ts";
import { refusal } from "./refusals.ts";
import { SAML_ANSWERS_PATH, SAML_METADATA_PATH, samlMetadataOf } from "./saml-request.ts";

const SEE_OTHER = 303;

interface SamlRoutes {
  get: Record<string, PlainRoute>;
  post: Record<string, PlainRoute>;
}

export function samlRoutes(services: IdentityServices): SamlRoutes {
  const { appUrl } = services.config;
  return {
    get: {
      [SAML_METADATA_PATH]: (_, response) =>
        sendResponse(response, {
          status: 200,
          type: "application/samlmetadata+xml",
          body: samlMetadataOf(appUrl),
        }),
    },
    post: {
      [SAML_ANSWERS_PATH]: async (request, response) => {
        if (await isOverLimit(services, request)) return goOn(response, pageOfRefusal("TOO_MANY_SIGN_INS"));
        const form = new URLSearchParams(await readBody({ request, response }));
        goOn(response, await addressAfter(services, form));
      },
    },
  };
}

/** Counts an answer of the caller's network, before its body is read. */
async function isOverLimit(
  { pool, config, clock }: IdentityServices,
  request: HttpRequest,
): Promise<boolean> {
  const key = networkKey(clientAddress(request, config.trustProxy), SAML_ANSWERS_PATH);
  return (await countCalls(pool, [{ key, ...SAML_ANSWERS }], clock.now().getTime())) !== null;
}

/** Checks the answer. Returns where the browser goes on. */
async function addressAfter(services: IdentityServices, form: URLSearchParams): Promise<string> {
  let ticket = "";
  const page = await pageAfter(services, async () => {
    const attempt = await takeAttempt(services, form.get("RelayState") ?? "");
    if (!attempt) throw refusal("ATTEMPT_GONE");
    const provider = await findProvider(services.pool, services.seal, attempt.providerId);
    if (provider?.kind !== "saml") throw refusal("PROVIDER_UNKNOWN");
    const { appUrl } = services.config;
    const expected = { appUrl, requestId: attempt.nonce };
    // Loaded with the first answer, because the libraries for signed XML are large and most servers have no SAML.
    const { identityOfResponse } = await import("./saml-response.ts");
    const identity = await identityOfResponse(provider, form.get("SAMLResponse") ?? "", expected);
    ticket = await storeAttempt(services, { ...attempt, identity });
    return attempt;
  });
  return ticket === "" ? page : `${FINISH_PATH}?${new URLSearchParams({ ticket })}`;
}

function goOn(response: HttpResponse, address: string): void {
  response.writeHead(SEE_OTHER, { location: address });
  response.end();
}
