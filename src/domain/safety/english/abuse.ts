// English words of violence and control by people close by or above.
// The spelling rules are in english.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const ENGLISH_ABUSE = {
  plain: [
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
  ],
  hints: [
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
  ],
} satisfies CrisisPart;
