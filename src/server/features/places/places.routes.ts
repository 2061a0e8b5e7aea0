import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { zstdDecompress } from "node:zlib";
import { places } from "#contract/places.ts";
import { createPlaceSearch } from "#domain/places/search-places.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import { once } from "../../platform/once.ts";

/** The cities of the world, as `scripts/write-gazetteer.mjs` writes them. */
const GAZETTEER = join(import.meta.dirname, "gazetteer.txt.zst");

const unpack = promisify(zstdDecompress);

/** Unpacks the gazetteer for the first search: 17 MB of text stay in memory. */
const openSearch = once(async () => createPlaceSearch((await unpack(await readFile(GAZETTEER))).toString()));

export const placesRoutes = routesFor(places, {
  search: async ({ input }) => {
    const search = await openSearch();
    return { items: search(input.q), nextCursor: null };
  },
});
