// English words of a life in danger now: collapse, poison, weapons, fire, a break-in.
// The spelling rules are in english.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const ENGLISH_EMERGENCY = {
  plain: [
    {
      kind: "emergency",
      frame: "writer",
      phrases: `
        i|ive|just|have ~2 took|taken|swallowed|ate|downed ~1 the|all|too|whole|entire|so ~5 @pills
        took|taken|swallowed|ate|downed|swallow ~2 @lots ~4 @pills
        took|taken|swallowed|downed ~1 all|too ~4 @pills
        swallowed|drank|drunk|drinking|ate|drink bleach|poison|antifreeze|detergent|acid|ammonia|pesticide
        taken|took an overdose
        i|ive ~1 overdosed
        ive|been|being|was|im poisoned
        cant|barely|not|trouble ~1 breathe|breathing ~6 chest|arm|lips|throat|swelling|tight|allergic|blue|faint|help
        chest ~1 hurts|pain|pains|hurting|tight ~8 arm|breathe|breath|breathing|jaw|numb|sweating
        arm|face ~3 numb ~6 chest|breathe|speak|speech
        blood everywhere
        so|too much blood
        lost|losing ~3 lot|lots|much ~2 blood
        bleeding ~2 wont|doesnt|isnt|not|heavily|badly|out|everywhere|lot|death|stop|stopping
        bleeding ~2 and ~3 stop
        cant stop ~1 the bleeding
        cut ~1 too deep
        i|ive ~1 cut ~2 too|so|really|very deep
        im|am|think|i ~3 having ~2 heart attack
        im|am|think|i ~3 having ~1 stroke|seizure|miscarriage
        breaking|breaks|broke|broken|break|trying ~2 into|in ~2 my|our|the house|flat|home|apartment|room
        someone|somebody|man|stranger|intruder|burglar ~4 in|inside|outside|at ~1 my|our house|flat|home|apartment|door|room|window ~2 now|gun|knife|right
        house|kitchen|flat|apartment|building|room|bedroom|curtains|home is|are|s? ~1 on fire
        need|send|call|called|calling ~2 ambulance|911|999|112|000|paramedics
        floor|ground ~5 not|isnt|wont|doesnt ~1 responding|moving|answering|move|respond|react|conscious|talking
        too many ~1 @pills|sleeping|pain
        took|taken|had|mixed ~3 @pills ~3 alcohol|vodka|wine|whiskey
        theres|fire ~1 fire? in ~1 my|our|the kitchen|house|flat|apartment|room|building|oven|bedroom
        theres a fire in
        wont|doesnt|not stop bleeding
        anaphylactic|anaphylaxis
        allergic reaction ~4 throat|breathe|swelling|now
        gas leak in|at|now
        trapped in ~3 fire|car|rubble|flood|smoke
        being ~1 kidnapped|followed|chased|attacked ~2 now|right|someone
        being|held hostage
        following me home|now
      `,
    },
    {
      kind: "emergency",
      frame: "person",
      phrases: `
        isnt|not|stopped|barely|arent|nolonger|quit breathing|breathin
        cant|doesnt|isnt ~1 breathe ~6 blue|choking|help|swelling
        unconscious|unresponsive
        passed out ~8 heart|stroke|breathing|wake|waking|respond|help|move|moving|unconscious
        wont|cant ~1 wake ~1 up
        isnt waking up
        collapsed|fainted ~1 out? ~8 heart|stroke|breathing|wake|waking|respond|help|move|moving|unconscious
        having|think|gets|getting|has|looks ~4 heart|cardiac attack|arrest
        having|think|gets|getting|looks ~4 stroke|seizure
        has|holding|pulled|waving ~1 a gun|knife|machete|pistol|weapon
        choking|drowning ~4 help|now|what|blue|cant
        lips ~3 blue
        bleeding ~2 a? lot|badly|heavily|out|everywhere|head
        took|taken|swallowed|ate|drank ~2 all|too|the|bleach|poison ~4 @pills|bleach|poison
        swallowed|drank|ate ~1 bleach|poison|detergent
        swallowed ~4 @pills
        no pulse
      `,
    },
  ],
  hints: [
    {
      kind: "emergency",
      frame: "person",
      phrases: `
        isnt|not|wont|doesnt|stopped|barely|nolonger ~1 responding|respond|moving|breathing|conscious|responsive|awake
        collapsed|fainted ~6 isnt|not|wont|doesnt|cant|unconscious|help|bleeding ~2
        collapsed and
        fell|passed out|down|over ~6 isnt|wont|doesnt|unconscious|bleeding
        has|having|had|get|gets|started|had ~2 a? seizure|seizures|convulsions|fit|stroke ~5 now|dont|help|what|do|not|wont|right
        has|having|started ~1 a? seizure|seizures|convulsions
        choking ~2 help|now|on|what|cant|and
        drank|drunk|took|taken|drinking|had|overdosed ~7 wont|cant|not|isnt|doesnt ~1 wake|waking|respond|responding|move|moving|breathing
        turning|turned|turns|going|lips|face ~2 blue|purple|grey
        man|someone|somebody|guy|person|kid|student|boy|shooter|woman ~2 with ~1 a|an gun|knife|rifle|weapon|axe|machete|pistol
        active shooter
        swallowed|swallows|ate ~2 battery|coin|magnet|magnets|poison|detergent|bleach|berries
        cant|couldnt|cannot ~1 speak|talk ~6 face|arm|side|mouth
        face ~4 hanging|drooping|numb|paralysed|paralyzed|sagging
        slurring|slurred|drooping|droops ~6 face|words|arm|speech|mouth|side
        face ~2 drooping|droops|droopy|drooped
      `,
    },
    {
      kind: "emergency",
      frame: "writer",
      phrases: `
        theres|there|is ~3 man|someone|somebody|guy|person|kid|student|boy|stranger|shooter ~2 with ~1 a|an gun|knife|rifle|weapon|axe|machete|pistol
        chest ~1 hurts|pain|pains|hurting|tight|aches|crushing|pressure ~2 so? ~1 bad|badly|much|worse|spreading|really|like|severe|unbearable|arm|sweating
        cant|dont|not|nolonger ~1 feel|move ~2 left|right|my ~2 arm|leg|face|side|legs|arms|body|hand ~8 chest|hurts|speak|talk|suddenly|face|dizzy|droop|head|since
        took|taken|swallowed|downed|ate|had ~1 @manynumber ~2 @drugs|sleeping
        took|taken|had|swallowed|take ~1 too many|much ~1 of? ~3 @drugs|sleeping
        doubled|tripled ~2 dose ~5 dizzy|sick|faint|breathe
        there|theres|is|so|lots|blood ~2 blood|bleeding ~2 everywhere|stop|stopping ~4
        wont|doesnt|cant|not|isnt ~3 stop ~2 bleeding
        house|kitchen|flat|apartment|building|oven|stove|curtains|car|garage|roof|basement|pan|room|school|office|neighbours ~2 is|caught|are|on|just|s ~1 on|fire ~1 fire|right|now?
        someone|somebody|stranger|man|burglar|intruder|he|ex ~2 breaking|broke|trying|climbing|kicking|banging ~3 into|in|through|down|get ~2 my|the|our|window|door|in ~3 house|flat|home|apartment|room|right|now|window|door
        smell|smelling|leaking|leak ~2 gas ~5 dizzy|house|kitchen|flat|headache|now
        water|labour|labor|contractions ~2 broke|started|minutes ~6 alone|ambulance|early|weeks|help|hospital
      `,
    },
  ],
} satisfies CrisisPart;
