// What the auth library's endpoints about other ways to sign in answer.

/** The ways to sign in that whoever runs the server has set up. */
export interface SetUpWays {
  providers: { id: string; name: string }[];
  /** Whether some provider is for the addresses of a domain, so that an address can be asked for. */
  hasDomains: boolean;
  hasWallets: boolean;
}

export interface OwnIdentity {
  id: string;
  providerId: string;
  /** The name of the provider, or the address of the wallet. */
  name: string;
  addedAt: string;
}

/** The identities with which an account can be signed in to, besides its password. */
export interface OwnIdentities {
  identities: OwnIdentity[];
}
