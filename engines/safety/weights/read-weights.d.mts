/** Returns the bytes of the file of learned weights of a language. */
export declare const readWeights: (language: "en" | "de" | "es") => Uint8Array;
