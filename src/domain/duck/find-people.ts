import { isName } from "./is-name.ts";
import {
  NOT_NAMES,
  type Pronoun,
  ROLE_MODIFIERS,
  ROLE_PRONOUNS,
  ROLES_WITH_ARTICLE,
} from "./lexicon/people-words.ts";
import { isPluralNoun } from "./lexicon/topic-nouns.ts";
import { plainOf, type Sentence } from "./split-sentences.ts";

export interface Person {
  /** The name by which a reply refers to the person: 'Dana', 'your manager'. */
  name: string;
  pronoun: Pronoun;
  isPlural: boolean;
  mentions: number;
  /** True if the matter is between the writer and this person; false if the person is only mentioned. */
  isCounterpart: boolean;
}

const DEALT_WITH =
  "tell|telling|told|call|called|calling|ask|asked|text|texted|reply to|write to|wrote to|answer|talk to|talked to|talking to|talk with|talk to|speak to|spoken to|argue with|argued with|fight with|fought with|live with|work with|confront|forgive|avoid|avoiding|miss|email|apologise to|apologize to|hear from|heard from|thank|leave|join|between me and|me and|trust|love|loved|visit|meet|owe";
const DOES_TO_ONE =
  "and i|and me|won't|keeps|ignores|interrupts|criticises|criticizes|adds|refuses|expects|wants|wants me|takes|hasn't|didn't|doesn't|never|always|constantly|yells|shouts|snaps|thinks i|doesn't know|has no idea";

/** Returns the other people in the text, the most mentioned first. */
export function findPeople(sentences: readonly Sentence[], isShouted: boolean): Person[] {
  const found = new Map<string, Person>();
  for (const sentence of sentences) {
    for (const person of [...rolesIn(sentence, isShouted), ...(isShouted ? [] : namesIn(sentence.text))]) {
      const known = found.get(person.name);
      if (known) {
        known.mentions += 1;
        known.isCounterpart ||= person.isCounterpart;
      } else found.set(person.name, person);
    }
  }
  for (const person of found.values()) person.isCounterpart ||= person.mentions > 2;
  const meant = personMeantByPronoun(sentences, found);
  if (meant) meant.person.pronoun = meant.pronoun;
  return [...found.values()].sort(
    (a, b) => Number(b.isCounterpart) - Number(a.isCounterpart) || b.mentions - a.mentions,
  );
}

/** The text's only 'she' or 'he' refers to the person named last before it, unless that person's gender is known. */
function personMeantByPronoun(
  sentences: readonly Sentence[],
  found: ReadonlyMap<string, Person>,
): { person: Person; pronoun: Pronoun } | null {
  const plain = sentences.map((sentence) => sentence.plain).join(" ");
  const she = plain.search(/\b(?:she|her|she's)\b/);
  const he = plain.search(/\b(?:he|him|his|he's)\b/);
  if ((she === -1) === (he === -1)) return null;
  const before = plain.slice(0, Math.max(she, he));
  const named = [...found.values()]
    .map((person) => ({ person, at: before.lastIndexOf(plainOf(person.name).replace(/^your /, "")) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => other.at - one.at)[0]?.person;
  if (!named || named.isPlural || named.pronoun !== "them") return null;
  return { person: named, pronoun: she === -1 ? "him" : "her" };
}

function isDealtWith(plain: string, called: string): boolean {
  const name = called.replace(/[^\p{L} -]/gu, "");
  if (!plain.includes(name)) return false;
  return new RegExp(`\\b(?:${DEALT_WITH}) ${name}\\b|\\b${name} (?:${DOES_TO_ONE})\\b`, "u").test(plain);
}

function rolesIn({ plain, text }: Sentence, isShouted: boolean): Person[] {
  return [...plain.matchAll(/\b(my|our|the) ([a-z-]+)(?: ([a-z-]+))?/g)].flatMap((match) => {
    const [, determiner = "", first = "", second = ""] = match;
    const role = roleIn(first, second);
    if (!role || (determiner === "the" && !ROLES_WITH_ARTICLE.has(role))) return [];
    // 'My friend Omar' is Omar, who is found by name.
    const after = text.slice(
      match.index + determiner.length + 1 + (role === first ? first : `${first} ${role}`).length,
    );
    if (
      !isShouted &&
      /^,? \p{Lu}\p{Ll}+/u.test(after) &&
      !NOT_NAMES.has(
        after
          .replace(/^,? /, "")
          .split(/[^\p{L}]/u)[0]
          ?.toLowerCase() ?? "",
      )
    )
      return [];
    const called = role === first ? `${determiner} ${first}` : `${determiner} ${first} ${role}`;
    return [{ ...toPerson(determiner, first, role), isCounterpart: isDealtWith(plain, called) }];
  });
}

/**
 * Returns the role if the first of two words, or both together, name one: 'my sister', 'my best friend'. Returns `null`
 * if the role is the second word ('my team lead') or if none is named ('my manager role').
 */
function roleIn(first: string, second: string): string | null {
  if (ROLE_MODIFIERS.has(first)) return ROLE_PRONOUNS.has(second) ? second : null;
  if (!ROLE_PRONOUNS.has(first)) return null;
  const isModifier =
    ROLE_PRONOUNS.has(second) || /^(?:feedback|meeting|name|job|role|position)$/.test(second);
  return isModifier ? null : first;
}

function toPerson(determiner: string, first: string, role: string): Person {
  const owner = determiner === "the" ? "the" : "your";
  return {
    name: role === first ? `${owner} ${role}` : `${owner} ${first} ${role}`,
    pronoun: ROLE_PRONOUNS.get(role) ?? "them",
    isPlural: isPluralNoun(role),
    mentions: 1,
    isCounterpart: false,
  };
}

/** The number of characters on each side of a word that are read to decide whether it is a name. */
const AROUND_NAME = 80;

function namesIn(text: string): Person[] {
  const people: Person[] = [];
  for (const match of text.matchAll(/\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?/gu)) {
    const name = match[0];
    const end = match.index + name.length;
    const before = text.slice(Math.max(0, match.index - AROUND_NAME), match.index);
    const after = text.slice(end, end + AROUND_NAME);
    if (/[\p{L}\p{N}]$/u.test(before) || !isName(name, before, after)) continue;
    people.push({
      name,
      pronoun: "them",
      isPlural: false,
      mentions: 1,
      isCounterpart: isDealtWith(plainOf(text), plainOf(name)),
    });
  }
  return people;
}
