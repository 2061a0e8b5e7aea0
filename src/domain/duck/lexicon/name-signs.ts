/** Signs that tell a person's name from another word with a capital. */

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Names that are also everyday words. A capital alone does not show that they are names. */
export const AMBIGUOUS_NAMES = new Set(
  words(
    "will mark may april june august grace rose frank victor hope faith joy dawn jean pat sue drew art bill chase miles olive ivy lily ruby daisy iris angel christian rich robin penny summer autumn max guy ray pearl skip nick eve mercy sky carol jack rob dale dean duke earl heath josh lane lance miller penny reed rusty sandy sonny stone storm ward wade",
  ),
);

/** Those of `AMBIGUOUS_NAMES` that also name a part of the year. They follow many of the words that a name follows. */
export const SEASON_NAMES = new Set(words("may april june august summer autumn"));

/** A pattern of verbs for what only a person does. */
export const PERSON_VERBS =
  "said|says|told|tells|asked|asks|thinks|thought|wants|wanted|laughed|laughs|texted|texts|phoned|called|insists|insisted|refuses|refused|knows|knew|believes|promised|apologi[sz]ed|shrugged|smiled|smiles|hates|hated|loves|loved|likes|expects|hired|invited|ignores|ignored|interrupts|interrupted|criticis(?:es|ed)|criticiz(?:es|ed)|complains|complained|yells|yelled|shouts|shouted|snaps|snapped|cried|replied|wrote|moved out|left me|proposed|cheated|and i|and me|and my";
const DOES_AGAIN =
  "interrupting|asking|telling|saying|calling|texting|messaging|talking|complaining|criticising|criticizing|shouting|yelling|laughing|forgetting|promising|apologising|apologizing|cancelling|canceling|borrowing|ignoring|mocking|correcting|commenting|inviting|lying|teasing|blaming|reminding|pushing me|making me|taking my|leaving me|adding";
const WILL_NOT =
  "answer|talk|listen|speak|reply|say|tell|call|text|forgive|apologi[sz]e|admit|agree|look at me|look me|let me|help me|meet me|see me|come back|come home|eat with|share|sign|pay me|write back";
const DENIES =
  "won't|doesn't|didn't|never|always|hasn't|wouldn't|refuses to|still won't|still hasn't|just|constantly|already";

/** Matches the words after a name that begins a sentence. */
export const PERSON_ACTS = new RegExp(
  `^,? ?(?:(?:${DENIES}) )?(?:${PERSON_VERBS})\\b|^ (?:keeps|kept|always keeps) (?:on )?(?:${DOES_AGAIN})\\b|^ (?:${DENIES}) (?:${WILL_NOT}|${PERSON_VERBS}|know|think|want|believe|understand|trust|like|love)\\b`,
);

/**
 * Capitalised first words of a sentence that are followed by verbs of people and are not people, such as departments.
 */
export const NOT_PEOPLE = new Set(
  words(
    "management marketing legal sales support finance accounting security facilities payroll procurement compliance engineering product design operations ops headquarters society culture tradition logic reason experience science research data fate life death nature instinct policy procedure work money sleep time today everyone everybody nobody someone somebody people others most many some few none both neither either reddit chatgpt claude siri alexa wikipedia google staff parents teachers students users readers customers clients colleagues neighbours neighbors friends men women kids children doctors therapists lawyers investors everything nothing something anything untitled draft version love hope fear grief anger guilt shame memory history rumour rumor gossip word thanks sorry please dear yes no maybe well okay",
  ),
);
