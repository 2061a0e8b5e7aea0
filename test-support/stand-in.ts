/** A placeholder for a dependency that a test does not need. Any access throws and names it. */
export function standIn<Part extends object>(name: string): Part {
  return new Proxy({} as Part, {
    get(_target, property) {
      // The properties that are read when the placeholder is awaited or printed.
      if (property === "then" || typeof property === "symbol") return undefined;
      throw new Error(`This test app has no ${name} (${name}.${property} was used)`);
    },
  });
}
