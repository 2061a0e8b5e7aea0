// English hints of a crisis, by what they come down to. The spelling rules are those of patterns.en.ts.

import type { HintTable } from "./phrase-table.ts";

export const ENGLISH_HINTS: HintTable = {
  classes: {
    wishing: `wish wished wishing hope hoped hoping pray prayed praying want wanted wanna dream dreaming beg begging ask asking love
      rather give anything prefer long longing ready crave craving fantasise fantasize fantasising fantasizing`,
    glad: `fine okay ok glad relieved relief happy thankful grateful mind care blessing mercy good great gift nice best better peace`,
    power: `god lord jesus death universe heaven angels reaper allah something someone somebody anything fate life`,
    taking: `take takes took taken kill kills end ends finish finishes call calls`,
    living: `living alive existing existence breathing life live exist surviving survive being`,
    alive: `living alive existing existence breathing surviving exist`,
    unhere: `gone dead buried`,
    wornout: `tired sick exhausted weary worn done fed finished over`,
    others: `everyone everybody family kids parents world people they theyd all children husband wife mum mom dad friends boyfriend
      girlfriend son daughter you youd others them mother father brother sister partner`,
    relieved: `better easier happier relieved relief cope manage fine okay lighter freer simpler thrive recover heal survive richer calmer
      peaceful`,
    kin: `mother mom mum mama dad father brother sister son daughter kids children wife husband girlfriend boyfriend parents family
      partner friends everyone everybody them him her`,
    high: `roof rooftop ledge bridge tracks railing overpass cliff cliffs balcony parapet platform rails viaduct`,
    standing: `stand standing stood sit sitting sat climb climbed climbing walk walked walking went waited waiting lean leaned leaning`,
    lethal: `rope noose gun pistol shotgun revolver rifle blades razor razors helium cyanide insulin charcoal`,
    hoarding: `saving saved stockpiling stockpiled hoarding hoarded collecting collected stashing stashed storing stash hiding hid save`,
    drugs: `pills pill tablets tylenol paracetamol ibuprofen xanax painkillers antidepressants benzos acetaminophen aspirin sedatives
      opioids oxy morphine insulin meds medication melatonin advil valium codeine`,
    limbs: `arm arms leg legs thigh thighs skin wrist wrists face knuckles head stomach belly forearm forearms`,
    forever: `forever permanently eternally always`,
    anyones: `anyones anybodys nobodys noones everyones your their anyone somebodys her his my`,
    wontbe: `wont nolonger never not`,
    caring: `care cares cared notice notices miss sad cry matter know mourn remember`,
    finals: `no never done goodbye more end mornings anymore trying`,
    manynumber: `10 12 15 16 18 20 24 25 28 30 32 35 40 45 48 50 60 70 80 90 100 200 ten twelve fifteen sixteen twenty thirty forty fifty sixty hundred dozens`,
    time: `tomorrow christmas birthday year years month months week weekend summer winter spring autumn fall monday friday sunday spring
      thirty forty thirties thirtieth twenties thirties 30 40 25 50 january february march april june july august september october
      november december graduation easter morning holidays`,
    rough: `grabbed grabs shoved shoves pinned pins pushed pushes held holds dragged drags slammed slams threw throws yanked yanks`,
    attacker: `he she they hes shes husband wife boyfriend girlfriend partner ex dad father mom mum mother stepdad stepfather stepmom
      stepmother brother sister uncle bf son parents cousin neighbour neighbor roommate boss manager supervisor landlord coach teacher
      colleague coworker priest someone grandfather grandpa`,
    theirs: `him her them he she they`,
  },
  crisis: [
    {
      kind: "suicide",
      frame: "certain",
      phrases: `
        thoughts|thought|thinking|urge|urges|plan|plans|planning|dream|dreaming ~2 of|about|to ~1 killing|kill|hanging|shooting|drowning|offing myself
        thoughts|urge|urges|impulse ~2 of|about|to suicide
        suicidal thoughts|ideation|plans|urges
        wanna|gonna ~2 kill myself ~1 tonight|tomorrow|today|soon|anymore|badly|everyday
      `,
    },
    // To wish oneself out of being.
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        @wishing ~4 not to? ~1 exist|existing
        @wishing ~3 to? stop|cease|quit ~1 existing|living|breathing
        @wishing ~3 not to? be ~2 here|alive|around anymore|not|at|ever
        better|best|easier|kinder ~2 if i ~3 stopped|quit|ceased ~1 existing|living|breathing
        better|best|easier|kinder ~2 if i ~2 not|never|didnt|wasnt|werent exist|existed|born|alive|around|here|be|been
        if|hope|wish|when ~2 my heart ~2 stopped|stop|stops|gave|give|gives|quit ~1 out?
        @wishing ~4 heart ~3 stop|stops|stopped|give|gives|quits|quit
        @wishing ~3 @power ~2 would|will|to|could|just|please|come ~3 @taking ~1 me
        @wishing ~3 @power ~1 @taking ~1 me
        god|lord|death ~1 please? @taking ~1 me
        @wishing ~3 sleep|asleep|bed|close|drift|pass ~4 @forever
        sleep|asleep ~2 @forever
        @wishing ~4 fade|melt|evaporate|dissolve|vanish|disappear ~1 away? @forever|completely|entirely|quietly|altogether
        @wishing ~3 fade away|out ~1 and
        everything|it|world|lights ~2 go|goes|turn|turns|went ~1 black|dark|blank ~4 stay|stays|forever|permanently|good|end
        dont|nolonger|never|not ~2 wanna|want ~2 @alive
        being|staying alive ~2 exhausting|hurts|torture|unbearable|painful|hell|pointless|too|punishment
        existing|living|existence ~1 hurts|torture|unbearable|hell|painful
        to just? not be|exist|wake here? anymore? ~2 here|alive|anywhere|ever
        not ~1 being|be alive anymore
        about not being ~1 alive|here|around
        death|dying|dead ~3 only ~5 comfort|comforts|peace|calm|calms|rest|look
        dont|doesnt|wouldnt|not ~1 mind|bother|care|matter ~2 if i ~3 not|didnt|dont|wont|never|wasnt|werent ~2 wake|woke|make|made|alive|here
        hurts|painful|hard|exhausting|unbearable|torture|agony ~1 to ~1 be|stay|keep|remain ~1 alive|living
        not|never|wasnt|werent|dont|isnt|dont ~4 meant|supposed|made|built|cut ~1 out? ~1 to|for ~2 live|life|survive|exist|living|existence|world
        dont|not|never|nolonger ~1 belong|fit ~2 in|on|to this|the world|earth|planet|life
        go|going|come|coming|called|call ~1 me? home to|with god|jesus|lord|heaven|him
        god ~2 call|calls|take|takes ~1 me ~1 home
        is|theres|any|find|want|need|know|there ~2 painless way|method|exit|death|ways
        thought|thoughts|idea ~1 of not ~1 being|existing|waking|living ~2 here|alive|around|up? ~8 comfort|comforts|calms|calming|relief|peace|helps|nice|only|good|beautiful
        thought|thoughts|idea ~1 of ~1 death|dying|ending|nothingness|suicide|leaving ~4 comfort|comforts|calms|calming|relief|peace|helps|nice|only|beautiful
        dont|not|nolonger ~1 want|wanna|need ~3 tomorrow ~1 to? ~1 come|happen|start|exist
        wont|not|nolonger ~1 be ~1 here|around|alive ~1 by|anyway|then|anymore
        forgive|sorry ~3 what im|ill|i ~3 do
        only ~2 alive|living|breathing ~2 because
        too ~3 coward|scared|cowardly|weak|chicken|afraid ~2 to ~1 die|kill|do|end|jump
        dont|nolonger|not wanna|want ~1 any? more|another birthday|birthdays|christmas|tomorrows|days|years|mornings|sunrise
        dont|not|nolonger|never wanna be ~1 a? person|human|conscious|awake
        @wishing ~3 surgery|operation|plane|flight|anaesthetic|biopsy|cancer|tumor|tumour|scan ~3 wrong|crashes|crash|fails|kills|bad|positive|back|terminal
        sleep|asleep|bed ~7 not|never ~1 come|wake|return|get
        left for me ~2 in|on ~1 this|the? life|world|earth
        waiting|wait ~1 to|for ~2 die|death
        every ~1 breath|heartbeat ~3 much|hurts|pain|effort|struggle
        lost|losing|no ~1 will|strength ~1 to ~1 keep|go|carry ~1 going|on
        courage|nerve|guts|strength|brave ~1 enough? to ~1 die|end|jump|kill|do ~1 it|myself
        no|any ~1 place|room ~2 for me ~2 in|on|anywhere ~3 world|earth|planet|life
        wont|not|never|dont|nolonger ~1 have to ~1 worry|think|care|deal|bother|look ~2 about|with|for|after me
        peaceful|nice|easy|easier|good|quiet|better|lovely|comforting ~5 to ~1 be gone|dead
        @wishing ~2 be gone ~1
        if it ~1 wasnt|werent for ~5 wouldnt be ~1 here|around|alive
        hope|wish|pray|hoping ~2 tomorrow|morning ~2 never|doesnt|didnt|wont|not ~1 come|comes|came|happens
        driving|drive ~8 close|closing my eyes
        @wishing ~4 disappear|vanish ~6 forget|forgot|notice|remember ~2 i|me ~3
        no ~1 future|tomorrow ~1 for me
        not ~1 on|in|of this planet|world|earth
        ending|end it|everything|things ~3 only|best|last ~2 option|way|choice|solution|answer
        my affairs ~1 in order
        is|be|might|could|will|was ~1 my last ~1 night|day|evening|morning ~1
        if i ~1 had a ~1 gun|rope|pistol|pills
        dont|not|never wanna be ~1 saved|rescued|resuscitated|revived
        not|arent long for this world
        borrowed time
        my days ~1 are numbered
        last ~1 day|days|night|hours|week on ~1 this? earth|planet
        meet|meeting my maker
        other side ~1 soon|tonight|tomorrow
        delete|erase|eliminate|terminate|unsubscribe myself
        remove|take|switch|turn|opt myself ~1 from|off|out ~3 world|life|equation|picture|permanently|forever|existence
        yeet|yeeting|chuck|fling myself ~1 off|out|into
        toaster bath
        ctb
        opt|opting|unsubscribe|log|logging|logged|resign ~1 out|off|from ~1 of|from? ~1 life|existence|living|forever|world
        over|done with ~1 life|living|existing|existence|being
        so over life|living|existing
        no|zero|lost|without ~2 interest|joy|desire ~1 in|to|for ~1 living|live|life|existing
        dont|doesnt|not ~2 feel|feeling ~1 like ~1 living|existing|life
        dont|not|nolonger ~2 wanna ~1 do|face|live life ~1 anymore?
        make|made|making ~1 it|everything all? ~1 stop|end ~2 forever|permanently|good|tonight
        for|want|wants|wanting|waiting|better ~2 me to ~1 die|disappear|drop
        should|shouldve|could ~1 just|go ~1 and? die|vanish
        should|could ~1 just|go ~1 and? disappear|drop ~1 already|dead|forever
        @wishing ~2 be ~1 with ~3 heaven|again|grave
        id|i|would|id ~2 welcome ~1 death|dying|end
        @wishing ~2 it ~1 all|everything ~2 over|end ~1 for? @forever|good|me
      `,
    },
    // To leave it to chance.
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        if ~2 i|id ~2 got|get ~3 hit|run|killed|shot|crushed ~6 @glad
        if ~2 i ~2 died|die|crashed|drowned ~5 @glad
        @glad ~3 if|when ~4 @vehicle ~3 hit|hits|ran|run|runs|took|takes|killed|kills me|over
        @glad ~3 if|when @power ~2 killed|took|hit|shot ~1 me
        @wishing ~5 @vehicle ~3 hit|hits|run|ran|runs|take|took ~1 me
        cross|crossing|crossed|walk|walking|drive|driving ~4 without|not looking|stopping|braking|slowing ~4 care|hope|hoping|die|end
        stopped looking|checking ~3 cross|crossing ~5 road|street|traffic
        dont|nolonger|not|stopped ~1 look|looking ~4 cross|crossing ~4 road|street|anymore
      `,
    },
    // To have no place in the time to come.
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        dont|cant|never|not|couldnt|doubt|hardly ~2 see|picture|imagine|think|believe|expect ~1 myself|me|ill|to|i|im|id ~2 make|making|reach|reaching|see|seeing|live|living|survive|surviving|turning|getting|still ~4 @time|old|alive|that|far
        dont|doubt|not|wont|never ~2 think|believe|expect|plan|planning ~2 ill|i|im|to|id ~2 be|stay|around ~1 here|alive|around ~2 much|long|longer|next|for|by|when|after|see|then|anymore
        dont|doubt|not|never ~2 think|believe|expect|plan|planning ~2 ill|i|im|to|id ~2 be ~1 here|alive|around ~3 @time
        dont|wont|not|doubt ~3 see|reach|live ~2 to? ~2 my ~1 next? ~1 birthday
        wont|not|nolonger|never|dont ~3 be ~1 around|alive ~3 @time
        not|dont|wont ~2 around|alive ~1 much|very|for longer|long
        wont|not ~1 be ~1 here ~2 @time ~2 so|anyway|it|and|then
        @wontbe ~1 here ~1 much|for|very longer|long
        doubt|hardly ~2 ill|i ~3 around|alive ~2 much|long|longer|next
        cant|dont|not|never ~2 see|imagine|picture ~2 future|tomorrow ~3 me
        no ~1 future|tomorrow ~2 for me ~1 in? this? ~1 life|world|anymore|left
        by the time|when ~2 anyone|anybody|someone|you|they|everyone|somebody|people ~1 read|reads|see|sees|find|finds|get|gets ~1 this|me|these ~2 itll|it|ill|im|i|will ~3 gone|dead|matter|late|over|end
        by the time ~2 you|anyone|anybody|someone|they|somebody|people read|reads|find|finds|see|sees this|me
        gonna|will|ill ~1 be gone ~1 soon|anyway|tomorrow|forever|then|when|by|before
        this|it|its ~1 is|be|was? the end ~1 for|of ~1 me
        only ~2 reason|thing|person ~3 im|i|keeping|keeps ~3 here|alive|around|going|living
        how much longer i ~3 live|exist|survive|alive|want|be|stay ~2
        soon ~4 wont|not|nolonger ~2 be ~2 problem|burden|worry|trouble|bother
        soon ~4 wont|not|nolonger ~2 have to? ~2 worry|deal|put|care ~2 me
        wont|not|nolonger ~1 be @anyones ~1 problem|burden|worry|trouble|responsibility|headache
        my last birthday|christmas|summer|winter|spring|halloween|easter|sunset|sunrise|meal|night ~2 alive|on|ever
        no|more|not ~2 more|another ~1 mornings|tomorrows|sunrise
        everything|all|stuff|things ~3 organised|organized|sorted|ready|arranged|prepared|planned|settled ~3 after|when|once|for ~2 im|i|ive @unhere
        take|look|care ~2 care|after ~1 of? ~3 kids|children|dog|cat|mum|mom|brother|sister|him|her|them|pets|baby|family ~2 when|after|once|if im|i|ive ~1 @unhere
        no|isnt|not ~3 hope ~1 left? for me
        what|why|whats ~4 plan|study|save|bother|try|point ~5 wont|not ~2 be ~1 here|alive|around
      `,
    },
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
    // The writer's own life or death, whatever they then say of it.
    {
      kind: "suicide",
      frame: "mortal",
      phrases: `
        i|id|ill|ive|me|myself ~3 die|died|dead|perish|drown|drowned
        im ~3 dead|dying
        to|just|and|of|about|should|shouldve|could|would|might|wanna|gonna|have ~1 die|died|dying|drown|drowning
        being|be|was|were|been dead
        when|until|unless|if|once i ~2 die|dead|died
        when|until|unless|if|once im ~2 dead
        never ~1 wake|waking|woken|born|existed
        not ~2 wake|waking|woken|born|existed|exist|alive|surface|breathe
        wont|dont|didnt|wasnt|werent|hadnt|isnt|doesnt ~2 wake|woken|born|existed|exist|alive|surface|breathe|survive
        woke|wake|waking up ~1 again|at|alive
        that|because i ~1 woke|wake|survived|exist
        my ~2 existence|funeral|grave|ashes|heartbeat|death
        heart ~2 stop|stops|stopped|give|gives|gave|quit ~1
        where im not in it
        i|im|me|to|by|stop|not|just|even|of ~1 exist|existing
        oxygen
        this planet|world|earth|life|existence
        version|form|kind|part of living|life|alive
        keep|continue|carry|stay|staying|remain|stick|sticking|remaining|still ~1 on? ~1 living|alive|around|existing|breathing
        go|going to sleep ~3 forever|permanently
        close ~2 eyes ~4 disappear|forever|gone|open|vanish
        out of my|this|the ~1 misery|suffering|life|existence
        without me
        if i ~1 wasnt|werent|weren ~1 here|around|in|alive
        gone for good
      `,
    },
    // Leave-taking.
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        this|thats ~2 is|be|my ~2 last|final message|post|letter|note|entry|goodbye|words|text ~1 here|ever|i|to|from|you|everyone|all|before|goodbye|be|im
        thank|thanks ~2 all|everyone|everybody|you ~3 everything ~5 goodbye|farewell|bye
        goodbye|farewell|bye ~2 everyone|everybody|world|all|forever ~4 sorry|love|loved|thank|forgive|tried
        written|wrote|writing|write|left ~2 letters|letter|notes|note|videos ~4 everyone|family|kids|parents|mom|mum|dad|children|wife|husband|loved|love|them|daughter|son|friends ~6 drawer|after|gone|find|when|love|before|hidden|ready|desk|read
        written|wrote|writing|write ~2 letters|notes ~2 to|for ~2 everyone|everybody|love ~3 love|care|know?
        gave|giving|give|given|gives ~5 away ~6 wont|dont|not ~2 need|needed|use|want ~3
        giving|gave|given|give ~1 away|my ~5 where im going
        my|the|a ~1 note ~1 is? written|ready|done|finished|waiting
        have|got|wrote|written ~1 my|a|the ~1 goodbye|farewell|suicide note|letter
        please ~1 look|take|care ~2 after|care|for ~4 for me
        theyll|shell|hell|youll|will ~1 understand|know ~2 why? ~1 soon|later|tomorrow|next|afterwards|one
        forgive me ~4 cant|dont|tired|going|gone|hold|couldnt|love
        dont ~1 cry|mourn|blame|be ~2 for|over|sad|yourselves|yourself|anyone ~3 gone|me|when|myself|it
      `,
    },
    // Hurting oneself by another name.
    {
      kind: "self-harm",
      frame: "writer",
      phrases: `
        cut|cuts|cutting|burn|burns|burning|burned|slice|slicing|carve|carving|scratch|scratching|scratched|rip|pick|picking|claw|stab ~1 my ~3 @limbs ~3
        hit|hitting|bang|banging|punch|punching|slam|slamming|smash|bash|bashing ~1 my|myself ~2 @limbs ~7 until|bleed|bleeds|bleeding|bruise|bruises|bruised|blood|black
        hit|hitting|punch|punching|slap|slapping|bite|biting|strangle|strangling|choke|choking|starve|starving|whip myself ~4
        burn|burning|burned|burnt ~2 @limbs|myself ~3 lighter|cigarette|cigarettes|iron|candle|match
        scratch|scratching|scratched|pick|picking|rub|rubbing ~2 @limbs ~3 open|bleed|raw|blood|bleeding|bloody
        stopped|stop|refuse|refusing|quit|not eating ~5 fade|disappear|vanish|deserve|die|punish|waste
        hurting|harming|cutting|burning|hitting|bleeding|pain ~1 myself? ~2 only|helps|calms|relieves|quiets ~3 thing|way|helps|calms|me|relief ~3
        hurting|harming|cutting|burning|hitting myself
        want|need|wanna|urge|urges ~1 to? hurt|harm|cut|burn|injure ~1 myself
        new|fresh|old ~1 cuts|scars|burns ~3 arm|arms|wrist|thighs|legs|sleeves
        iron|lighter|cigarette|cigarettes|razor|blade|knife|glass|match|matches|needle|scissors ~3 against|on|to|into|across|over|along my ~1 @limbs
        keep|kept|been|still|started|stop cutting ~1 its|it|and|because|when|deeper|again|every|so|but|im|i
        until|till ~1 i|it|im|skin|they ~2 bleed|bleeds|bleeding|bruise|bruised|raw|blood
        hide|hiding|cover|covering ~3 cuts|scars|bandages|burns
        wear|wearing ~2 long? ~1 sleeves ~6 cuts|scars|see|arms|bandage
      `,
    },
    // Violence and control by people close by or above.
    {
      kind: "abuse",
      frame: "writer",
      phrases: `
        @attacker ~3 @rough ~2 me|us ~4 throat|neck|hair|wall|stairs|floor|arm|collar|bed|ground|door|down|face
        @attacker ~3 @rough ~2 my ~1 throat|neck|hair|arm|wrist
        @attacker ~3 threw|throws|throwing|hurls|hurled ~2 chair|plate|plates|glass|bottle|phone|something|knife|things|stuff|cup|object|shoe|mug|pan|lamp at ~1 me|us|my
        @attacker ~4 hit|hits|slapped|slaps|punched|punches|kicked|kicks|choked|chokes|groped|gropes|spits|spat|bit|bites|burned|burns|raped|rapes|molested|strangled|beat|beats ~1 on|at? me
        @attacker ~3 hurts|hurt me ~2 if|when|whenever|because|physically|every|again|and|so
        if|when|whenever ~4 he|she|they ~1 will|would|just? hurts|hits|beats|slaps|punishes|kicks|hurt|hit|punish|beat me|us
        used to ~1 rape|molest|abuse|beat|touch|hit me ~8 coming|stay|staying|visit|back|again|moving|still|see|now
        @attacker ~2 cornered|gropes|groped|fondled|fondles|felt me ~1 up?
        @attacker ~3 touches|touch|touched|kisses|kissed|rubs|rubbed|puts ~2 me|hands|hand ~4 night|asleep|sleep|sleeping|alone|bed|want|inappropriately|down|legs|skirt|clothes|pants|room
        @attacker ~2 comes|came|come|sneaks|coming ~1 into|in|to my room|bed|bedroom ~2 at|every|when|in ~1 night|drunk|asleep|sleep|dark
        doesnt|wont|refuses|dont|never|didnt ~1 to? give|gives|let|lets|feed|feeds ~2 me|us ~3 food|eat|dinner|meals|anything ~2
        starves|starving|starved me|us|my
        @attacker ~3 controls|control|controlling|takes|took|keeps|monitors|tracks|checks|hides|holds ~3 my|all|the|our ~3 money|phone|card|cards|passport|salary|wages|bank|location|keys|papers|id|messages ~14 threatens|threatened|scared|afraid|permission|hurts|shoves|hits|leave|leaving|lock|locks|kill|hurt|shove|yells|terrified|allowed|escape
        takes|took|taken|hides|hid|has|holds|keeps ~1 my ~1 car? keys|passport|phone|papers|id|documents ~4 so|cant|wont|leave ~4 leave|go|escape|call|anyone|out
        threatens|threatened|threatening ~1 me? ~1 to|with|that ~3 take|kill|hurt|hit|harm|beat|burn|shoot|find ~4
        find|hunt|track|kill|hurt|destroy|ruin me ~2 and|or|if ~2 kill|hurt|beat|leave|tell|go|talk|left ~1 me?
        kill|kills|murder me|us ~1 if|when|unless|should ~1 i|we|id ~2 leave|left|tell|told|talk|go|date|divorce|report|run|ever
        afraid|scared|terrified|frightened|dread|fear|worried ~1 of|about|to? what|that ~1 he|she|they|hell|shell|theyll|my ~3 do|does|happens ~3 me|us|kids|home
        afraid|scared|terrified|frightened ~1 to|of ~1 go|going|be|being|come|coming|leave|leaving ~1 home|house|him|her|alone ~5 he|she|him|her|they|hell|shell|dad|father|husband|what
        im|and|so|are|am|really|i ~2 scared|afraid|terrified|frightened of him|her|them
        permission ~3 everything|anything|leave|go|see|talk|eat|spend|sleep ~6 hurts|hits|punishes|scared|afraid|angry|beats|screams
        wont|doesnt|not|dont|never ~2 let|lets|allow|allowed ~1 me|us|to? ~1 to? ~1 leave|go|see|talk|work|have|speak|call ~3 house|flat|home|friends|family|own|anyone|room|outside|money ~7 scared|afraid|hits|own|money|phone|hurts|threatens|control
        forced|forces|forcing|pressured|pressures|coerced|coerces|guilts ~1 me ~3 sex|bed|naked|undress|touch|pregnant|abortion|marry|marriage
        forced me to
        make|makes|made me ~1 have sex
        shows|showing|showed|turns|turning|waits|waiting|follows|following ~2 up|outside|me ~2 outside|at|to ~2 my|work|house|flat|home|apartment|door ~12 kill|hurt|scared|afraid|threat|threatens|threatened|stop|police|restraining
        dont|not|nolonger|never ~1 feel ~1 safe ~2 at|in|with|around|alone ~2 home|house|him|her|my|them|dad|husband
      `,
    },
    {
      kind: "abuse",
      frame: "person",
      phrases: `
        slaps|punches|kicks|chokes|beats|strangles|gropes|rapes|molests|whips|hits|burns me
        hits|beats|slaps|punches|kicks|chokes|strangles|hurts ~1 mum|mom|mummy|mommy|dad
        hits|beats|slaps|punches|kicks|hurts|whips ~1 the|our|my ~1 kids|children|baby|kid|dog
        keeps|holds|took|hides|confiscated|locked ~1 my|our passport|papers|id|documents
        next time its|itll ~2 me|you|us
        punched|punches|kicked|hit|hits ~1 the|a wall|door ~4 my|me
        not|never ~1 allowed to ~1 leave|go ~1 out? ~2 flat|house|home|room|apartment|outside
        nude|nudes|naked ~1 photos|photo|pictures|pics|videos
        send|sending|sent ~2 nudes
        took|takes|taken|smashed|broke my phone
        stabbed|stabs|cut|burned|scalded ~1 me|my ~1 hand|arm|leg|face|with
        not allowed to leave|eat|sleep|call|see|go ~6 he|she|husband|hits|scared|afraid|punish
        threatens|threatened|threatening ~2 to|with ~3 post|share|send|leak|knife|gun|belt|weapon|bat ~3
        threatened|threatens|attacked|chased me ~1 with
        keeps|kept|started|likes ~1 touching|groping|grabbing|hitting|slapping|kissing|fondling me
        touches|fondles|gropes|touched|fondled|groped me
        on his lap
        hand|hands|fingers ~1 up|down|under|in|inside my ~1 skirt|dress|shirt|pants|top|bra|trousers|underwear|blouse
        pushed|shoved|threw|kicked|thrown ~1 me|us ~1 down the|some? stairs
        next time ~6 dead|kill|hospital|worse
        told|tells|says|said ~3 nobody|noone ~2 would? believe|believes|find ~1 me?
        told|lied ~3 doctor|doctors|hospital|nurse|police|teacher ~2 i|that|it ~2 fell|tripped|accident|fine
        hear|heard|hearing|see|saw|seeing|screaming|screams|watched ~6 beating|hitting|beats|hits|kicking|choking|beat|hit|slapping|punching ~2 her|him|them|wife|girlfriend|kid|kids|child|children|son|daughter|mum|mom|mother|brother|sister
        beating|choking|strangling|raping|molesting ~1 up? her|him|them|kid|child|wife|son|daughter|girlfriend
        her|his|their ~2 husband|boyfriend|dad|father|stepdad|mother|mom|mum|partner|wife|girlfriend ~2 hits|beats|chokes|rapes|hurts|abuses|hit|beat|molests|kicks ~1 her|him|them
        bruises ~2 on|all|over|every ~3 arms|arm|face|neck|legs|kid|child|her|him|time ~4
      `,
    },
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
    // What one hears of another.
    {
      kind: "suicide",
      frame: "person",
      phrases: `
        cant|doesnt|nolonger|not|couldnt ~2 go|carry|take|do|live ~1 on|it|this ~2 anymore? ~5 isnt|not|wont|stopped|doesnt|hasnt|phone ~1 answering|answer|replying|reply|responding|off|picking|answered
        nothing|no|without ~2 left|reason|more|point? ~2 to|for ~2 live|living|alive ~1 for?
        rather|prefer|wish|wishes|wants|wanted|better ~2 to? not ~1 be|exist|wake|have|been ~1 alive|around|here|up|born?
        doesnt|dont|didnt|nolonger|never|not ~1 want|wants|wanted|wanna to? ~1 live|exist|be|wake|go ~1 here|alive|around|on|up|living?
        wanna|wants|want|tried|trying|threatens|threatened|threatening|might|will|going|gonna|would|planning|plans|hell|shell|about|could ~2 to? ~1 overdose|jump|kill|hang|drown|hurt|harm|shoot|end ~2 @themself|it|his|her|their|yesterday|again|last|off
        tried|attempted to overdose|die
        bought|got|has|owns|took|found|hid|hides|keeps ~2 gun|rope|noose|pills|shotgun|rifle|pistol ~8 gave|giving|given|worried|scared|goodbye|afraid|says|said|note|away|live|drinking|sad|depressed
        gun|shotgun|rifle|pistol|pills ~6 worried|scared|afraid|goodbye ~3 about|for|him|her|them
        gave|giving|gives|given|giving ~4 away|guitar|dog|cat|things|stuff|clothes|car ~6 worried|scared|goodbye|afraid|strange|weird|sad
        posted|sent|wrote|texted|left|sends|posting|messaged|leaving|got|received ~4 goodbye|farewell|suicide ~1 message|text|note|letter|post|video|voicemail
        text|message|texted|wrote|sent|messaged|said|says|called|letter|saying|voicemail ~8 sorry ~2 for ~1 everything ~5 goodbye|bye|love|farewell
        text|message|texted|wrote|sent|messaged|said|says|called|saying|posted ~5 goodbye|bye|farewell ~7 not|cant|isnt|wont|phone|off|hasnt|nobody|noone ~2 reach|answering|answer|find|reply|replying|off|pick|responding
        sorry for everything and goodbye
        once|if|when|after ~1 shes|hes|he|she|theyre|they ~2 dead|gone|died|dies ~6
        says|said|saying|writes|wrote|thinks|feels|texted|told|posted ~4 @nobody|everyone|everybody|noone|wed|theyd ~4 miss|notice|better|care|need|needs|happier|mourn ~2 her|him|them|she|he|they
        do|does|doing ~1 something ~1 to|stupid|bad ~1 @themself
        said|says|say|saying goodbye ~7 weird|strange|odd|strangely|funny|forever|gave
        cuts|scars|burns|slashes|marks ~6 arms|arm|wrists|wrist|thighs|legs ~3
        goodbye|farewell|suicide|last notes|letters|letter|note|messages|videos
        end|ending|ends ~1 it ~1 all? ~1 if|unless|tonight|when|today
        says|said|saying|thinks|keeps|think|texted|wrote|telling|told|tells|feels|convinced ~5 @others|wed|us|i|id|were ~4 better|easier|happier|relieved ~4 without|if|dead|gone
        wont|not|nolonger ~3 be ~1 here|around|alive ~8 hurt|kill|harm|worried|afraid ~1 @themself
        wrote|writes|said|says|told|texted|posted|thinks|think|telling|mentioned ~6 die|dying|dead|disappear|alive|death ~3
        worried|scared|afraid|fear|terrified ~4 hurt|harm|kill|do|lose|hurting|harming|killing|cutting ~2 @themself|something|him|her
        think|thinks|found|know|noticed|discovered|suspect|saw|caught ~4 cutting|harming|hurting|starving|burning|cuts|harms|hurts @themself
        cutting|harming|starving|burning @themself
      `,
    },
  ],
  signs: [
    {
      family: "farewell",
      phrases: `
        goodbye|farewell|bye everyone|everybody|all|forever|world|guys|friends
        this is ~1 goodbye|farewell
        thank|thanks ~2 all|everyone|everybody|you ~2 for everything
        be ~1 good|kind|nice to each other
        take care of each other
        look after each other
        tell|telling ~2 @kin ~3 i|that ~1 love|loved ~1 them|him|her?
        i ~2 love|loved you all
        remember me
        im ~1 so? sorry
        please ~1 look|take ~3 for me
        told ~2 to keep it|them
        last|final message|post|goodbye
        said|say|saying ~1 my|all? goodbye|goodbyes|farewell|farewells
      `,
    },
    {
      family: "absolving",
      phrases: `
        isnt|not|never|aint|wasnt ~2 your|her|his|their|anyones|anybodys|nobodys fault
        nobodys|noones fault
        nothing ~1 you|anyone ~1 could ~2 done|do
        sorry|forgive ~1 me? ~1 for everything|all|being|what
        forgive me
        dont blame ~1 yourself|yourselves|anyone
      `,
    },
    {
      family: "giving-away",
      phrases: `
        gave|giving|give|given|giving ~4 away
        gave|give|given|giving ~1 my cat|dog|guitar|pets|rabbit|cats|dogs|piano|car|bike|jewellery|jewelry|watch ~1 to
        rehomed|rehoming ~2 cat|dog|pet|pets|cats|dogs
        booked|asked|got|found|arranged ~4 take|adopt|keep|have ~2 dog|cat|dogs|cats|pets|pet
        found|find|finding ~3 home for ~2 cat|dog|cats|dogs|pet|pets
      `,
    },
    {
      family: "affairs",
      phrases: `
        sorted|made|written|updated|wrote|signed|finished|organised|organized ~3 will|testament
        sorted|organised|organized|arranged|settled|tidied|prepared ~3 passwords|affairs|paperwork|papers|bank|accounts|everything|funeral
        cleaned|cleared|emptied|tidied ~1 out|up? ~2 flat|room|apartment|house|place
        everything|affairs|papers|all ~2 in order
        wrote|written|writing|listed|left ~2 down|out ~3 logins|passwords|pins|accounts|instructions|wishes
        where ~1 the|my|all ~1 papers|documents|will|passwords|keys
        life insurance
        the insurance
        nobody|noone|they|you|everyone|anyone ~2 has|have|needs|need|will|wont|doesnt|dont ~2 to? ~1 worry|trouble|deal|bother|clean ~2 about|with|afterwards|anymore|anything|after|up?
        written|wrote|writing ~1 the|my|them? ~1 letters
      `,
    },
    {
      family: "absence",
      phrases: `
        after|when|once|before|if im|ive ~1 gone|dead
        who|whoever ~2 finds|find|found me|my
        afterwards
        my funeral
        no funeral
        scatter|cremate|bury ~1 me|my
        where im going
        by the time ~2 anyone|anybody|you|they|someone
        wont|not ~2 be ~1 around|here|alive
        soon ~4 over|gone|free|peace
        without me
      `,
    },
    {
      family: "burden",
      phrases: `
        everyone|everybody|they|family|kids|you ~3 be ~1 better off
        im|become|being|been|feel|am ~4 burden|deadweight|nuisance|waste
        dead weight
        such a problem|burden|disappointment
        deserve|deserves better than me
        costing|draining everyone|everybody|them
        sorry for being
        only|just cause|causing|caused ~2 pain|trouble|problems
      `,
    },
    {
      family: "means",
      phrases: `
        have|bought|got|found|keep|hold|holding|need ~2 @lethal
        have|bought|got|found|keep|counted|counting ~2 pills|tablets|sedatives
        sleeping pills
      `,
    },
    {
      family: "place",
      phrases: `
        @standing ~2 on|at|by|over|to|near|up ~3 @high|edge
        looking|look|stare|staring ~2 at|over|down ~3 @high
        wait|waiting|stand|standing|watch|watching ~2 for|at|near|on ~2 train|trains|metro|subway|platform|station|tracks
      `,
    },
    {
      family: "finality",
      phrases: `
        one last time
        this|it ends ~1 today|tonight|now|tomorrow
        time for me to ~1 go|leave
        wont|dont|not ~1 be needing ~1
        wont|dont need ~1 it|them|any|anymore|anything
        ive|i decided and|so|now|already|i|it
        its|a|what ~1 relief
        want out
        know|figured|found|decided ~2 how ~2 to ~1 end|stop|finish|do ~1 it|this|things
        how quick|easy|fast|simple|quickly|easily ~1 it
        at peace with ~1 leaving|going|it|that|everything
        want|wanna|need ~1 it|this|everything|all|be ~2 over
        stopped|quit|stop ~1 buying|planning|paying|eating|taking|making
        disappear|vanish|ghost
        out of life
        have|made|set|picked|chosen ~3 date
        its ~1 over for me
        no|not more trying|tomorrow|mornings|tomorrows|pain
        made ~2 peace ~1 with
        made my|up ~1 mind|decision
        wont|doesnt|not|nothing ~3 matter|matters anymore|soon|then|tomorrow|after|now
        way out
        end|ending it|all
        for good
        how easy
        one step
        in my ~1 sleep
      `,
    },
    {
      family: "peace",
      phrases: `
        strangely|finally|weirdly|oddly|very|feel|feels|im ~1 calm|peaceful|relieved
        at peace
      `,
    },
    {
      family: "gloom",
      phrases: `
        cant|dont|couldnt ~3 go on
        cant|couldnt ~1 keep fighting|going|trying|pretending
        how much longer i
        nothing matters
        this|it ~1 hurts too much
        cant|couldnt ~2 keep|continue|do|take|stand|bear ~2 living|going|this|it|day ~3 anymore|this|longer
        live|living like this
        so|too|very|just tired of ~1 everything|it|fighting|trying|pretending
        nothing|never ~3 get|gets|getting better
        no|any|isnt|lost|losing|without ~2 hope
        nothing left
        @nobody ~1 can ~1 help
        make it through
        no way out
        no other way
        whats|what the point
        why bother
        life ~3 hard|pointless|empty|meaningless|mess
        want out
        done with all|everything
        hate ~2 myself|life
        worthless|hopeless
      `,
    },
    {
      family: "silence",
      phrases: `
        @nobody|who|whod ~3 notice|notices|miss|misses|remember|mourn|find|asks|ask
        isnt|not|stopped|hasnt|wont ~1 answering|replying|responding|answer
        phone ~2 off
        @nobody ~1 knows
        gone quiet|silent
      `,
    },
  ],
  matters: `
    job|jobs|work|workplace|office|company|firm|team|teams|project|projects|department|agency|startup|business|shop|studio|career|industry
    boss|manager|client|clients|customer|customers|coworkers|colleagues|meeting|meetings|shift|shifts|contract|lease|salary|invoice|invoices
    thesis|degree|dissertation|course|class|uni|university|college|exam|exams|studies|phd|semester|seminar|internship|programme|program
    city|town|country|neighbourhood|neighborhood|flatshare|moving|relocating|emigrating|retiring|retirement
    band|choir|orchestra|club|committee|league|gym|season|tournament|guild|group|squad|society|board
    blog|newsletter|podcast|channel|linkedin|instagram|facebook|twitter|tiktok|reddit|discord|slack|internet|posts|posting|forum|server|online
    app|code|codebase|bug|repo|api|software|website|database|branch|build|release|sprint|backlog|ticket|tickets|feature|process|thread
    novel|book|chapter|manuscript|screenplay|script|song|album|draft|poem|story|play|film|comic|comics|essay|article
    of|with|from|up|about|like|keep|stop writing|drawing|painting|composing|coding|dating|freelancing
    marketing|spreadsheet|budget|report|slides|presentation|deadline|deadlines|email|emails|portfolio|resume|cv
    marriage counselling|counseling|vows
    with|in|of|from|to this|the|our|my|that ~1 marriage|relationship|friendship|house|flat|apartment|plants|car|diet|hobby|habit
    freelance|solo|vegan|digital|remote
    insurance ~1 company|claim
    quit|quitting|resign|resigning|divorce|divorcing|breakup
    rehearsal|clothes|skirts|closet|wardrobe
    resignation|desk|handover|climbing|boat|swing|sailing|tent|theatre|recipe|show|set
    my notice
    commute|traffic|alarm|landlord|landlady|mortgage|sofa|furniture
  `,
  ties: `in at with as on of the a an`,
  allOfLife: `life world earth planet me myself universe body head skin mind pain suffering depression grief guilt shame thoughts memories morning night tonight sleep all everything everyone everybody existence house home lives him her them picture family peace silence it this tonight friday monday sunday saturday week weekend hell heaven my way`,
  stances: `
    wish|wishing|wished|want|wanna|wanted|hope|hoping|pray|praying|longing|ready|rather|prefer|deserve|supposed|meant
    should|shouldve|would ~1 be|have|of
    mistake|better|best|easier|easy|relief|relieved|peace|peaceful|calm|solved|solve|fix|correct|official|disappointed
    tired|exhausted|sick|weary|hate|regret|punishment|point|why|reason|purpose|worth|meaning
    think|thinking|thoughts|imagine|imagining|picture|fantasise|fantasize|fantasising|fantasizing|dream|daydream|googling|wonder|wondering
    constantly|daily
    all|every day|night|time
    only|over|let|stop|plan|planning|decided|fair|free|freedom|comfort|comforting
    dont|doesnt|nobody|noone|not care|mind|cares|minds
    hurt|hurts|painless|quick|quickly|fast
    waiting|worse|picked|chosen|planned
  `,
  self: `i im ive id ill me my myself`,
};
