// English words of hurting oneself, of the writer and of others.
// The spelling rules are in english.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const ENGLISH_SELF_HARM = {
  plain: [
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
  ],
  hints: [
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
  ],
} satisfies CrisisPart;
