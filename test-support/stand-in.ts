/**
 * Returns a placeholder for a dependency that the test does not need. Reading any property throws an error with the
 * placeholder's name.
 */
export function standIn<Part extends object>(name: string): Part {
  return new Proxy({} as Part, {
    get(_target, property) {
      // These properties are read when the placeholder is awaited or printed, so that reading them does not throw.
      if (property === "then" || typeof property === "symbol") return undefined;
      throw new Error(`This test app has no ${name} (${name}.${property} was used)`);
    },
  });
}
