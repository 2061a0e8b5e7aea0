// The front door of places: the gazetteer lies in a file that is made once, and in memory from the first search on.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Place } from "../../../domain/places/place.ts";
import { createPlaceSearch, type PlaceSearch } from "../../../domain/places/search-places.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Logger } from "../../platform/log/log.ts";
import { ensureGazetteer } from "./ensure-gazetteer.ts";
import { decodeGazetteer } from "./gazetteer-file.ts";
import { fingerprintSources } from "./gazetteer-sources.ts";

/** Beside the packages it is made from: a build of the pages empties its own folder, this one stays. */
const CACHE_FOLDER = join(import.meta.dirname, "../../../../node_modules/.cache/rubber-arcana");

export interface Places {
  /** Cities for what was typed, the likeliest first. `unavailable` where the gazetteer cannot be made or read. */
  search(typed: string): Promise<Place[]>;
  /** Makes the file where it is not there, so that nobody has to wait for it. Never throws. */
  prepare(): Promise<void>;
  /** Ends what `prepare` has under way. */
  close(): void;
}

export interface PlacesOptions {
  log: Pick<Logger, "info" | "warn">;
  /** Where the file goes if the cache folder cannot be written to. */
  dataDir: string;
  /** Only tests have another one. */
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
        // Whoever asks next tries again.
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
