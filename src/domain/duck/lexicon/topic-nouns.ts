/**
 * Kinds of nouns that people are stuck on. A `work` can be opened and read, a `talk` can be had, a `state` is lived in,
 * a `deed` is done on a date. Sentence templates ask for the kind that they need.
 */
export type TopicKind = "work" | "talk" | "state" | "deed" | "other";

const LISTS: Record<TopicKind, string> = {
  work: `proposal novel book manuscript thesis dissertation paper essay article chapter chapters story stories poem poems song songs album demo track
    script screenplay play portfolio website site blog post app application code codebase project projects prototype design designs painting paintings
    drawing drawings sketch sketches comic film documentary podcast video videos programme presentation deck slides report draft drafts plan cv resume
    bio budget spreadsheet document docs newsletter course-material game level mod patch pull-request feature features refactor rewrite
    letter-draft speech-draft memoir synopsis outline pitch grant tender brief paragraph page pages workshop illustration illustrations sculpture collection
    exhibition show melody lyrics verse bridge chorus canvas canvases scene scenes recipe cookbook curriculum syllabus homework assignment quilt dress sweater
    table cabinet shed garden kitchen photo photos photographs business-plan roadmap backlog dashboard library plugin bug bugs ticket tickets tests`,
  talk: `talk conversation call email e-mail mail letter message text reply apology speech toast confession invitation argument discussion
    meeting interview negotiation review feedback chat phone-call voicemail note question complaint resignation`,
  state: `job career role position marriage relationship friendship degree course studies phd apprenticeship company business startup
    band flat apartment house city town country life routine engagement church club shift internship studio practice neighbourhood
    department office school university college situationship commute diet lease mortgage debt money finances health sleep body work`,
  deed: `decision move exam exams reopening opening event festival wedding audition application applications deadline launch release trip visit test tax taxes appointment operation
    funeral birthday party holiday race marathon workout training therapy divorce breakup break-up promotion transfer raise purchase loan sale
    submission defence defense viva concert gig performance match tournament licence license visa adoption pregnancy diagnosis surgery migration
    handover deployment rehearsal dinner reunion anniversary goal habit task tasks chore chores errand laundry dishes invoice invoices bill bills list inbox`,
  other: `idea ideas comments style genre ending plot character characters protagonist habits anger grief silence distance jealousy envy
    perfectionism procrastination confidence motivation energy discipline time-sheet phone car boat bike piano guitar violin camera garage attic
    boxes box clothes salary rent contract insurance savings inheritance will promotion-path clients customers funding investors visa-papers
    kids-room weekend-plans secret lie mistake fight fights tension trust boundary boundaries expectations guilt shame burnout boredom loneliness weight
    drinking smoking gambling scrolling comparison ambition dream dreams purpose talent voice audience followers readers critics rejection rejections`,
};

export const TOPIC_NOUNS: ReadonlyMap<string, TopicKind> = new Map(
  (Object.entries(LISTS) as [TopicKind, string][]).flatMap(([kind, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((noun): [string, TopicKind] => [noun, kind]),
  ),
);

/** Nouns that end in s and are singular. */
export const SINGULAR_IN_S = new Set(
  "thesis business diagnosis news series bus campus analysis synopsis syllabus boss virus chorus canvas dress illness loss progress happiness loneliness process mess address access tennis physics maths crisis basis class glass fitness success stress".split(
    " ",
  ),
);

export function isPluralNoun(noun: string): boolean {
  if (noun === "people" || noun === "kids" || noun === "children" || noun === "parents") return true;
  return /[a-z]{2}s$/.test(noun) && !/(ss|us|is)$/.test(noun) && !SINGULAR_IN_S.has(noun);
}
