/**
 * The pronouns of people. Below are roles with the pronoun that English gives them (`them` if none), and common given
 * names.
 */
export type Pronoun = "her" | "him" | "them";

const ROLES: Record<Pronoun, string> = {
  her: "mother mom mum mama sister wife girlfriend daughter aunt grandmother grandma niece ex-wife ex-girlfriend stepmother mother-in-law sister-in-law fiancée",
  him: "father dad papa brother husband boyfriend son uncle grandfather grandpa nephew ex-husband ex-boyfriend stepfather father-in-law brother-in-law",
  them: `manager boss supervisor advisor adviser editor agent publisher client colleague coworker co-worker cofounder co-founder partner friend
    roommate flatmate neighbour neighbor landlord teacher professor tutor student mentor therapist doctor lawyer team family ex fiancé cousin
    kid child teenager baby director producer bandmate drummer singer recruiter investor customer designer developer lead head coach
    parents kids children friends colleagues coworkers clients sisters brothers siblings in-laws daughters sons flatmates roommates teammates bandmates investors
    students neighbours neighbors bosses managers users cto ceo`,
};

export const ROLE_PRONOUNS: ReadonlyMap<string, Pronoun> = new Map(
  (Object.entries(ROLES) as [Pronoun, string][]).flatMap(([pronoun, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((role): [string, Pronoun] => [role, pronoun]),
  ),
);

/** Roles that people also write with 'the', as in 'the boss'. */
export const ROLES_WITH_ARTICLE = new Set(
  "boss manager client landlord editor publisher professor supervisor director investor cto ceo kids agent".split(
    " ",
  ),
);

export const ROLE_MODIFIERS = new Set(
  "best old new oldest closest younger older little big elder former dear late business creative youngest eldest twin ex".split(
    " ",
  ),
);

export const GIVEN_NAMES = new Set(
  `adam ahmed aisha alan alex alexander alice alina amanda amir amy ana andrea andrew andy angela anita ann anna anne anthony antonio arjun arthur
  barbara ben benjamin bianca bob brian carla carlos carol caroline cathy charles charlie charlotte chris christina christine claire clara claudia
  dan dana daniel daniela dave david deborah diana diego dominic dylan eddie elena elias eliza elizabeth ella emily emma eric erik erin eva
  evan fatima felix fiona frank gabriel george gina grace greg hannah harry hassan helen henry hugo ian ibrahim ida ines irene isaac isabel jack
  jacob jake james jamie jan jane janet jason jean jeff jen jenny jess jessica jim joan joanna joe johan john jonas jonathan jordan jorge jose
  joseph josh juan judith julia julian julie karen karl kate katie keith kelly ken kevin kim klaus laura lauren lea lena leo leon liam lily linda
  lisa liz louis louise lucas lucia lucy luis luke maggie marc marcus margaret maria marie mario mark marta martin mary matt matthew maya megan mei
  melissa mia michael michelle miguel mike miriam mohammed molly monica nadia nancy natalie nathan nick nicole nina noah nora oliver olivia omar
  oscar pablo patricia patrick paul paula pedro peter petra phil philip priya rachel rafael raj ravi rebecca rita rob robert robin rosa rose ruth
  ryan sally sam samira samuel sandra sara sarah sean sergio sergei simon sofia sophia sophie stefan stella stephen steve susan tanya teresa theo
  thomas tim tina tobias tom tomas tony toni tyler valentina vera victor victoria walter wei wendy will william yasmin yuki yusuf zoe`
    .trim()
    .split(/\s+/),
);

/** Capitalised words in the middle of a sentence that are not people. */
export const NOT_NAMES = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march july september october november december
  english german french spanish italian portuguese dutch chinese japanese christmas easter google slack excel word notion figma python javascript
  react instagram facebook twitter linkedin youtube github zoom teams jira netflix amazon apple microsoft berlin london paris new york rob god
  internet wi-fi phd cv hr ceo cto uk us usa eu ok tv adhd ai mba gp covid i i'm i've i'd i'll rubber duck arcana europe america canada india`
    .trim()
    .split(/\s+/),
);
