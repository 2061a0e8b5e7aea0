// English words of a way out and of the means: pills, ropes, guns, high places.
// The spelling rules are in english.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const ENGLISH_SUICIDE_MEANS = {
  hints: [
    // To go for good.
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        least|most|quickest|easiest|fastest|painless|peaceful|gentlest|cleanest|best ~1 painful|painless|peaceful|quick? way|method|ways ~2 to|of ~1 go|leave|die|end|dying|out
        way ~1 out ~7 permanent|final|death|dying|forever|ending|die|suicide|one
        permanent|final|eternal|endless ~1 exit|sleep|rest|escape|peace|goodbye|silence
        permanent|final|last solution|way ~1 out ~4 pain|life|this|me|i|problems
        @wishing|want ~2 out of ~1 life|living|existence|world
        @wishing|i ~1 out ~2 of? life ~1 i|mean
        stop|end|over|quiet|finished|silence|ends|stops ~1 for good ~3
        pain|hurt|hurting|suffering|thoughts|noise|voices|misery|ache|nightmare ~2 stop|end|over|quiet|finished|go|ends|stops ~1 away? for|forever|permanently|once good|ever|all?
        leave|leaving|exit|exiting|depart|quit|quitting ~1 this|the ~1 world|earth|life|planet|existence ~1
        leave|leaving ~1 you|everyone|everybody|them ~1 all|behind ~2 forever|soon|tonight|good
        end|ending|finish|finishing all of it
        way ~1 to ~1 make ~2 stop ~4 end ~1 it|everything|all
        its|it ~2 over ~1 for me ~6 @finals
        it|everything|this|life|all ~1 ends|end|stops ~1 for me
        it|everything|this|life|all ~1 ends|stops|finishes this|tonight|tomorrow|on|soon|today ~1 week|weekend|friday|night
        no ~1 hope ~2 for me
        nobody|noone|anyone|they|wont ~3 find|finds|found me ~1 for|until|in ~2 days|weeks|hours|week|while|late
        where|place|somewhere ~3 nobody|noone|not|wont ~4 find|finds ~1 me|body ~3 days|weeks|hours|late|until|again|while
        said|saying|say|made|making ~1 all? my ~1 final? goodbyes|farewells|goodbye|peace
        last|final ~1 thing ~3 on|before|to ~3 list|go|leave|die ~4 i|die|end|me|goodbyes|goodbye|peace
      `,
    },
    // The means, asked for or at hand.
    {
      kind: "suicide",
      frame: "writer",
      phrases: `
        how many|much ~3 @drugs|sleeping ~1 pills|tablets? ~3 too|kill|die|lethal|dangerous|fatal|deadly|enough|overdose|end|never|not ~1 many|much|you|me|someone|wake|die|to
        how many|much ~2 @drugs|sleeping ~2 takes|need|needed|required
        how many|much ~3 @drugs|sleeping ~4 kill|kills|die|lethal|fatal|deadly|overdose
        what|whats ~4 happen|happens ~2 if i|you|someone|one ~2 took|take|swallow|swallowed|ate|down ~4 @drugs ~4 once|all|together|same
        what|whats ~3 happen|happens ~2 if i|you|someone|one ~2 took|take|swallow|swallowed|down ~2 all|whole|every|entire|bunch|bottle|box|lots ~4 @drugs
        take|took|taking|swallow all|every|whole|entire ~3 @drugs
        painless|painlessly|hurt|quick|peaceful ~7 garage|exhaust|monoxide|fumes ~4 car|engine|running|hose|gas?
        garage ~3 car|engine ~3 running|on|idling
        gun|pistol|rifle|shotgun|revolver ~3 in ~3 safe|closet|drawer|house|attic|cabinet|car|nightstand|basement
        car|engine ~2 running ~4 garage
        @hoarding ~2 up? ~3 @drugs
        does|would|will|is ~2 drowning|hanging|jumping|overdosing|suffocating|freezing|falling|bleeding|shooting ~3 hurt|painful|painless|quick|fast|peaceful|slow
        count|counting|counted ~6 @drugs
        @drugs ~6 enough|lethal|fatal ~2 to|dose|for ~1 kill|die|end|never|do|me
        google|googling|googled|looking|looked|search|searching|searched|researching|reading ~6 lethal|fatal|deadly|painless|noose|overdose|die|suicide
        @hoarding ~2 up? ~3 sleeping pills|tablets|meds
        bought|got|ordered|have|need ~2 lot|lots|bunch|hundred|enough|plenty|stash|bottle|loads ~1 of|hundred ~2 @drugs ~5 online|came|arrived|ready|tonight|hidden|drawer|house|home|nobody|enough|today
        enough ~2 @drugs ~2 to|for ~2 kill|end|die|do|sleep|never|good|make
        i|ive|already|have|bought|got|found|tied|made ~2 a|the|my|some? noose
        i|ive|just|have|got|bought ~2 have|bought|got|found|ordered|borrowed|loaded ~1 a|the|my|some|dads? ~1 @lethal ~4 already|ready|now|tonight|waiting|somewhere|loaded|hidden|here|today|bed|closet|nightstand|picked
        rope|gun|noose|pistol|shotgun|blade ~2 already|ready|waiting|loaded|bought|hidden|chosen ~2 already|now|tonight?
        @lethal ~2 is|are|in|under|next ~3 closet|drawer|nightstand|bed|pillow|wardrobe|car ~4 waiting|ready|loaded|tonight|calls|calling|thinking|think
        already have|got|bought ~2 @lethal
        have|got|bought ~2 @lethal already|ready
        keep|keeping|carry|carrying|kept|hide|hid|hiding|hidden ~5 blade|blades|razor|razors|noose ~7 wallet|bag|pocket|case|drawer|pillow|bed|phone|purse|backpack|mattress|desk
        keep|keeping|carry|carrying ~3 blade|blades|razor|razors ~5 just|in|case|feel|need|me
        @high|building|buildings|trains|train|cars|traffic|knives|pills ~2 differently|looks|look|looking|think|thinking ~3 differently|days|inviting|tempting|too|friendly
        look|looking|looked|stare|staring ~2 at|over|down ~4 @high|buildings|trains ~8 easy|jump|step|jumping|differently|over|end|calm|tempting|quick|fall|falling|simple
        @high ~3 by|near|at|outside|on|has ~8 think|thinking|thought|thoughts ~2 about|of ~2 it|that|jump|jumping ~2 too|lot|constantly|often|every|always|all|daily
        im|am|standing|sitting ~1 on|at|by|near ~2 @high ~1 again|now|tonight|right|alone
        @standing ~2 on|at|by|over|to|near ~3 @high|edge|window ~8 easy|jump|step|jumping|let|letting|fall|falling|end|over|leap|wondering|wondered
        @standing ~2 on|at|by|over|to ~3 @high|edge ~3 hour|hours|night|tonight|midnight|long|yesterday
        drove|went|walked|drive|walk ~1 to ~1 the|a|that @high ~9 hour|hours|jump|over|edge|night
        think|thinking|thought|thoughts|imagine|imagining|urge|tempted|fantasise ~3 just|to|of|about ~2 letting|let|jerking|turning|taking|yanking ~1 go|hands|off|steering? ~2 of|the|off ~1 wheel|steering|railing|ledge|rope
        think|thinking|thought|thoughts|imagine|urge|tempted ~4 step|stepping|jump|jumping|fall|falling|lean|leaning ~2 off|over|forward|front|onto|into|out
        how easy ~2 it ~4 jump|step|fall|let|swerve|end|slip|disappear|stop
      `,
    },
  ],
} satisfies CrisisPart;
