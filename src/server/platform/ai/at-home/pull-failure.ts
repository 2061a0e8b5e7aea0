const LONGEST_QUOTE = 200;

/** A download that ended before the model was whole. Its message is for people. */
export class PullFailure extends Error {
  override name = "PullFailure";

  static away(cause: unknown): PullFailure {
    return new PullFailure("Ollama does not answer. Start it, and fetch the model again.", { cause });
  }

  static brokenOff(cause?: unknown): PullFailure {
    return new PullFailure(
      "The download broke off. Fetch the model again: Ollama goes on from where it stopped.",
      { cause },
    );
  }

  /** A failure that Ollama explains in its own words. */
  static said(error: string): PullFailure {
    if (/file does not exist|not found/i.test(error))
      return new PullFailure("Ollama’s library has no model of this name.");
    if (/no space left|not enough space|disk/i.test(error))
      return new PullFailure("The disk of Ollama’s machine is full. Make room, and fetch the model again.");
    if (/no such host|dial tcp|timeout|connection re/i.test(error))
      return new PullFailure(
        "Ollama cannot reach its library. Check its machine’s connection to the internet.",
      );
    if (/newer version/i.test(error))
      return new PullFailure("This model needs a newer version of Ollama. Update Ollama first.");
    return new PullFailure(`Ollama could not fetch it. It said: ${error.slice(0, LONGEST_QUOTE)}`);
  }
}
