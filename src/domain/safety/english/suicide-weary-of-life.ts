// English words of being weary of life, of having no reason for it, and of being a load to others.
// The spelling rules are in english.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const ENGLISH_SUICIDE_WEARY_OF_LIFE = {
  plain: [
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        dont|not|nolonger|never ~2 wanna|want be here ~1 anymore|at
        dont|nolonger wanna be here anymore
        nolonger wanna be here|alive
        cant|cannot ~1 go on ~1 living|anymore
        cant live ~1 anymore|myself
        cant ~2 live anymore
        no|isnt|not ~2 reason|point ~1 for|to|in ~1 me? to? live|living|exist|existing|going|being
        no|not|dont ~3 reason|reasons ~1 to|for ~1 live|living|exist|existing
        no|not|dont ~3 reason|reasons ~1 to|for ~1 keep|go|stay|being|be|carry ~1 living|alive|on|going
        theres|see|is no point in me|my being|existing|living ~1 here|alive|anymore|around
        no point ~1 being ~1 here|alive|around
        no point ~3 living|existing|life
        no point ~2 going|carrying on living|anymore
        point ~1 of|in ~2 living|being alive|existing|life|alive
        point ~1 of|in ~1 being alive
        point to ~1 life|living|existing
        nothing ~2 to|worth ~1 live|living for?
        tired|sick|done|exhausted ~2 of|with ~1 being alive
        tired|sick|done|exhausted ~2 of|with ~1 living|life|existing|existence
        tired|sick|done ~1 of|with my ~1 life
        @nobody|who ~1 cares|care ~2 if|whether ~1 i|im ~3 live|die|dead|alive|lived|died
        @nobody|who ~1 cares|care ~2 if|whether im ~1 dead|alive
        why am|do i ~2 alive|living|live|exist|existing
        life ~5 not|isnt worth it|living
        wont|not ~2 have me ~4 anymore|around
        wont|not|neednt ~3 worry about me ~1 anymore|much|soon
        life ~2 isnt|not ~1 worth ~1 living|it
        not|isnt worth living
        wish ~1 id|i ~1 never|not|wasnt|werent ~1 been? born|existed|exist|alive|here
        wish i didnt exist|live|wake
        should|shouldve ~1 never|not|of|have ~3 born|existed|alive
        better|easier|happier|relieved|best|nicer ~4 if i ~3 @gone
        better|easier|happier|relieved ~3 if i just? ~1 wasnt|didnt|werent|stopped ~2 exist|existed|existing|around|here|alive|breathing|born
        be ~2 relieved|happier|better|glad|free ~2 if|when|once i|im ~2 @gone|wasnt|werent|around|not
        better off ~3 without me
        @nobody ~1 needs|wants|need me ~1 alive|anymore
        enough|tired|sick|done of|with ~1 being ~1 a? ~1 person|human
        not to ~1 wake up|again
        find my ~1 body
        someone|somebody|they ~2 knows|know ~1 where to find me
        tired|sick|done of|with being here
        i|im|ive|id ~2 @weary ~6 be|being|stay|staying|keep|remain ~1 alive|existing|living
        @weary ~3 reason|reasons|way|strength|energy|will ~3 alive|live|living|exist|existing
        didnt|dont|not|never|wouldnt ~2 wake|woke ~1 up ~1 tomorrow|again|anymore|ever|morning
        dont ~2 wanna do|have|be|continue ~1 life|living ~1 anymore
        no ~1 place|room|space ~3 world|earth|planet
        world|earth|planet ~4 no ~1 place|room|space
        belong ~2 in|on this world|earth|planet|life
        part of this world|life
        saying|said|say ~2 my goodbyes|farewells
        hope|wish|pray|hoping ~3 plane|car|bus|train ~3 crashes|crash|crashed|down|explodes|derails
        nothing ~2 left ~1 for me
        better|easier|best ~1 for everyone|everybody|them|all ~1 all? ~1 if|without ~1 i|im|me
        want|wanna|wish ~2 it all ~1 to|was|were ~1 be? ~1 over|stop|end
        cant|couldnt ~1 live with myself|this|what
        dont|not ~2 plan|planning|expect|expecting|intend ~3 be ~1 here|alive|around|live
        where im going ~2 wont|dont need
        wont|dont need ~4 where im going
        ill soon ~1 be at|in peace
        at peace soon|finally
        join|joining ~1 her|him|them|mom|mum|dad|grandma ~1 in|on heaven|the
        last thing ill ~1 ever
        lived ~1 long enough
        dont|cant|never ~1 see|imagine|picture myself ~3 old|older|alive|thirty|forty
        looked|looking|look|googled|googling|google|searched|searching|researching|researched ~5 painless|painlessly|die|overdose|suicide|lethal|noose
        stopped|skipping|skip ~2 taking? my insulin
        hope|wish ~2 i|id ~2 get|got|have|had ~1 cancer|terminal|killed|shot
        not|dont|nolonger ~2 scared|afraid|fear ~1 of? ~1 dying|death
        want|wants|wanted me dead|gone
        im|i|am ~3 waste of ~1 space|air|oxygen|life
        do|doing ~1 the world a favor|favour
        why bother ~2 living|waking|existing|alive
        no other way out
        only|one way ~2 to|that|left ~3 stop|end|stops|ends ~2 pain|suffering|thoughts|misery|hurt|hurting
        point ~1 of|in ~1 going|carrying|keeping on
        dont ~1 care ~1 what happens to me
        better ~1 off ~1 not|in|under ~2 here|alive|existing|ground|grave|around
        only ~1 thing|reason|person|one ~4 keeping|keeps|holding|im|i ~3 alive|living|earth
        stopping|stops|stopped|keeping|keeps me from ~1 doing|ending|jumping|killing|going ~1 it|through
        if it wasnt|werent for ~5 id|i ~3 gone|dead|alive
        dont know what ill do ~2 tonight|myself|alone
        thoughts ~4 louder|stronger|winning|darker
        urge|urges|impulse|impulses ~3 die|jump|swerve|bleed
        put|putting an end to ~1 myself|me|everything
        put|putting an end to it all
        put|putting an end to my life|existence|suffering
        pull|pulling the plug on ~1 me|myself|my
        check|checking out for|of good|permanently|life
        i ~1 shouldnt|wasnt|shouldve ~2 exist|born|existed|alive
        look|looking forward to ~1 death|dying|nothingness
        who|nobody|everyone|anyone|people ~5 my ~1 funeral
        i|ill ~2 make|survive|last ~1 it? another|much|out ~1 longer|day|week|month|year|alive|night|winter
        no|nothing|not ~4 worth living|staying ~1 for|alive
        wish ~2 something|someone|somebody|it|cancer ~2 would ~2 kill|take|end ~1 me
        i|im|ill ~1 wont|not ~2 around ~1 much longer
        better off ~3 if|when|once i|im ~3 @gone|not|wasnt|werent
        better off ~5 another|different mother|father|mum|dad|parent|wife|husband
        everyone|everybody|family|kids ~4 fine|happier|better ~2 without me
        dont|not|nolonger ~2 wanna live in|on this world|body|planet|life|head|skin
        world ~5 without me
        i should ~1 just ~1 be gone|disappear|die
        @nobody ~4 notice|care|miss|know|cry|mourn ~3 i|me|im ~4 @gone|wasnt|around|missing|not
        @nobody ~2 notice|care|cry ~2 if|when|that i|im ~2 @gone|wasnt|die|disappear|vanish|disappeared
        @nobody would|will|gonna|is|d ~2 miss me
        @nobody|wouldnt|wont|not ~3 miss me ~1 if|when|anyway|anyways|much
        burden ~2 to|on|for ~2 everyone|everybody|family|kids|parents|husband|wife|mom|mum|friends|them|people|others|children
        im ~3 burden ~6 gone|without|relieved|around
        disappear|vanish ~3 forever|permanently
        disappear|vanish ~2 for good
        disappear|vanish ~3 never ~2 back|found|return
        disappear ~1 from ~1 this|the world|earth|planet
        writing|wrote|written|write ~3 goodbye|farewell|last ~1 letter|letters|note|notes
        goodbye|farewell letters|letter|note|notes ~1 to|for
        this is ~2 goodbye|farewell
        goodbye cruel? world|everyone|everybody|all|forever
        wont|never ~2 hear from me ~1 again|anymore
        wont|not ~2 be ~1 around|here|alive ~2 longer|to
        wont|not ~1 be ~2 around|here|alive ~1 for long
        not gonna be ~1 around|here|alive ~3 longer|anymore|long|soon
        wont be ~3 problem|burden|bother ~5 longer|anymore|again|soon
        wont ~1 bother|trouble|burden ~2 longer|anymore
        tonight|today|tomorrow ~2 its ~2 over|end ~1 for me
        wont|not|never ~2 be ~2 over ~1 for me
        death|dying|suicide|die|dead ~4 only ~1 way|option|out|escape|solution|answer|choice
        only ~1 way|option|escape|solution|choice ~3 is|left|seems|to|be ~4 die|death|suicide|dead
        only|one way out ~2 for me
        wish|hope|hoping|praying|pray something|someone|god ~3 kill|kills|take|takes|end ~1 me|it
        steer|steering|drive|driving|swerve|swerving|crash|crashing|ram ~3 into|off|against ~3 tree|wall|bridge|cliff|traffic|truck|river|pole|road|barrier|lorry
        let|letting go of the ~1 wheel|railing|rail|ledge|edge|rope
        wonder|wondering|imagine|imagining ~4 hurt|hurts|feel|feels|like|painful ~2 to ~2 drown|die|jump|hang|fall
        what ~4 like to ~1 be? die|dead
        staring|stare|looking|look|holding|eyeing|counting ~2 at ~2 @pills|knife|blades|blade|razor|rope|tracks|gun ~1 in?
        holding|hold ~1 the|my|a|these|all ~1 pills|blades|razor|gun
        on|at ~2 platform|bridge|roof|balcony|ledge|tracks ~6 jump|jumping|step|stepping
        dont|wont|not|doubt|never ~3 make|makes|see|live|reach ~2 to|past|until my next? birthday|thirtieth|fortieth
        dont|wont|not|cant ~3 make|survive ~1 it? through|thru ~1 the|this night|tonight
        after|by|come|from @day ~2 none|nothing|wont|no ~4 matter|matters
        found|find|finding ~2 home for ~2 cat|dog|pets|pet|cats|dogs ~9 matters|matter|gone|after
        cant|dont|not|never ~2 see|imagine|picture ~3 future|tomorrow ~2 with|where ~1 me|im|i in? ~1 it?
        not ~1 exist|existing anymore
        cease|ceasing|stop|stopping to? ~1 exist|existing
        dont ~2 wanna ~1 feel anything ~1 ever|anymore
        everything ~1 to stop|end ~1 forever|permanently
        want|wanna ~3 stop|end ~1 forever|permanently
        sleep|bed|asleep|sleeping ~2 never ~2 wake|waking|woken
        sleep|bed|asleep|sleeping ~1 and|but ~1 not|dont|wont ~2 wake|waking
        never|not wake up ~1 again
        never|not waking up ~1 again
        hope|wish|hoping|pray|praying ~1 i|to|id ~1 dont|not|never|wont|didnt|wouldnt ~1 wake|woke|have
        dont ~1 care|mind ~3 if|whether i ~2 live|die|wake|survive|dead
        make|made|making peace with ~1 dying|death
        made ~1 my|up ~2 decision|mind ~3 tonight|goodbye|over|calm|peace|peaceful
        ready to go ~2 forever|now|peacefully|heaven
        like this anymore? im? ready to go
        im|i ~2 taking|take up space
        had enough of ~1 life|living|existing
        done with ~1 life|living|existing|being
        give up|giving up ~1 on ~1 life|living
        given up on ~1 life|living
        lost|losing ~2 reason|desire to live
        no|dont|without ~2 will|desire|wish|strength ~1 to live
      `,
    },
  ],
  hints: [
    // To be a load that others would be glad to be rid of.
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        @others ~4 @relieved ~3 without me
        @others ~4 @relieved ~2 if|once|when|after|with ~1 i|im|ive|me ~3 gone|dead|died|die|not|wasnt|werent|didnt|wont|disappeared|vanished|around|away|left|out
        @others ~3 would|could|will|theyd|wouldnt ~2 get|move|be ~2 over|on|past|rid ~2 it|me|my ~3 if|when|once|after|died|gone
        get|got over it|me ~3 if|when|once i|im|ive ~2 gone|dead|died|wasnt|werent
        @others ~3 rid|free|shot of me
        be ~1 free|rid of me
        do|doing ~3 favour|favor ~2 by|if|and|to ~2 dying|die|died|disappear|disappearing|disappeared|gone|leaving|kill|wasnt|werent|end|ending
        only|just|nothing|dont|all ~3 costing|hurting|cost|hurt|draining|drain|burden|ruin|ruining|bring|bringing|drag|dragging ~2 everyone|everybody|people|them|family|kids|parents
        ruin|ruining|hurting|hurt|destroy|burdening|disappoint|disappointing|draining|poison everyone|everybody ~1 around|who|i|that|close|by
        burden|deadweight|weight|drain|nuisance|curse|poison|problem ~1 to|on|for|of ~2 everyone|everybody|anyone|family|kids|parents|husband|wife|mom|mum|friends|them|people|others|children|world
        im|am|become|being|feel ~4 burden|deadweight ~1 to|on|for ~2 people|ones|those|all
        im ~2 such? ~2 burden|deadweight|waste|curse ~5 gone|dead|better|leave|sorry|without|anymore
        kids|children|family|wife|husband|parents|they ~3 get|have|receive|cash ~1 the|my life? insurance
        insurance ~3 money|policy|payout? ~6 help|pay|pays|worth|more|kids|family|use|better|enough|debts ~8 me|i|dead|than|gone|my|alive
        worth ~1 more dead
        more ~1 use|useful|valuable|worth dead|gone
        @others ~2 deserve|deserves|need|needs ~2 better ~1 than me ~10 gone|dead|without|died|over|leave|disappear
        place|world|planet|house ~3 better|nicer|happier|brighter ~1 place? without me
        world|universe|planet|earth|life|everyone|nobody|noone|anyone|humanity ~1 doesnt|dont|not|never|would|wouldnt ~1 need|needs|want|wants|miss me ~1 in|here|around|alive|anymore
        @nobody ~3 come|show|cry|attend|go|turn|care ~2 to|up|at|about ~1 my funeral
        if i ~2 died|dead|vanished|disappeared ~4 @caring
        whod|who ~1 would? ~1 care|notice|miss|cry ~4 if i|im ~3 died|die|dead|gone|vanished|disappeared|wasnt|werent
        @nobody|who|hardly|anyone|anybody ~3 notice|care|miss|mourn|realise|realize|know ~2 if i|im ~3 vanished|disappeared|died|gone|dead|vanish|disappear|die|wasnt|werent ~2 for|good|forever
      `,
    },
    // To have no reason, no strength, no right to live.
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        run|ran|running|ive|fresh ~3 out ~1 of reasons ~1 to? ~1 stay|staying|live|living|be|keep|hold|go|wake|carry
        cant|dont|not|no|couldnt|hardly|trying|struggling ~2 find|think|see|have|single|name|got|remember ~4 reason|reasons|point|purpose|sense ~2 to|in|for|of ~2 @living|waking|staying|wake
        single|one|good ~1 reason ~1 to|for ~2 keep|stay|go|be|not|carry ~1 @alive|kill|die
        point|purpose|sense ~1 of|in|to ~2 staying|keeping|remaining|being|continuing|carrying|me ~2 @alive
        whats|what|see|is ~3 point|use|purpose|sense ~2 of|in ~1 @alive
        be here|around|alive anymore ~9 life|world|earth|planet|existence
        pain|suffering|hurting|this ~2 wont|never|not ~2 stop|end ~1 unless|until i ~3
        no|not|without|any|see ~2 meaning|purpose|value|point|sense ~1 in|to ~2 life|living|existing|existence
        dont|not|nolonger|never ~2 wanna ~1 wake up
        close|shut ~2 eyes ~3 disappear|vanish|forever|never|gone
        check|checking|checked out ~2 of ~1 life|existence|everything
        hate|disappointed|sad|angry|annoyed|gutted|upset|disappointing|furious|let|regret ~4 woke|waking|wake up ~1 again|alive|at|every
        disappointed|sad|angry|annoyed|gutted|upset ~2 that|when|because|to ~1 i|have ~2 woke|woken|wake|survived|alive
        dont|nolonger|not ~2 wanna ~1 stick|hang|stay|be around ~1
        put me out of ~1 misery
        waste|wasting|take|taking|stealing|use ~2 oxygen|air
        my ~1 life|existence ~1 is|was ~2 mistake|accident|error|burden|waste|punishment|pointless
        shouldve|should ~1 have? ~1 died|drowned
        not ~2 in ~1 the picture
        life|living|existing ~2 isnt|not|aint|never|nolonger ~2 worth ~2 it|living|having|anything|the|continuing
        life ~2 has|lost|holds|without|have|no ~2 no|all|any|nothing ~2 meaning|point|purpose|value|worth ~2 for|to|anymore|left|and
        @wornout ~2 of|with|up ~3 @alive
        @wornout ~1 of|with ~1 having ~1 to? ~2 exist|live|survive|wake
        @wornout ~1 of|with|from ~3 fighting|trying|struggling|working|pretending ~2 to|for ~2 stay|be|live|survive|exist|keep|want ~1 alive|living|going|live|here
        tired|exhausted|weary|sick|done ~1 of|with living ~1 like|and|but|anymore|now|honestly
        no|lost|without|not|losing|dont|zero ~3 will|desire|wish|motivation|strength|energy ~1 to live|survive|exist|stay ~1 anymore|alive
        dont|doesnt|not|never|didnt ~1 deserve|deserves|worthy ~2 @alive
        dont|not|never ~1 deserve|worthy ~2 to|of|any? live|life|oxygen|breathe
        stopped|quit caring ~1 if|whether ~1 i|im ~3 live|die|wake|dead|alive|survive
        @nobody ~1 needs|wants|need me ~1 here|around|in|anyway|alive|anymore
        dont|cant|not ~2 care|matter|mind|matters ~2 if|whether ~1 i|im ~2 live|die|alive|dead|wake|survive
        indifferent ~3 living|dying|alive|death
        no|any ~2 place|room|space|home ~3 on|in ~2 earth|planet|world|life
        cant|dont|not|couldnt|nolonger ~2 live|exist|continue|cope ~1 with ~1 that|this|myself|what|knowing ~1 anymore|longer|im
        nothing|never|not|nothings ~4 get|gets|getting|got better ~6 cant|dont|nolonger ~2 live|exist|wanna|want|stay
        cant|dont|couldnt ~2 live|living|exist|existing like this ~2 another|anymore|longer|one
        give|giving|gave|given ~1 up on ~1 being|staying|life|living ~1 alive?
        i|to|wanna|want ~2 give up ~1 on ~1 life|living
        only ~2 thing|reason|thought|option ~4 left|right|do|can|stop|stopping|keeping ~4 leave|die|death|disappear|kill|jump|end
      `,
    },
  ],
} satisfies CrisisPart;
