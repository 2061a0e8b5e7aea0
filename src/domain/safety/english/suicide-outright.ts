// English words in which the writer speaks of suicide outright.
// The spelling rules are in english.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const ENGLISH_SUICIDE_OUTRIGHT = {
  plain: [
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
  ],
  hints: [
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
  ],
} satisfies CrisisPart;
