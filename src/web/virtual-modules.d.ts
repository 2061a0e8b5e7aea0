// The types of the modules that the build generates from the contract and the deck (scripts/virtual-modules.mjs).
declare module "virtual:endpoints" {
  export const ENDPOINTS: Record<string, Record<string, import("./api/endpoint-row.ts").EndpointRow>>;
}

declare module "virtual:rare-endpoints" {
  /** The endpoints of the areas that few pages use. */
  type Row = import("./api/endpoint-row.ts").EndpointRow;
  export const RARE_ENDPOINTS: Record<string, Record<string, Row>> & {
    pictures: { add: Row; setAvatar: Row };
  };
}

declare module "virtual:file-endpoints" {
  type Row = import("./api/endpoint-row.ts").EndpointRow;
  export const FILE_ENDPOINTS: {
    account: { export: Row };
    exports: { make: Row; year: Row; download: Row };
  };
}

declare module "virtual:me-path" {
  /** The path of the request that returns the current person. */
  export const ME_PATH: string;
}

declare module "virtual:footer" {
  export const FOOTER_PAGES: readonly { to: string; name: string }[];
}

declare module "virtual:landing" {
  export const LANDING: {
    deckSize: number;
    strip: import("./features/landing/strip-card.ts").StripCard[];
    letters: import("./features/landing/testimonials.ts").Letter[];
  };
}
