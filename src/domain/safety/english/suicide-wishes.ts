// English hints of wishing not to be, of leaving it to chance, and of having no place in the time to come.
// The spelling rules are in english.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const ENGLISH_SUICIDE_WISHES = {
  hints: [
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
  ],
} satisfies CrisisPart;
