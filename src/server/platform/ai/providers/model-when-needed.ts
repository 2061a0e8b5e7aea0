import { once } from "../../once.ts";
import type { StreamingModel } from "../model-provider.ts";

/**
 * A model that is opened with its first call, so that the library of a provider, which is large, is loaded only where the
 * provider is used.
 */
export function modelWhenNeeded(open: () => Promise<StreamingModel>): StreamingModel {
  const model = once(open);
  return { doStream: async (options) => await (await model()).doStream(options) };
}
