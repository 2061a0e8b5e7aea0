/**
 * Finds what makes fun in an answer to a dark text. A rule cannot tell every joke; these are the marks that small models leave:
 * laughter, winking faces, the duck's own jokes, and comfort that jokes it away.
 */

const LAUGHTER = /\b(?:ha(?:ha){1,9}|he(?:he){1,9}|ja(?:ja){1,9}|lol|rofl|lmao)\b/i;
const FACES =
  /[\u{1F600}-\u{1F609}\u{1F60A}-\u{1F60E}\u{1F602}\u{1F605}\u{1F609}\u{1F61B}-\u{1F61D}\u{1F643}\u{1F923}\u{1F92A}\u{1F973}\u{1F986}\u{1F389}]|(?<![\w:])[:;]-?[)D](?!\w)/u;
const DUCK =
  /\b(?:qu(?:a|ä)ck\w{0,9}|cuac|waddl\w{1,9}|paddl\w{1,9}|bread ?crumbs?|rubber duck(?:y|ie)?|quietscheente|patito de goma|duck (?:joke|pun)s?|my (?:feathers|beak|hat|wizard hat))\b/i;
const COMIC =
  /\b(?:just kidding|only joking|pun intended|punch ?line|here'?s a joke|joke'?s on|funny (?:thing|enough)|lighten up|cheer up|look on the bright side|laugh (?:it|about)|kopf hoch|scherz beiseite|kleiner scherz|es broma|sin bromas)\b/i;

/** Returns the words in an answer that make fun; `null` if there are none. */
export function findJoke(text: string): string | null {
  for (const mark of [LAUGHTER, FACES, COMIC, DUCK]) {
    const found = mark.exec(text);
    if (found) return found[0];
  }
  return null;
}
