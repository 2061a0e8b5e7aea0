// English words of suicide that are about somebody else, real, invented or studied.
// The spelling rules are in english.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const ENGLISH_SUICIDE_OF_ANOTHER = {
  plain: [
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
  ],
  hints: [
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
} satisfies CrisisPart;
