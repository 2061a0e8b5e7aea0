/**
 * The ways to sign in: the auth library's plugins, one file each in this folder, and the endpoints of the library that
 * no way uses.
 */
import type { BetterAuthPlugin } from "better-auth/types";
import { guestSignIn } from "../guest-sign-in.ts";
import { identityServicesOf } from "../identities/identity-services.ts";
import { ownIdentities } from "../identities/own-identities.ts";
import { providerEndpoints } from "../identities/provider-endpoints.ts";
import { signingKeys } from "../identities/signing-keys.ts";
import { walletEndpoints } from "../identities/wallet-endpoints.ts";
import { letterEndpoints } from "../letter-endpoints.ts";
import type { LibraryServices } from "../library-services.ts";
import { passwordEndpointsPlugin } from "../password-door.ts";
import { confirmAddress } from "./confirm-address.ts";
import { mailSignIn } from "./mail-sign-in.ts";
import { newPassword } from "./new-password.ts";
import { notMe } from "./not-me.ts";
import { passkeys } from "./passkeys.ts";
import { proveAgain } from "./prove-again.ts";
import { resetPassword } from "./reset-password.ts";
import { secondFactor } from "./second-factor.ts";

/** Returns the plugins of all ways to sign in. */
export function waysToSignIn(services: LibraryServices): BetterAuthPlugin[] {
  const { authPool } = services.database;
  const identities = identityServicesOf(services);
  const parts = { ...services, pool: authPool };
  return [
    guestSignIn(),
    letterEndpoints({ ...services, authPool }),
    passwordEndpointsPlugin(services),
    providerEndpoints(identities),
    walletEndpoints(identities),
    ownIdentities(identities),
    signingKeys(),
    newPassword(parts),
    mailSignIn(parts),
    confirmAddress(parts),
    resetPassword(parts),
    notMe(parts),
    proveAgain(parts),
    secondFactor(services),
    passkeys(services),
  ];
}

/** Endpoints of the auth library that this product does not use. */
export const UNUSED_ENDPOINTS = [
  "/update-user",
  "/sign-in/social",
  "/link-social",
  "/unlink-account",
  "/list-accounts",
  "/account-info",
  "/get-access-token",
  "/refresh-token",
  "/delete-user",
  // This endpoint would hand a signed token to scripts.
  "/token",
  // These two endpoints would expose session tokens to scripts; `listDevices` does not.
  "/list-sessions",
  "/revoke-session",
  // `DELETE /api/account/devices` does the same in one statement.
  "/revoke-other-sessions",
];
