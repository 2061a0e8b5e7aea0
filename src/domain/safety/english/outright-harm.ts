// English phrases that say outright that somebody is hurt or in danger: the writer by their own hand or by another's,
// or somebody close. The word lists are in outright.ts, the spelling rules in english.ts.

import type { OutrightGroup } from "../phrase-table.ts";

/** Ways of dying that nobody means. */
export const NOBODY_DIES_OF = `
  laughing|laughter|trying|less|fewer|onstage
  of|from|with ~2@small laughing|laughter|embarrassment|boredom|shame|curiosity|cringe|hunger|thirst|cuteness|heat|cold|excitement|jealousy|exhaustion|awkwardness|envy|joy|happiness|stagefright
  out ~1 laughing
  on ~1 hill
`;

const GAMES = `chess|tennis|poker|scrabble|games|game|cards|football|soccer|go|mario|monopoly|pingpong|darts|squash|basketball|sudoku|trivia|checkers|badminton|golf|finals|final|match|season|league|cup|competition|contest|race`;

export const ENGLISH_OUTRIGHT_HARM: OutrightGroup[] = [
  {
    kind: "self-harm",
    mayBePast: true,
    phrases: `
      @i ~5@doing cut|cutting myself
      @i ~5@doing cut|cutting|slice|slicing|burn|burning ~1 my ~2 arm|arms|leg|legs|thigh|thighs|wrist|wrists
      @i ~5@doing selfharm|selfharming|selfharmed
      @i ~5@doing hurt|hurting|harm|harming|injure|injuring|burn|burning|hit|hitting|punch|punching|scratch|scratching myself on|deliberately|intentionally|purposely|every|daily purpose?
      wanna|want|urge|need|gonna|tempted ~3@to hurt|harm|injure|punish|starve|burn|cut|mutilate myself
      cant|couldnt stop ~2@doing hurting|harming|cutting|burning|starving|mutilating myself
        keep|started|like|about|relapsed|of|start ~2@doing hurting|harming|cutting|burning|starving|mutilating myself
    `,
    unless: `
      at ~1 gym|training|practice
      some|any|a|an|off|out|free|short|loose|shaving|cooking|chopping|peeling|carving|slicing|accidentally
      by|with accident
      while|when ~2 cooking|shaving|chopping|peeling|carving|slicing|gardening|sewing
      on ~3 paper|glass|tin|can|lid|edge
    `,
  },
  {
    kind: "abuse",
    phrases: `
      @abuser ~3@adverbs @struck ~1 me|us
      @abuser ~3@adverbs @striking me|us
      they ~3@adverbs hit|beat|rape|abuse|punch|kick|choke|molest ~1 me|us
      @abuser ~3@adverbs @struck my|our|the ~1 kids|kid|children|child|son|daughter|baby|mother|mom|mum|sister|brother
      being|get|getting|been|was ~2@adverbs raped|molested|strangled
      @i ~3@soft being|get|getting ~1@soft beaten|abused|hit|choked
    `,
    unless: `
      at|in|by|on ~3 ${GAMES}
      up ~2 for|on|about
      up when|online
      with ~2@small deadline|deadlines|work|question|questions|news|bill|bills|invoice|invoices|idea|ideas|email|emails|lawsuit|facts|words|truth|tasks
      out|off|to|hard|back
      on ~1 back|shoulder|wrist
      every ~1 chess|game
    `,
  },
  {
    kind: "emergency",
    phrases: `
      gonna|might|will|wanna|could|about|want|going|ill|would|may|afraid|scared|urge ~4@to @harm my ~2 @young
      gonna|might|will|wanna|could|about|want|going|ill|would|may|afraid|scared|urge ~4@to hurt|harm|stab|strangle|shoot|poison my ~2 @close
      afraid|scared|thoughts|thinking|thought|urges ~1 of|about ~1 hurting|harming|shaking|drowning|smothering|stabbing|strangling|killing my ~2 @close
      gonna|might|will|wanna|want|ill ~3@to kill|murder my ~1 @close
      gonna|might|will|wanna|want|ill ~3@to hurt|stab|murder|shoot @someone
      gonna|will|wanna|want|ill ~3@to shoot up ~2 school|office|church|mosque|class|workplace|campus
      i ~2@doing swallowed|downed|took ~1@soft all|whole|every|entire|too|a ~3@allof pills|tablets|meds|medication|sleeping|painkillers|paracetamol|tylenol
      i ~2@doing swallowed|downed|took ~1@soft a|the|whole|entire ~2@allof bottle|box|pack|packet|handful ~1 of ~2 pills|tablets|meds|medication|sleeping|painkillers|paracetamol|tylenol
      i ~2@doing overdosed
      drank|drunk|took|taken|swallowed|overdosed|collapsed|fainted|unconscious ~6 he|she|they|shes|hes? wont|cant|doesnt|isnt ~1@soft wake|waking|respond|responding|breathe|breathing
      my|the|our ~2 @friend|@young ~2@they isnt|not|stopped breathing
      he|she|hes|shes|somebody|someone|theyre ~2@they isnt|not|stopped breathing
    `,
    unless: `
      of|with ~1 vitamins|vitamin
      on ~1 coffee|caffeine|sugar|netflix|chocolate|cute|work|screen|tiktok|carbs
      today ~1 as
    `,
  },
  {
    kind: "suicide",
    phrases: `
      my|our|a ~2 @friend ~4@they wants|tried|trying|threatens|threatened|threatening|gonna|wanna|planning|going|plans|will|about ~3@to kill|hang|shoot|drown|unalive himself|herself|themself|themselves
      my|our|a ~2 @friend ~4@they wants|gonna|wanna|planning|plans|going ~3@to end his|her|their life|lives
      my|our|a ~2 @friend ~3@they wants ~2@to die
      my|our|a ~2 @friend ~3@they suicidal
    `,
    unless: NOBODY_DIES_OF,
  },
];
