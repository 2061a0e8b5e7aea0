/** Lists of words by name. In an expression, `@` and the name of a list stand for any word of it. */
export type ExpressionWords = Record<string, readonly string[]>;

/** Returns the source of an expression with the words of its lists. */
export function joinLists(expression: string, words: ExpressionWords): string {
  return expression.replace(/@([a-z]+)/g, (_, list: string) => (words[list] ?? []).join("|"));
}

/** Returns an expression that matches what any of the given ones does. */
export function joinExpressions(expressions: readonly string[], words: ExpressionWords): RegExp {
  return new RegExp(expressions.map((expression) => joinLists(expression, words)).join("|"));
}
