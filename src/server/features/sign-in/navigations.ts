/**
 * The steps of a sign-in at a provider that a browser makes by opening an address, so that they are no calls of the contract:
 * its answers lead on to a page.
 */
import type { Auth } from "../../platform/auth/auth.ts";
import { countCalls } from "../../platform/auth/count-calls.ts";
import { attempts } from "../../platform/auth/identities/attempts.ts";
import { callbackUrlOf } from "../../platform/auth/identities/oidc.ts";
import { findProvider } from "../../platform/auth/identities/provider-store.ts";
import {
  SAML_ANSWERS_PATH,
  SAML_METADATA_PATH,
  samlMetadataOf,
} from "../../platform/auth/identities/saml-request.ts";
import { networkKey, SAML_ANSWERS } from "../../platform/auth/limits.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { refusal } from "../../platform/errors/app-error.ts";
import { browserOf } from "../../platform/http/browser.ts";
import { clientAddress } from "../../platform/http/client-address.ts";
import type { Visit } from "../../platform/http/context.ts";
import type { PlainRoute } from "../../platform/http/plain-routes.ts";
import { readBody } from "../../platform/http/read-body.ts";
import { type HttpRequest, type HttpResponse, requestPathOf } from "../../platform/http/request.ts";
import { refuseMethod, sendResponse } from "../../platform/http/respond.ts";
import { enterWithIdentity, pageAfter, pageOfRefusal } from "./by-identity.ts";
import { enterByCode, takeOwn } from "./by-provider.ts";

const FOUND = 302;
const SEE_OTHER = 303;
/** Where the browser finishes what a SAML provider's answer began. */
const FINISH_PATH = "/api/auth/provider/finish";
const CALLBACKS_PATH = callbackUrlOf("", "*");

interface Navigations {
  get: Record<string, PlainRoute>;
  post: Record<string, PlainRoute>;
}

interface Deps {
  auth: Pick<Auth, "readSession" | "admitCall">;
  signIn: SignInServices;
}

export function signInNavigations({ auth, signIn: services }: Deps): Navigations {
  const { appUrl, trustProxy } = services.config;
  /** Reads who comes back. Throws after too many calls of their network. */
  const visitOf = async (request: HttpRequest, response: HttpResponse, address: string): Promise<Visit> => {
    if (request.method !== "GET") refuseMethod(response, ["GET"]);
    const { headers } = request;
    const ip = clientAddress(request, trustProxy);
    await auth.admitCall({ address, ip });
    return { ip, headers, browser: browserOf(headers, response), session: await auth.readSession(headers) };
  };
  return {
    get: {
      async [CALLBACKS_PATH](request, response) {
        const visit = await visitOf(request, response, "/auth/provider/callback");
        const answer = queryOf(request);
        const said = (name: string) => answer.get(name) ?? undefined;
        const providerId = requestPathOf(request).split("/").at(-1) ?? "";
        const page = await pageAfter(
          services,
          () => takeOwn(services, visit, said("state") ?? ""),
          (attempt) =>
            enterByCode(services, visit, attempt, {
              providerId,
              code: said("code"),
              error: said("error"),
              iss: said("iss"),
            }),
        );
        goOn(response, page, FOUND);
      },
      async [FINISH_PATH](request, response) {
        const visit = await visitOf(request, response, "/auth/provider/finish");
        const page = await pageAfter(
          services,
          () => takeOwn(services, visit, queryOf(request).get("ticket") ?? ""),
          async (attempt) => {
            if (!attempt.identity) throw refusal("attempt_gone");
            await enterWithIdentity(services, visit, { identity: attempt.identity, attempt });
          },
        );
        goOn(response, page, FOUND);
      },
      [SAML_METADATA_PATH]: (_, response) =>
        sendResponse(response, { type: "application/samlmetadata+xml", body: samlMetadataOf(appUrl) }),
    },
    post: {
      async [SAML_ANSWERS_PATH](request, response) {
        if (await isOverLimit(services, request))
          return goOn(response, pageOfRefusal("too_many_sign_ins"), SEE_OTHER);
        const form = new URLSearchParams(await readBody({ request, response }));
        goOn(response, await addressAfterSaml(services, form), SEE_OTHER);
      },
    },
  };
}

function queryOf({ url = "" }: HttpRequest): URLSearchParams {
  return new URLSearchParams(url.split("?").slice(1).join("?"));
}

/** Counts an answer of the caller's network, before its body is read. */
async function isOverLimit({ pool, config, clock }: SignInServices, request: HttpRequest): Promise<boolean> {
  const key = networkKey(clientAddress(request, config.trustProxy), SAML_ANSWERS_PATH);
  return (await countCalls(pool, [{ key, ...SAML_ANSWERS }], clock.now().getTime())) !== null;
}

/**
 * Checks a SAML provider's answer. It comes from the provider's page and so without our cookies: it begins no session. It
 * stores who was proven, and returns where the browser goes on, with the cookies.
 */
async function addressAfterSaml(services: SignInServices, form: URLSearchParams): Promise<string> {
  let ticket = "";
  const page = await pageAfter(
    services,
    async () => {
      const attempt = await attempts.take(services, form.get("RelayState") ?? "");
      if (!attempt) throw refusal("attempt_gone");
      return attempt;
    },
    async (attempt) => {
      const { pool, seal, config } = services;
      const provider = await findProvider(pool, seal, attempt.providerId);
      if (provider?.kind !== "saml") throw refusal("provider_unknown");
      const expected = { appUrl: config.appUrl, requestId: attempt.nonce };
      // Loaded with the first answer, because the libraries for signed XML are large and most servers have no SAML.
      const { identityOfResponse } = await import("../../platform/auth/identities/saml-response.ts");
      const identity = await identityOfResponse(provider, form.get("SAMLResponse") ?? "", expected);
      ticket = await attempts.store(services, { ...attempt, identity });
    },
  );
  return ticket === "" ? page : `${FINISH_PATH}?${new URLSearchParams({ ticket })}`;
}

function goOn(response: HttpResponse, address: string, status: number): void {
  response.writeHead(status, { location: address });
  response.end();
}
