// Outright phrases in French.

import type { OtherLanguage } from "./other-language.ts";

export const FRENCH: OtherLanguage = {
  code: "fr",
  name: "French",
  negators: `ne n pas sans aucune jamais`,
  groups: [
    {
      kind: "suicide",
      phrases: `
        veux|voudrais|souhaite|préfère|préférerais|désire|aimerais ~2 mourir|crever
        envie|envi|besoin|hâte ~2 de|d ~1 mourir|crever|disparaître
        veux|voudrais|préférerais|aimerais|souhaite ~2 être ~1 mort|morte
        décidé ~1 de mourir
      `,
      unless: `de ~1 rire|faim|honte|ennui|soif|froid|chaud|fatigue|peur|jalousie|curiosité|vieillesse`,
    },
    {
      kind: "suicide",
      phrases: `
        veux|vais|voudrais|pense|penser|compte|envie|prévois|décidé|idée|besoin|aimerais|peux|dois|prêt|prête ~3 me suicider|tuer|pendre|flinguer|noyer|buter
        me suicider
        me suiciderai
        je me suicide|tue ~1 ce|demain|bientôt
        mettre|mettrai|mets ~1 fin à mes jours|ma
        mettre|mettrai|mets ~1 fin à ma vie
        me donner la mort
        m ôter la vie
        veux|vais|envie ~1 en finir avec la|ma vie
        veux|vais|voudrais ~2 en finir ~1 demain|bientôt|pour
        ne|n veux|peux plus|pas ~1 vivre|exister
        veux|peux plus|pas ~1 vivre|exister
        plus ~1 envie de ~1 vivre
        pense|penser|songe ~2 au|à suicide|mort
        pense|penser|songe ~2 me suicider
        suis|sens ~3 suicidaire
        pensées|idées|envies|pulsions ~1 suicidaires|suicidaire|noires
        me jeter|jette ~1 sous|du|par|d|de ~2 train|métro|pont|fenêtre|balcon|toit
        avaler|avalé ~2 tous|toute|toutes ~3 médicaments|comprimés|boîte
      `,
      unless: `chez|avec ~2 parents|colocataires|colocs`,
    },
    {
      kind: "self-harm",
      phrases: `
        je me ~1 coupe|taillade|lacère|scarifie|mutile|automutile
        je me ~1 fais ~2 du mal
        me ~1 scarifier|mutiler
        me faire du mal
      `,
      unless: `
        les|la|le|un|une|du|des ~1 cheveux|ongles|doigt|barbe|pain|frange|part|tranche|monde|morceau|faim
        en deux|quatre
        la parole
      `,
    },
    {
      kind: "abuse",
      phrases: `
        il|elle|ils|mari|mère|père|copain|compagnon|conjoint|copine|femme|frère|ex|pote|oncle ~2 me|m ~1 frappe|frappent|bat|battent|viole|étrangle|gifle|tabasse|cogne
        il|elle|ils|mari|mère|père|copain|compagnon|conjoint|copine|femme|frère|ex|oncle ~2 m a|ont ~1 frappé|frappée|battu|battue|violé|violée|étranglé|étranglée|tabassé|tabassée
        je ~1 suis battue|battu
        me fais frapper|battre|tabasser|violer
      `,
      unless: `
        aux|au|à|en ~1 échecs|tennis|jeu|cartes|foot|course|pétanque|poker
        froid
      `,
    },
  ],
  mentions: `suicide|suicidaire|suicider`,
};
