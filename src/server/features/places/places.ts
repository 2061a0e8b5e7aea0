// Public interface of the places feature: the gazetteer is created once as a file and loaded into memory at
// the first search.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Place } from "#domain/places/place.ts";
import { createPlaceSearch, type PlaceSearch } from "#domain/places/search-places.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Logger } from "../../platform/log/log.ts";
import { ensureGazetteer } from "./ensure-gazetteer.ts";
import { decodeGazetteer } from "./gazetteer-file.ts";
import { fingerprintSources } from "./gazetteer-sources.ts";

/**
 * The cache folder lies next to the packages that the gazetteer is created from, because a build of the pages
 * empties its own folder.
 */
const CACHE_FOLDER = join(import.meta.dirname, "../../../../node_modules/.cache/rubber-arcana");

export interface Places {
  /**
   * Returns cities that match the typed text, best match first. Throws `unavailable` when the gazetteer
   * cannot be created or read.
   */
  search(typed: string): Promise<Place[]>;
  /** Creates the gazetteer's file if it is missing, so that no search has to wait for it. Never throws. */
  prepare(): Promise<void>;
  /** Aborts a running `prepare` of the gazetteer. */
  close(): void;
}

export interface PlacesOptions {
  log: Pick<Logger, "info" | "warn">;
  /** The folder for the gazetteer when the cache folder is not writable. */
  dataDir: string;
  /** Replaces the cache folder in tests. */
  cacheFolder?: string;
}

export function createPlaces({ dataDir, log, cacheFolder = CACHE_FOLDER }: PlacesOptions): Places {
  const closing = new AbortController();
  const folders = [cacheFolder, dataDir];
  let making: Promise<string> | undefined;
  let loading: Promise<PlaceSearch> | undefined;

  const ensureFile = () => {
    making ??= ensureGazetteer(folders, { signal: closing.signal, log }).finally(() => {
      making = undefined;
    });
    return making;
  };
  const load = () => {
    loading ??= ensureFile()
      .then(readSearch)
      .catch((cause: unknown) => {
        // After a failure, the next search tries again to open the gazetteer.
        loading = undefined;
        throw new AppError("unavailable", sentenceOf("unavailable"), { cause });
      });
    return loading;
  };

  return {
    async search(typed) {
      const search = await load();
      return search(typed);
    },
    async prepare() {
      try {
        await ensureFile();
      } catch (error) {
        if (!closing.signal.aborted) log.warn({ err: error }, "the gazetteer could not be made");
      }
    },
    close: () => closing.abort(),
  };
}

async function readSearch(path: string): Promise<PlaceSearch> {
  const index = decodeGazetteer(await readFile(path), fingerprintSources());
  if (!index) throw new Error(`${path} is not the gazetteer that belongs to this version`);
  return createPlaceSearch(index);
}
