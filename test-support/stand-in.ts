/** Something that a test does not need: touching it fails and says what was missing. */
export function standIn<Part extends object>(name: string): Part {
  return new Proxy({} as Part, {
    get(_target, property) {
      // Looked at by whatever asks if it is a promise or prints it.
      if (property === "then" || typeof property === "symbol") return undefined;
      throw new Error(`This test app has no ${name} (${name}.${property} was used)`);
    },
  });
}
