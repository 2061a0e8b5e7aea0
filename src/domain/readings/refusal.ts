/**
 * Recognises an answer in which a model says that it will not help, and says nothing else. Such an answer is neither a
 * reading nor a reply. The same words in an answer that goes on, or in a quotation, are no refusal.
 */
import { namesHelp } from "./reading-result.ts";

/** A longer answer says something of its own. */
const LONGEST_REFUSAL = 400;

const oneOf = (words: string) => `(?:${words})`;
/** What may follow what is refused. Behind a quotation mark or a comma a sentence goes on to something else. */
const REST = '[^,;:“”„"«»\\n]{0,90}';

const SORRY =
  "(?:(?:i am|i'm)(?: really| so| very| truly)? sorry|sorry|i apologi[sz]e|unfortunately|my apologies|(?:es )?tut mir(?: wirklich| sehr)? leid|" +
  "entschuldigung|entschuldige|leider|lo siento(?: mucho)?|lo lamento|disculpa|perdona|lamentablemente)[,;:]?(?: [–—-])?(?: but| aber| pero)?";
const BECAUSE = '(?:, (?:but|as|because|since|so|aber|da|weil|pero|porque|ya que) [^“”„"«»\\n]{0,160})?';

const CANNOT =
  "i (?:can't|cannot|can not|won't|will not|am not able to|am unable to|am not allowed to|must decline to)";
/** What is refused: the request itself, not a thing in somebody's life. */
const REQUEST =
  "(?:that|this|it|your request|your question|(?:that|this|such|the|these|those)(?: kind| type| sort)?(?: of)? (?:requests?|questions?|topics?|content|conversations?|prompts?|subjects?|tasks?))";
const WORK =
  "(?:(?:an?|any|this|that|such|the) )?(?:(?:tarot|card|medical|legal|psychological) )?(?:readings?|advice|interpretations?|responses?|answers?|content|assistance|help|support|information|guidance|names?|titles?)";
const DIR = "(?:dir |ihnen |euch )?";
const BEI = "(?:dabei|damit|hierbei|bei (?:dieser|deiner|ihrer) (?:anfrage|frage|bitte)|bei diesem thema)";
const ICH = "(?:ich (?:kann|darf|werde)|(?:kann|darf|werde) ich)";
const NO_PUEDO = "no (?:puedo|podré|me es posible|soy capaz de|estoy en condiciones de)";
const ESO = "(?:con |en |a |de |sobre )?(?:eso|esto|ello|es[ea] |est[ea] |tu |su )";

const REFUSALS = [
  `${CANNOT}(?: directly)? (?:help|assist)(?: you)?(?: (?:with|in) ${REQUEST}${REST})?`,
  `${CANNOT} (?:comply|engage|continue|proceed)(?: (?:with|in) ${REQUEST}${REST})?`,
  `${CANNOT} (?:fulfill?|answer|discuss|respond to|complete|process) ${REQUEST}${REST}`,
  `${CANNOT} (?:provide|give|write|create|generate|produce|offer)(?: you)?(?: with)? ${WORK}${REST}`,
  `i must (?:respectfully )?decline(?: ${REQUEST}${REST})?`,
  `as an ai(?: language model| assistant| model)?, i (?:can't|cannot|can not|am not|am unable|don't|do not|won't|will not|must)${REST}`,
  `(?:this|that|your) (?:request|question|content|topic) (?:violates|goes against|is against)${REST}`,
  `(?:${BEI}|da) (?:kann|darf|werde) ich ${DIR}(?:leider )?nicht (?:weiter)?(?:helfen|behilflich sein|unterstützen)`,
  `${ICH} ${DIR}(?:leider )?(?:${BEI} )?(?:leider )?nicht (?:${BEI} )?(?:weiter)?(?:helfen|behilflich sein|unterstützen)`,
  `${ICH} (?:auf |zu )?(?:diese[rnms]?|deine[rnm]?|ihre[rnm]?|solche|das|dies|dazu)(?: (?:anfragen?|frage|bitte|thema|inhalte?))? (?:leider )?(?:nicht|keine) (?:antwort |auskunft )?(?:beantworten|erfüllen|bearbeiten|nachkommen|eingehen|antworten|geben|besprechen|erstellen)`,
  `ich bin (?:leider )?nicht in der lage,? ${DIR}(?:${BEI} )?(?:zu helfen|weiterzuhelfen)`,
  `als (?:ki|künstliche intelligenz|sprachmodell|ki-modell|ki-assistent)(?:-sprachmodell)? (?:kann|darf|bin) ich${REST}`,
  `${NO_PUEDO} (?:ayudar(?:te|le|os)?|asistir(?:te|le)?)(?: ${ESO}${REST})?`,
  `${NO_PUEDO} (?:responder|contestar|cumplir|atender|procesar|continuar|hablar) ${ESO}${REST}`,
  `${NO_PUEDO} (?:proporcionar|dar|ofrecer|escribir|crear|generar)(?:te|le)? (?:(?:una?|es[ea]|est[ea]|ningún|ninguna) )?(?:lectura|consejos?|interpretación|respuesta|contenido|ayuda|información|asistencia)${REST}`,
  `como (?:una )?(?:ia|inteligencia artificial|modelo de lenguaje|asistente de ia),? no${REST}`,
];
const REFUSING = new RegExp(`^(?:${SORRY} )?${oneOf(REFUSALS.join("|"))}${BECAUSE}[.!…]?$`, "iu");
const ONLY_SORRY = new RegExp(`^${SORRY}[.!…]?$`, "iu");
/** A sentence behind a refusal that offers something else, or gives a reason. */
const BESIDE_REFUSAL =
  /\b(?:else|instead|happy|glad|feel free|let me know|please|policy|policies|guidelines|harmful|unsafe|inappropriate|professional|therapist|doctor|rephrase|another|different|sonst|ander\w{1,3}|gern\w?|bitte|stattdessen|richtlinien|fach\w{1,9}|algo más|otr[ao]s?|gustaría|favor|políticas?|profesional|ayudar\w{0,2})\b/iu;

/** How a refusal begins. */
const BEGINNINGS = [
  ...[
    "i am",
    "i'm",
    "i can",
    "i won't",
    "i will not",
    "i must",
    "i apolog",
    "sorry",
    "unfortunately",
    "my apologies",
  ],
  ...[
    "as an ai",
    "this request",
    "that request",
    "your request",
    "this content",
    "this question",
    "this topic",
  ],
  ...[
    "es tut mir",
    "tut mir",
    "ich kann",
    "ich darf",
    "ich werde",
    "ich bin",
    "entschuldig",
    "leider",
    "dabei",
    "damit",
  ],
  "hierbei",
  "da kann",
  "bei d",
  "bei i",
  "als ki",
  "als künst",
  "als sprachmodell",
  ...[
    "lo siento",
    "lo lamento",
    "disculpa",
    "perdona",
    "lamentablemente",
    "no pued",
    "no podr",
    "no me es",
    "no soy",
  ],
  "no estoy en",
  "como ",
  "your question",
  "your content",
  "that question",
];

/** Returns whether an answer only says that the model will not help. One that names people to call is none. */
export function isRefusal(answer: string): boolean {
  const said = plain(answer);
  if (said.length > LONGEST_REFUSAL || namesHelp(said)) return false;
  const [first, ...rest] = sentencesOf(said);
  return first !== undefined && REFUSING.test(first) && rest.every((each) => BESIDE_REFUSAL.test(each));
}

/** Returns whether the beginning of an answer, which is still arriving, may become a refusal. */
export function mayBecomeRefusal(arriving: string): boolean {
  const said = plain(arriving);
  if (said.length > LONGEST_REFUSAL) return false;
  const sentences = sentencesOf(said);
  const whole = /[.!?…]$/.test(said) ? sentences : sentences.slice(0, -1);
  const [first, ...rest] = whole;
  if (first !== undefined) return REFUSING.test(first) && rest.every((each) => BESIDE_REFUSAL.test(each));
  const begun = (sentences[0] ?? said).toLowerCase();
  return BEGINNINGS.some((beginning) => beginning.startsWith(begun) || begun.startsWith(beginning));
}

function plain(text: string): string {
  return text
    .slice(0, LONGEST_REFUSAL * 2)
    .replaceAll("’", "'")
    .replaceAll(/[*_]/g, "")
    .trim();
}

/** Returns the sentences of a text, without those that only say sorry. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && !ONLY_SORRY.test(sentence));
}
