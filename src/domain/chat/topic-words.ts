// The English words of each topic. A word belongs to one topic. Forms with common endings are found by rule.

export const TOPICS = [
  "work",
  "job hunting",
  "deadlines",
  "decisions",
  "money",
  "family",
  "love",
  "friends",
  "writing",
  "art",
  "music",
  "code",
  "studies",
  "home",
  "health",
  "sleep and rest",
  "habits",
  "starting",
  "finishing",
  "feedback",
  "fear",
  "perfectionism",
  "comparison",
  "conflict",
  "loss",
  "change",
  "confidence",
  "loneliness",
] as const;
export type Topic = (typeof TOPICS)[number];

const LISTS: Record<Topic, string> = {
  work: `work job boss manager office colleague coworker team client customer project meeting company business career
    promotion shift workplace burnout overtime startup`,
  "job hunting": "interview resume cv application apply recruiter hire hired unemployed layoff fired",
  deadlines: "deadline due late overdue schedule calendar tomorrow urgent postpone delay",
  decisions: "decide decision choose choice option choosing undecided dilemma either whether",
  money: "money rent debt salary pay loan budget saving savings afford invoice tax mortgage broke",
  family: `family mother father mum mom dad parent sister brother son daughter kid child children grandmother grandfather
    aunt uncle cousin`,
  love: `love partner husband wife boyfriend girlfriend marriage relationship dating date breakup divorce ex crush romance
    wedding`,
  friends: "friend friendship bestie flatmate roommate neighbour neighbor",
  writing:
    "write wrote written novel book chapter draft essay poem story manuscript script blog sentence paragraph thesis article",
  art: "paint painting draw drawing sketch canvas design sculpture photo photograph illustration artist gallery exhibition creative",
  music: "music song album guitar piano violin band lyric melody sing concert rehearsal",
  code: "code bug software programming developer deploy refactor app website repository pull-request backend frontend test",
  studies:
    "study exam school university college course homework degree lecture phd student teacher class grade",
  home: "home house flat apartment kitchen garden room landlord furniture clutter cleaning laundry",
  health:
    "health ill sick illness doctor pain body weight diet therapy therapist hospital medication headache exercise gym",
  "sleep and rest": "sleep tired exhausted rest insomnia awake nap holiday vacation weekend break",
  habits:
    "habit routine procrastinate procrastinating procrastination scroll scrolling phone distraction distracted discipline focus smoking drinking",
  starting: "start begin beginning began blank first-step starting",
  finishing: "finish finished ship shipping publish send complete abandon unfinished quit submit",
  feedback: "feedback criticism review critique opinion comment editor judge judged reaction",
  fear: "fear afraid scared anxious anxiety worry worried nervous panic dread terrified",
  perfectionism:
    "perfect perfection perfectionism perfectionist flawless rewrite rewrote rewriting polish mistake",
  comparison: "compare comparing comparison jealous jealousy envy envious behind everyone",
  conflict:
    "argue argument fight fighting quarrel conflict shout blame apologise apologize apology resent angry",
  loss: "died death grief grieve funeral loss mourning miss missing passed",
  change: "change changing different leave leaving new transition start-over quitting",
  confidence: "confidence confident imposter impostor fraud doubt worthless talent believe enough",
  loneliness: "lonely loneliness alone isolated nobody",
};

export const TOPIC_OF_WORD: ReadonlyMap<string, Topic> = new Map(
  TOPICS.flatMap((topic) => LISTS[topic].split(/\s+/).map((word): [string, Topic] => [word, topic])),
);
