// Weak signs in English, by family: one proves nothing, two of different families may be a crisis.
// The spelling rules are in english.ts.

import type { HintTable } from "../phrase-table.ts";

export const ENGLISH_SIGNS = {
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
} satisfies Partial<HintTable>;
