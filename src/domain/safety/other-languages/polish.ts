// Outright phrases in Polish.

import type { OtherLanguage } from "./other-language.ts";

export const POLISH: OtherLanguage = {
  code: "pl",
  name: "Polish",
  // Without its mark, "chcę" (I want) is "chce" (she wants): an invented figure before it takes it back.
  negators: `nie ani nigdy bez postać bohater bohaterka protagonista`,
  groups: [
    {
      kind: "suicide",
      phrases: `
        chcę|chciałbym|chciałabym|pragnę|wolę|wolałbym|wolałabym|marzę ~3 umrzeć|zdechnąć
        chcę|chciałbym|chciałabym|wolę|wolałbym|wolałabym ~2 nie żyć
        chcę|chciałbym|chciałabym|wolę ~2 być ~1 martwy|martwa
        chce mi się ~2 umrzeć|umierać
      `,
      unless: `ze|z ~1 śmiechu|wstydu|nudów|głodu|pragnienia|ciekawości|zazdrości|zimna`,
    },
    {
      kind: "suicide",
      phrases: `
        chcę|zamierzam|muszę|mogę|planuję|idę|myślę|postanowiłem|postanowiłam|chciałbym|chciałabym ~3 się ~2 zabić|powiesić|zastrzelić|otruć|utopić
        chcę|zamierzam|muszę|planuję|chciałbym|chciałabym ~3 zabić|powiesić się
        zabiję|powieszę|zastrzelę|otruję|utopię się
        się ~1 zabiję|powieszę|zastrzelę|otruję
        popełnić|popełnię|popełniam ~2 samobójstwo
        odebrać|odbiorę|odbieram ~1 sobie ~1 życie
        chcę|muszę|zamierzam|chciałbym|chciałabym ~1 ze sobą ~2 skończyć
        skończyć|skończę ~2 ze sobą
        zakończyć|zakończę|skończyć|skończę ~1 swoje|moje życie
        nie chcę|mogę|potrafię ~1 już|dłużej|więcej ~2 żyć|istnieć
        nie chcę|mogę żyć
        nie chce mi się ~1 już? ~1 żyć
        mam|miewam ~2 myśli samobójcze
        myślę|myśleć|myśli ~3 o samobójstwie|śmierci
        skoczyć|rzucić|skoczę|rzucę ~2 z|pod ~2 mostu|okna|dachu|pociąg|metro|balkonu
      `,
      unless: `
        w|na ~2 mieście|kraju|warszawie|krakowie|wsi|mieszkaniu
        z rodzicami|współlokatorami
      `,
    },
    {
      kind: "self-harm",
      phrases: `
        tnę się
        się ~1 tnę|okaleczam|samookaleczam|ranię
        okaleczam|samookaleczam|ranię|pociąłem|pocięłam się
        robię sobie ~1 krzywdę
      `,
    },
    {
      kind: "abuse",
      phrases: `
        on|ona|oni|mąż|ojciec|matka|chłopak|ojczym|partner|żona|brat|dziewczyna|były ~2 mnie ~1 bije|biją|pobił|gwałci|zgwałcił|dusi|katuje
        on|ona|oni|mąż|ojciec|matka|chłopak|ojczym|partner|żona|brat|były ~1 bije|biją|pobił|gwałci|dusi mnie
        bije|biją|pobił|gwałci|dusi|katuje mnie
        mnie ~1 bije|biją|gwałci|dusi|katuje
      `,
      unless: `
        w|na ~1 szachy|tenisa|grze|karty|szachach|ping
        na głowę
      `,
    },
  ],
  mentions: `samobójstwo|samobójstwie|samobójstwa`,
};
