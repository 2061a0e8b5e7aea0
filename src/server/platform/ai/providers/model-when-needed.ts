import type { StreamingModel } from "../model-provider.ts";

/**
 * A model that is opened with its first call, so that the library of a provider, which is large, is loaded only where the
 * provider is used.
 */
export function modelWhenNeeded(open: () => Promise<StreamingModel>): StreamingModel {
  let opened: Promise<StreamingModel> | undefined;
  return {
    async doStream(options) {
      opened ??= open();
      return await (await opened).doStream(options);
    },
  };
}
