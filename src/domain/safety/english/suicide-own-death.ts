// The writer's own death in English: a world without them, life and death said neutrally, leave-taking.
// The spelling rules are in english.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const ENGLISH_SUICIDE_OWN_DEATH = {
  plain: [
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
  ],
  hints: [
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
  ],
} satisfies CrisisPart;
