// Bare English words of a crisis, and very dark words that are none by themselves.
// The spelling rules are in english.ts.

import type { PhraseTable } from "../phrase-table.ts";

export const ENGLISH_DARK_WORDS = {
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
} satisfies Partial<PhraseTable>;
