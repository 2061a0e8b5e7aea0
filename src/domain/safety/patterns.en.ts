// English phrases of the crisis path. Contractions stand without apostrophe; "want to" is wanna, "going to" gonna.

import { ENGLISH_HINTS } from "./hints.en.ts";
import type { PhraseTable } from "./phrase-table.ts";

export const ENGLISH: PhraseTable = {
  language: "en",
  classes: {
    weary: `dont not no never cant couldnt without tired sick done hate nothing why nolonger enough exhausted hardly barely stop`,
    family: `mother mom mum mummy mommy father dad daddy brother sister son daughter kid kids child children baby wife husband
      partner boyfriend girlfriend ex bf gf fiance fiancee friend bestie roommate flatmate housemate stepdad stepmom stepfather
      stepmother grandma grandpa grandmother grandfather uncle aunt cousin nephew niece neighbour neighbor coworker colleague
      student students pupil teacher boss twin parents family mate buddy brothers sisters`,
    they: `he she they hes shes theyre somebody someone`,
    abuser: `he she they hes shes theyre someone husband wife boyfriend girlfriend partner ex dad father mom mum mother stepdad stepfather
      stepmom stepmother brother sister uncle bf son fiance parents cousin neighbour neighbor roommate daughter grandfather grandpa`,
    us: `me us`,
    themself: `himself herself themself themselves themselfs`,
    hits: `hits beats punches kicks slaps chokes strangles rapes molests abuses chokeslams whips burns`,
    hit: `hit beat punched kicked slapped choked strangled raped molested abused assaulted groped stabbed`,
    hitting: `hitting beating punching kicking slapping choking strangling raping molesting abusing hurting stalking drugging`,
    want: `wanna wanted wanting want need needed ready wish hope prefer deserve trying tried plan planning`,
    gone: `gone dead disappeared died vanished`,
    pills: `pills pill tablets meds medication medications paracetamol tylenol ibuprofen xanax painkillers antidepressants insulin benzos
      sleeping acetaminophen aspirin`,
    vehicle: `car bus truck lorry train tram van`,
    means: `razors razor blades blade rope pills noose gun pistol tablets helium charcoal`,
    drop: `bridge roof balcony building cliff window ledge rooftop tower overpass`,
    everyone: `everyone everybody family kids parents world people they theyd all children husband wife mum mom you he she friends`,
    nobody: `nobody noone`,
    lots: `whole entire bunch lots handful handfuls load loads pack packet box bottle bottles dozens blister strip`,
    day: `monday tuesday wednesday thursday friday saturday sunday tonight tomorrow today christmas weekend`,
  },
  crisis: [
    {
      kind: "suicide",
      frame: "writer",
      phrases: `
        kill|killing|killed|off myself
        offing myself
        kms
        wish|hope|if|imagine|want|wanna ~4 get|got|be|getting hit|run by|over ~2 @vehicle
        hope|wish|pray|praying|hoping ~3 @vehicle|someone|something ~2 hits|hit|runs|run|kills|takes ~2 me
        unalive|unaliving myself?
        unaliving|unalive
        @want ~2 die
        wanna ~1 to ~1 die
        gonna ~1 die tonight|today|soon|anyway|alone
        let me die
        like|love ~2 to ~1 die
        like|love ~2 to be dead
        rather ~1 be dead
        id rather die
        wanna|ready|should|prefer|deserve|want ~2 be|being dead
        wish|wished|hope ~1 i|id ~2 was|were dead
        wish|wished|hope ~1 i|id ~2 wasnt|werent alive|born|here
        wish|wished|hope ~1 i|id ~2 die|died
        hope i ~2 die
        better off dead
        feel|feeling|felt like ~1 dying
        sleep|asleep ~2 for good
        why ~2 keep waking up
        hoped|hoping|hope|wish ~2 i ~1 wouldnt|dont|didnt|wont wake
        relief|peace|better|easier|nice|comfort ~2 to|not|if|just ~2 not exist|existing|be
        relief|easier|nicer|peaceful ~2 to ~1 be|just ~1 dead|gone
        @means ~8 know what|how ~4 do|use|with
        bought|got|hid|found|have|stole ~3 @means ~8 ready|use|know|tonight|do
        car|bus ~4 off ~2 bridge|cliff|road ~3 me
        picture|picturing|imagine|imagining|fantasise|fantasize ~6 bridge|noose|crashing|falling|hanging|tracks
        written|wrote|writing|write ~2 letters|letter|note|notes|emails ~2 to|for ~1 everyone|family|kids|parents|mom|mum|loved|children ~4 drawer|after|gone|find|when|love|before
        not|wont|never ~2 be ~1 a ~1 bother|burden|problem|nuisance ~2 to|for ~3 after|longer|anymore|soon|again
        no reason to ~1 be here|alive|around
        ready to ~1 be done ~1 with ~1 life|everything|living
        checking|check|checked out of life
        not ~2 meant|made|cut ~2 to|for ~1 this? ~1 live|living|be alive|exist
        overstayed ~3 life|earth|world
        gonna|will|might|could ~1 do it tonight
        goodnight forever
        dying|death|dead ~2 sounds|seems|feels|would ~2 nice|good|peaceful|easier|relief|better|comforting
        end|ending everything ~1 tonight|today|now|soon
        wanna|feel|gonna ~2 end|ending everything
        im ~1 gonna ~2 end it
        thinking|think ~1 of|about ~1 jumping
        want|wanna ~1 out of ~1 life|world
        wanna ~2 be|stay gone
        wanna ~2 sleep forever
        wanna ~2 leave this world|earth|planet|life
        wanna ~1 end my ~1 suffering|pain|misery|existence
        want|wanna ~2 pain|suffering|hurting|misery ~2 end|stop ~2 permanently|forever
        dont ~2 wanna see|face|live ~1 another|tomorrow day?
        ill be dead by|soon|tomorrow|before
        my last day|night|days ~2 alive|earth
        planning|plan|planned|imagine|imagining|picture|picturing|arranged ~1 my ~1 own? death|funeral
        do ~1 something ~1 stupid ~1 tonight|today|to
        something i ~1 cant ~1 undo|reverse
        scared|afraid|worried|might ~5 do ~3 to myself
        not|dont ~3 safe ~1 from|with|around myself
        cant|dont ~1 trust myself ~1 alone|around|not
        voices ~4 kill|die|jump|hurt
        hate being ~1 alive
        done living
        end|ending|ended my ~1 life
        end|ending|ended it all
        end|ending it ~1 tonight|today|now|permanently|forever
        take|taking|took my ~1 own? life
        im|feel|feeling|been|am|was|getting|felt so? ~2 suicidal
        suicidal thoughts|ideation|again|since
        suicidal ideations
        my suicide
        my own suicide
        commit|committing|attempt|attempting ~1 suicide
        think|thinking|thoughts|thought|contemplate|contemplating|considering|consider|planning|plan ~2 about|of|on? ~1 suicide
        considering|contemplating|planning suicide
        thinking|think|thoughts|fantasise|fantasize|fantasising|fantasizing|dream|dreaming|obsessed ~1 about|of|with ~2 dying
        shoot|shooting|hang|hanging|drown|drowning|poison|poisoning|stab|suffocate|suffocating myself
        jump|jumping ~2 off|from|out ~2 a|the|this|my|that ~2 @drop
        jump|jumping|step|stepping|walk|walking|run|throw|throwing|lie|lying myself? ~1 in front of ~3 @vehicle|traffic
        jump|walk|step|run into traffic
        throw|throwing myself off|under|out|from
        wanna|gonna|to|might|could|about overdose|od
        of|about|like|considering overdosing
        overdose on my|pills|paracetamol|tylenol|sleeping
        wanna|gonna|could|might take|swallow ~2 all|whole|every ~4 @pills
        @pills ~8 take|swallow them all
        slit|slitting|cut|cutting ~1 my ~1 wrist|wrists|throat|veins
        least|painless|painful|easiest|quickest|fastest|best painful? way|method|ways|methods ~1 to|of ~2 die|kill|dying|killing|suicide
        painlessly|painless ~2 die|death|suicide
        how many ~4 to|would|will|do|does ~3 die|kill|overdose
        how ~4 to kill yourself|myself|ourselves
        way|ways ~2 to kill yourself|myself
        lethal|fatal dose|amount
        rope ~9 on|around ~1 myself|neck
        tie|tied|made|bought|tying ~2 noose
        put|hold|held|point ~2 gun|pistol ~1 to|in ~1 my head|mouth
        blow|blowing my brains|head out|off
        dont|nolonger|never|not|cant wanna? ~1 live|exist anymore
        dont|nolonger|never ~2 wanna ~1 live|exist
        nolonger want ~1 live|exist|be
        dont|nolonger|never ~2 wanna be alive
        dont|nolonger ~1 want|wanna to? be ~1 alive
        dont|nolonger|never ~2 wanna ~1 wake up ~1 anymore|tomorrow|again|ever
        dont|not ~2 feel|like|wanting ~1 living|being ~1 alive|anymore
        wanna ~1 stop ~1 living|existing|breathing
        dont deserve ~1 to live|exist|be ~1 alive
        want|wish my life ~2 over|end|ended|ends
        wanna ~1 end my life
        wish ~2 my life ~2 over
      `,
    },
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
    {
      kind: "suicide",
      frame: "absence",
      phrases: `
        if|when|once|after i ~3 @gone|die|disappear|vanish
        if|when|once|after im ~2 @gone
        if i ~1 wasnt|werent|didnt ~1 here|around|alive|exist|existing
        if|when i ~1 stopped|stop existing|breathing|living
        if|that i ~1 never existed
        without me in
      `,
    },
    {
      kind: "suicide",
      frame: "open",
      phrases: `
        suicide note|letter|pact|attempt
        suicide notes|letters|attempts
        kill yourself
        commits|committed|committing suicide
        attempted|attempting|attempts suicide
      `,
    },
    {
      kind: "suicide",
      frame: "person",
      phrases: `
        kill|kills|killed|killing|hang|hangs|hanged|hanging|shoot|shoots|drown|drowns|poison|unalive|off @themself
        wants|wanted|wishes|trying|tried ~2 to? ~1 die
        wants|wanted|wanna to? ~1 be dead
        wants|wanted|gonna|going|hell|shell|theyll|might|will ~1 to? end it all
        doesnt|dont|nolonger|didnt ~2 want|wanna|wants to? ~1 live|exist
        doesnt|dont|nolonger ~2 want|wanna|wants to? be ~1 alive
        doesnt|dont|nolonger ~2 want|wanna|wants to? be ~1 here|around anymore
        wishes|wished he|she|they|hed|shed|theyd ~1 was|were|wasnt|werent|never|been|had ~2 dead|born|alive
        end|ending|ended|take|taking|took his|her|their own? life
        end|ending|ended|take|taking|took their lives
        is|hes|shes|theyre|was|been|seems|be|being|gets|got|feels|feeling|are|become ~2 suicidal
        why|reason|how|not|point ~4 go|keep|carry|going ~1 on? living|existing
        tried|tries to end it
        mentioned|mentions|mention|brought ~2 suicide
        want|wants|wanted to ~1 be ~1 gone|dead
        gave|giving|gives|given away ~3 things|stuff|possessions|belongings|clothes ~8 goodbye|weird|strange|scared|worried
        swallowed|took ~3 @pills ~6 hospital|ambulance|er
        found ~3 blades|razors|noose
        says|said|saying|thinks|keeps|think|texted|wrote ~2 everyone|everybody|we|wed|they|theyd|us|world|family|all|kids ~3 better ~1 off without|if ~1 her|him|them|he|she|they
        said|says|texted|wrote|sent|messaged ~3 goodbye ~3 isnt|not|wont|hasnt|stopped ~1 answer|answering|answered|reply|replying|responding|reachable|picking
        goodbye ~2 and ~2 isnt|not|wont|hasnt ~1 answering|replying|answered|replied|responding
        talks|talking|talked|joking|jokes|speaks|posts|posting|posted|texting|texted ~2 about|of ~2 suicide|dying
        harm|harming|hurting @themself
        might|will|would|gonna|hell|shell|theyll|could|may|wants ~2 hurt|harm @themself
        jump|jumping|jumped ~1 off|from|out ~2 a|the ~2 @drop
        overdosed|overdoses|overdosing
        took|taken|taking an overdose
        says|said|saying|thinks|sees|see|doesnt ~5 no|not|any ~1 point|reason ~2 living|live|life|alive|go|carrying
      `,
    },
    {
      kind: "self-harm",
      frame: "writer",
      phrases: `
        cut|cutting myself
        cut|cutting|carve|carving|burn|burning|slice|slicing ~1 my ~2 arm|arms|leg|legs|thigh|thighs|skin|wrist|wrists|stomach
        hurt|hurting|harm|harming|burn|burning|burned|burnt|injure|injuring|mutilate|mutilating|punish|scratching|punching|starve|starving myself
        selfharm|selfharming|selfharmed|selfharms
        started|relapsed|relapse|urge|urges|want|addicted ~3 cut|cutting|selfharm
        make|making|made myself ~2 throw|vomit|bleed|sick|puke
      `,
    },
    {
      kind: "self-harm",
      frame: "person",
      phrases: `
        cut|cuts|cutting|harm|harms|harming|burns|burning|starves|starving|injures @themself
        hurting|hurts @themself ~2 again|purpose|deliberately|secretly
        cuts|cutting ~1 his|her|their ~1 arms|arm|wrists|legs|thighs|skin
        been|started|keeps|is|are cutting and|again|since|because|but|lately|for
        cuts|scars|burns|marks ~3 on ~1 his|her|their|my ~1 arms|arm|wrists|legs|thighs
        selfharm|selfharming|selfharms
      `,
    },
    {
      kind: "abuse",
      frame: "writer",
      phrases: `
        @abuser ~3 @hits @us
        @abuser ~3 @hit @us
        @abuser ~3 @hitting @us
        @abuser ~2 keeps|kept|started|is @hitting @us
        @abuser ~3 @hits|@hit|@hitting ~1 my|our ~2 @family
        @abuser ~3 pushed|pushes|shoved|shoves|threw|throws|slammed|drags|dragged me ~1 against|down|into|by|across|around
        @abuser ~2 pulls|pulled|grabs|grabbed me? ~2 my|by ~1 the|my hair|throat|neck
        i|ive was|got|been|get|getting|being|am|im ~2 raped|molested|assaulted|groped|trafficked|beaten|strangled|abused
        im|being|get|getting|am ~1 being ~1 abused|raped|molested|beaten|stalked|trafficked|blackmailed|hit
        was|been|got|being ~1 sexually abused|assaulted|harassed
        raped|molested|drugged|stalking me
        @abuser ~2 touch|touches|touched|touching me ~3 night|inappropriately|asleep|sleep|where|wrong|sexually|without|sexual|down
        @abuser ~3 forces|forced|forcing|makes|made me ~3 sex|sleep|undress|naked|touch
        forces|forced me into ~1 sex|having
        @abuser ~2 abusive|abusing ~1 me?
        abusive|violent ~1 relationship|marriage|husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mother|mom|mum|home|household|parents
        abused by
        @abuser ~2 does|did|doing|do ~1 things to me
        makes|made|forces|forced|forcing ~1 me ~1 do ~2 things|stuff in bed
        @abuser ~3 broke|breaks|broken|fractured|cracked|bruised|split my ~1 arm|nose|rib|ribs|jaw|wrist|hand|finger|leg|tooth|lip|eye|skull
        told the doctor|nurse|hospital ~2 fell
        hands|hand|arm ~1 around|on my ~1 neck|throat
        hide|hiding|cover|covering ~3 bruises|bruise
        scared|afraid|terrified ~3 when|if he|she ~2 drinks|drunk|angry|home
        wont|doesnt ~1 take no for
        comes|came|coming ~2 my room|bed ~3 night ~4 touches|touched|touching
        comes|came ~1 into my bed|bedroom ~1 at? ~1 night
        follows|followed|following me home|everywhere
        says|said|threatens|threatened|swears ~5 burn ~3 house|down|me
        hits|slaps|kicks|punches|beats ~2 in front of ~2 kids|children
        forced|forces himself|herself on me
        gave|gives me ~2 black|bruise|bruises ~1 eye?
        covered in bruises
        throws|threw|throwing ~2 things|plates|stuff|dishes|bottles ~1 at ~1 me|us|my
        hit|beaten|slapped|punched|choked by my ~1 @abuser
        death threats
        beat|beats|beaten|beating ~1 me|us ~1 up
        afraid|scared|fear|terrified|worried|frightened ~2 he|she|they|hell|shell|theyll|hes ~3 kill|hurt|hit|beat|strangle|hurts|kills me|us
        afraid|scared|terrified|frightened ~1 of ~2 my|our husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|stepfather|brother|ex|uncle
        afraid|scared|terrified|frightened ~2 to|of ~1 go|going|be|being|come|coming ~1 home because|since|when he|she|they|my
        threaten|threatens|threatened|threatening ~1 me|us ~2 with|to|that|if
        threatens|threatened|threatening to ~1 kill|hurt|beat|hit|stab|shoot|rape|burn ~1 me|us|my
        says|said|saying|swears|swore|told|tells ~4 hed|shed|hell|shell|theyll|would|will|gonna|theyd ~1 kill|hurt|beat|strangle|stab|murder|shoot me|us
        @abuser ~3 wants|tried|trying|try|tries|attempted to? ~1 kill|strangle|choke|stab|murder|rape me
        wont|doesnt|dont|didnt|never|not ~1 let|lets|allow|allows|allowed me|us to? ~1 leave|out|go ~2 house|home|flat|apartment|room|outside|alone
        @abuser ~1 wont|doesnt let me|us leave
        lock|locks|locked|locking ~1 me|us ~2 in|up|inside|out|room|basement
        @abuser ~2 gets|get|is|got|becomes|became|turns|turned|was ~2 violent
        @abuser ~2 gets|get|got|turns|turned physical
        unsafe at home
        not|dont ~2 safe at home
        dont|not feel safe ~2 home|with|around
        takes|took ~1 my phone ~6 leave|lock|locks|house|hit|money
        domestic violence|abuse ~2 at|in my|home
        victim of ~2 abuse|violence|rape|trafficking
      `,
    },
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
  hints: ENGLISH_HINTS,
  mentions: [
    { kind: "suicide", phrases: `suicide|suicidal|suicides|overdose` },
    { kind: "self-harm", phrases: `selfharm|selfharming` },
    {
      kind: "abuse",
      phrases: `abused|abuse|abusive|rape|raped|molested|molest|molestation|assaulted
      domestic violence`,
    },
    { kind: "emergency", phrases: `ambulance` },
  ],
  distress: `
    hopeless|worthless|despair|despairing|desperate|unbearable|suicidal|depressed|depression|meaningless|numb
    lost|losing ~2 will to live
    hate|loathe|despise myself|life|living|existing
    hate my life|existence|self
    feel|feeling|felt ~2 empty|numb|broken|dead|trapped|lost|useless|invisible|nothing|pointless
    cry|crying|cried|weep|tears ~3 every|everyday|daily|night|nights|sleep|hours|constantly
    starts|start|wake with|up|in ~2 crying|tears
    cant take|do|bear|stand|handle this|it|life ~1 anymore
    cant go on
    live|living like this
    completely|totally|so|utterly|all|always|entirely alone
    so lonely|alone
    @nobody ~1 cares|loves|understands|likes|wants ~1 me?
    everything|life|all|it ~2 pointless|meaningless|hopeless|worthless|black|dark
    failure ~1 at|in|of ~1 everything|life|all|person
    im a failure
    nothing ~2 joy|matters|helps|left|anymore
    wanna ~1 disappear|vanish
    no way out
    dark thoughts|place
    think|thinking|thought ~2 death|dying
    cant breathe
    panic attack|attacks
    im ~1 dying
    cant see ~2 future
    i died inside
    breaking down|apart
    falling apart
    dont|cant see ~2 point ~1 anymore|in
    dont ~2 recognise|recognize myself
    wanna die|disappear
    suicide|suicides
    kill|hang|hurt|cut|harm @themself
    died by suicide
    lost my ~2 @family
  `,
  idioms: `
    doing|does|did|do|performs|sounds|works|plays ~2 better ~1 without me
    reading|read|writing|wrote|studying|on|about ~2 on|about suicide
    dead out|in|at|center|ass|lost|broke|keen|drunk ~1
    existing|exist|living|live in ~3 shadow|limbo|bubble|past|chaos|boxes|suitcases
    about to do to|with|for|something ~2
    cutting corners|costs|scenes|words|lines|fabric|wood|hair|trees|film|footage|paper|vinyl
    political|career|assisted suicide
    keep|keeps|kept alive ~1 connection|connections|header|timeout|behavior|probe|socket|request|agent|tradition|interest|conversation|hope
    makes|make|made|making me wanna ~2 jump|scream|die|quit|throw|hang|kill
    earth|ground|floor ~1 to? swallow|opened|open
    swallow ~1 me up? ~1
    before i ~1 die|im ~1 dead?
    die|dying alone|single|rich|poor|happy|old|young|trying|laughing|inside|hard|out
    dead|died|die tired|serious|set|end|line|weight|easy|wrong|sure|good|certain|on|inside|last|when
    world|earth|planet ~1 tour|cup|record|building|music|class|war|champion|championship|travel|news|needs|market|wide
    all over|around|in|of|across|save|saving|see|travel|change|changing the|this ~1 world|planet|earth
    why on earth
    down to earth
    living room|rooms|wage|space|costs|quarters
    feel|feeling|felt|feels|come|comes|coming ~2 alive
    fingers ~2 bleed|bleeding|bled
    i|we ~1 almost|nearly|basically|literally ~1 die|died
    doesnt|dont|does|already|still|should|shouldnt|didnt ~1 exist yet|on|in|for|as|anywhere
    in ~1 my|this? life where|when|now|that|so|is|for|with|as|coach|because|who
    life ~1 is|has|feels|seems ~2 good|great|fine|busy|short|boring|okay|full|happening|changing|chaos|messy|complicated|stuck|calling|going
    my ~1 life ~2 over the|a|my ~1
    on the river|ocean|sea|lake|bridge ~1
    river|ocean|sea|lake|bridge|cliff|cliffs|roof ~1 section|view|house|boat|trip|loan|garden|swim|swimming|near|in|of|front|walk|terrace|tiles|gap
    build|building|built|paint|painting|burn|burned|burning|cross ~2 bridge|bridges|roof
    roof|bridge|platform over|leaks|leaking|engineer|role|economy|team|launch|migration|game|games|release
    care|look ~1 of|after my|the plants|plant|garden|house|flat|tomatoes
    kill|killing|killed myself laughing|over|trying|with|at|for|to|about|on ~3 gym|work|job|spreadsheet|deadline|overtime|laughing|exam|exams|meet|project|marathon|training|hours|this|get|finish|trying
    killing myself laughing
    laugh|laughing|laughed ~3 die|died|death|dying
    die|died|dying ~2 of|from|with laughter|embarrassment|boredom|shame|curiosity|cringe|hunger|thirst|laughing|cuteness|heat|cold|excitement|jealousy|exhaustion|awkwardness
    dying|die|died|dies to start|see|know|try|get|hear|meet|read|begin|go|have|make|tell|play|leave|paint|write|learn|eat
    dying for a|some|the
    die|died a little ~1 inside?
    wanna|wanted to? ~1 die laughing|inside
    die for a|that|this|some|your
    to die for
    rather die|dead than
    dead in the water
    dead to me
    die on this|that|the hill
    wanna see ~3 die
    shoot|shooting|shot myself in ~1 foot
    shoot|shooting|shot ~1 me|you an?
    kick|kicking|kicked myself
    hit|hits me|us up
    sick|tired|done with|of being here ~3 office|job|company|city|town|meeting|school|studio|campus
    goodbyes ~1 at|to ~4 office|team|job|company|school|class|colleagues
    nothing ~2 left ~1 for me ~1 at|in ~1 this|the|that ~1 job|company|city|town|team|department|firm|office|marriage|relationship|industry|book|song|contract
    thoughts ~2 on|about
    make it another|much ~1 day|week|month|year|longer ~1 in|at|on|with|without
    go|going|keep|keeping|carry|carrying on with
    no other way out of ~1 the|this|my|our
    going|go on ~1 tour|holiday|vacation|stage|dates|air|tv|trip|strike|about|with
    in peace and
    stab|stabs|stabbed|stabbing me|us in the back
    gone ~2 for|to|on|from an?|the|work|holiday|vacation|lunch ~1
    feel|feeling|felt like dying of|from|inside
    picture|picturing|imagine|imagining ~3 the|a ~1 bridge ~1 section|chorus|part|verse
    beat|beats|beating me|us to ~3
    beat|beats|beating me|us ~1 in ~3 finals|final|match|game|season|cup|league|competition|contest|pitch|tournament
    hit|hits me|us with ~2 bill|news|question|invoice|lawsuit|deadline|idea|deadlines
    physical|violent therapy|therapist|exercise|health|education|product|copies|reaction|storm|disagreement
    end it with|between|after ~2
    jump|jumping into|ship|between|through|back|straight
    jump|jumping to a|the|another|new|my
    feel|feels like im|i dying inside|of
    light|lit|lights|under|playing ~2 fire
    hit|hits me|us with ~2 bill|news|question|invoice|lawsuit|deadline|idea|deadlines
    beat|beats me|us to ~3
    it|that|this|reality|idea|realisation|realization|line|song|thought|guilt ~2 hits|hit|hitting|beats|kicks me
    beat|beats|beating me|us at|in|by ~2 chess|tennis|poker|scrabble|table|games|game|running|cards|go|mario|football|points|race
    kicked|kicks me|us out|off
    blew|blows|blow me away
    slap|slaps|slapped me|us on|with ~2 back|wrist|invoice|fine
    cut|cutting myself some|any|a ~1 slack|break|slice|piece|deal
    cut|cutting myself off|out|free|short|loose|shaving|cooking|chopping|peeling|carving
    cut|cutting myself on|while|with ~3 paper|glass|tin|can|cooking|chopping|shaving|peeling|carving|scalpel|chisel
    hurt|hurting|injured myself ~1 at|playing|running|lifting|skating|climbing|skiing|dancing|training
    hurt|hurts|hurting @themself at|playing|running|skiing|in|falling|climbing
    burn|burning|burned|burnt ~1 myself out|cooking|on
    burned|burnt my arm|arms|leg|skin on|cooking
    cut|cutting|cuts @themself some|off|out|short|slack|shaving|cooking
    hang|hanging myself out ~1 to?
    punish|punishing myself with|for
    drown|drowning myself in ~1 work|coffee|netflix|wine|tasks|emails|paperwork
    drown|drowning|buried in ~1 work|tasks|emails|paperwork
    throw|throwing|threw myself into|at ~2
    career|social|political|commercial|financial|professional|artistic|brand|marketing suicide
    suicide burn|bombers|bombing|bombings|attack|attacks|cult|cults|vest|squad|sprint|sprints|run|runs|mission|doors|slide|lane|bunt|king|girls|bomber
    overdose|overdosed|overdosing|od on|of coffee|caffeine|sugar|netflix|tiktok|sun|youtube|vitamin|cute|inspiration|tutorials|chocolate|podcasts|screen|work|reality
    abuse of notation|power|language|terminology|trust|privilege
    drug|alcohol|substance abuse abuse?
    abuse|abused|abusing the|my ~2 api|framework|notation|css|system|tool|library|language|pun|metaphor|semicolons|brush|brushes
    hang|hanging in there
    hang|hanging out|on|up
    commitment|committed|commit ~1 suicide? to|git
    end|ending|ended it ~1 with|between
    end|ending things with
    take|taking|took my life back|seriously
    live|exist in|with|at|near|by|there|together|abroad|alone|apart|up|out|here|off|on|through ~1
    living|life in|with|at|near|out|there|abroad|off|together|here|between|under ~1
    wake|waking|woke up so|early|before|to|at|next|time|until|for|late
    wake|waking|woke up in a|an|my|time|bed|another|tears|panic|london|lisbon|pain|sweat
    over my dead body
    wake|waking|woke up ~1 late|tired
    be here anymore this? ~1 city|job|office|company|town|country|meeting|department|team|school|house|university|place
    be here in ~1 this|city|job|office|company|town
    sick|tired|done|exhausted of|with|from ~2 living with|in|here|out|at|from
    point ~1 of|in ~2 being ~2 in|on|at ~1 this|the|that ~1 meeting|band|team|call|group|job|company|committee|course|room
    me being in|on|at ~1 this|the|that|these|our ~1
    point ~1 of|in ~1 this|the|that|my ~1 life? job|course|project|meeting|degree|book|blog|work|drawing
    band|team|project|company|group|department|class|studio|office|choir|agency|startup|committee|show|play ~4 without|better ~1 off? ~1 without? me
    miss|notice|missed my|the|our|it|this
    disappear|vanish from|into|to|behind ~2 social|instagram|twitter|facebook|view|woods|mountains|lisbon|internet|online|studio|cabin|crowd|background
    only|one way out of ~2
    no reason to keep ~1 going|living in|with|at|to
    go|going on living in|with|at|here
    goodbye to ~1 my|the|our old? ~1 job|flat|house|band|team|office|city|car|company|colleagues
    goodbye|farewell party|email|drinks|lunch|cake|speech|card|tour|concert|song
    farewell|goodbye letter|note to|for ~1 my|the ~1 team|colleagues|company|boss|job|office|clients|coworkers
    run|running|ran into ~1 a|the wall
    drives|driving|drive ~2 me ~1 up|into the wall|ground|mad|crazy
    hit|hitting|hits ~1 a|the wall
    boss|manager|client|editor|teacher|mum|mom|agent|professor|landlord|supervisor|producer|director ~1 will|would|gonna|is|may|might ~1 kill|murder me
    killing|kills|killed|kill it|time
    gave|give|giving|nearly|almost|near ~2 heart attack
    stroke of|by
    brush|pen|different|breast|back stroke
    wont|doesnt|cant|didnt wake|waking up on|before|for|early|until|at|when|to|without
    palette|bread|kitchen|butter|paper|glue|water knife|gun
    unconscious bias|mind|desire|habit|habits
    gun|knife to my head
    let|lets me out|go|leave early|of|on|a|home|for|at|it|the|with ~2 meeting|project|contract|office|work|team|fire|vacation
    locks|lock|locked me|us out|in|into ~2 contract|lease|account|computer|laptop|app|drive|deal|role
    threatened|threatens|threatening me|us ~1 with|to ~2 lawsuit|fire|sue|lawyer|lawyers|redundancy|termination|leave|deadline|legal|court|dismissal|quit
    forced|forces|forcing|made|makes me ~2 sleep|touch on|base|the|earlier|better|less
    touches|touched|touching me deeply|when|because
    throws|threw|thrown|throwing|pushed me|us under|off|into ~2 bus|deep|balance|track|project|role
    violent|violence in|on ~1 film|films|games|game|scene|the|tv
    abusive|violent ~1 client|comments|emails|comment|reviewer|film|scene|language
    burden on|of|for|to ~1 the|our|my ~1 team|company|band|project|proof|department|colleagues|group|coworkers
    cant go on|do stage|holiday|vacation|tour|with|the|a|tv|air
    cant live without ~2 coffee|music|phone|wifi|deadlines|internet|art
    ready to go ~1 to|live|on|home|live|with|public|back|freelance|solo|full
    battery|phone|laptop|computer|plant|plants|car|mac|app ~3 died|dies|die|dying|dead
    dying battery|art|industry|trade|breed|language|tree|plant|plants|craft|scene|planet
    dead|dying|die inside whenever|when
    my|the brain|project|idea|story|novel|band|song|career|blog|podcast|motivation|creativity ~2 die|dying|dead|died|dies
    paint|painted|painting|draw|drawing|photographed|photograph ~3 drowning|dying|hanging|jumping
    jump|jumping off the deep end
    jump|jumping ship
    bleed|bleeding|bleeds money|edge|cash|talent|clients|into|ink|through|users
  `,
  fiction: `
    vampire|vampires|werewolf|wizard|elf|orc|orcs|zombie|zombies|princess|prince|kingdom|mermaid|heroines
    character|characters|protagonist|protagonists|antagonist|villain|villains|hero|heroine|heros|antihero|narrator|sidekick
    novel|novella|screenplay|script|chapter|chapters|plot|scene|scenes|fanfic|fic|fanfiction|thriller|sitcom|episode|musical|opera
    poem|poems|song|songs|lyrics|ballad|songwriting|comic|comics|manga|webcomic|storyboard|rpg|dnd|campaign|paladin
    act one|two|three|four|five|1|2|3
    detective|sleuth|inspector|commissioner
    short story|stories|film|fiction
    my|the|this|our|a story|play|film|movie|game|level|sketch|skit|painting|monologue|musical|comic
    in ~1 story|play|movie|film
    stage play
    fictional|fictitious|directing|ophelia|romeo|hamlet|juliet|macbeth|painting|novelist|playwright|storyline|subplot
  `,
  voice: `
    hear|hearing|help|helping|counsel|about|for|with|meet|support|treat|see|listen|talk|to ~1 people|patients|clients|callers|kids|teens|teenagers|those|students|veterans ~1 who|that
    character|protagonist|antagonist|villain|hero|heroine|narrator|speaker|speakers|detective|lyrics|lyric|chorus|song|line|poem|monologue|refrain|verse|title ~3 says|say|saying|yells|whispers|screams|thinks|sings|writes|goes|is|called|tells|shouts|mutters|reads|repeats
    play|plays|playing|acting|voice|write|writing ~3 character|role|figure|someone|woman|man|girl|boy ~1 who says|say|thinks
  `,
  topic: `
    thesis|dissertation|essay|essays|podcast|article|articles|research|researching|researcher|hotline|helpline|nurse|paramedic
    social worker|workers|work
    prevention|awareness|statistics|documentary|lecture|seminar|museum|historian|history|journalist|reporting|news|newsroom|shelter
    therapist|counsellor|counselor|psychologist|psychiatrist|volunteer|volunteering|charity|nonprofit|ngo|campaigning|exhibition|exhibit
    designing|designed|workshop|report|brochure|curriculum|training|presentation
    book|books about|on
    emergency room|exit|fund|brake|meeting|department|services
  `,
  person: `
    my ~2 boy|girl|toddler|baby|little|grandson|granddaughter|grandad|nan|classmate
    my ~3 supervisor|manager|landlord|coach|teacher|priest|uncle|stepdad|sisters|cousins|mothers|mums|moms|dads|fathers|brothers|sons|daughters|wifes|husbands|girlfriends|boyfriends|roommates
    @they
    him|her|them|hell|shell|theyll|hed|shed
    my ~2 @family
    our ~2 @family
    friend|friends
    one of my ~1
    girl|guy|man|woman|boy|kid|child|lady|stranger ~1 at|in|on|next|from
    dad|mum|mom|grandma|grandpa
  `,
  relation: `
    my ~1 @family
    our ~1 @family
    friend of mine
    one of my students|friends|pupils|colleagues|coworkers|patients|clients|kids
    a ~1 friend|neighbour|neighbor|coworker|colleague|student
    my ~3 son|daughter|brother|sister|friend
  `,
  past: `
    years|decades|decade|year ago|back|earlier
    used to
    back then
    as a ~1 teenager|teen|child|kid|student|boy|girl|young
    when i|he|she|we was|were|wasnt
    when i was
    in my twenties|teens|youth|childhood
    in 199*|200*|201*
    at school|university|uni|college
    long time ago
    formerly
    once was|were|had|tried|wanted|did|thought
    was|were|had|i|he|she once
  `,
  now: `now|today|lately|tonight|currently|again|still|since|recently|nowadays|always|everyday|constantly`,
  recurrence: `
    is|hes|shes|theyre coming|moving|staying|back|returning ~1 to|in|over|here|with|again
    do|doing|try|trying it ~1 again
    want|wanna|need|tempted to? ~1 do|try it|that again
    thoughts|feeling|feelings|urge|urges|it|its ~3 back|returned|returning|coming
    happening|happens|started|starting|starts|starting ~2 again
    last night|week|weekend
    this week|morning|weekend
    yesterday|tonight
    hit|hits|beat|beats|cut|cutting|hurt|hurting ~2 again
    feel|feeling that|this|the way|same ~2 again
  `,
  verdict: `
    improve|improves|worry|worries|mess|suffer|forget|lives
    trouble|save|saves|spare|fine|money|annoyed|normal|lucky
    better|easier|easiest|happier|happy|relief|relieved|glad|lighter|simpler|freer
    care|cares|cared|notice|noticed|miss|cry|mourn|remember|matter|sad|upset
    get|gets over it|me
    be fine|okay|ok|free|sorry
    move on
  `,
  firstPerson: `i im ive id ill myself me wanna want need feel feeling keep`,
  negators: `not|dont|didnt|doesnt|never|isnt|wasnt|arent|wouldnt|wont|cant|nobody|noone|nolonger|without|no|aint|werent|hasnt|havent|couldnt|nothing|none`,
  linkers: `want|wanna|wanted|to|gonna|planning|plan|thinking|think|thought|thoughts|about|of|ever|actually|really|even|would|feel|feeling|any|having|have|had|be|is|being|here|going|intend|intending|trying|literally|exactly|like|all|at|saying|been`,
};
