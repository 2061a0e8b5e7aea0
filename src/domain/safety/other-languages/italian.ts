// Outright phrases in Italian.

import type { OtherLanguage } from "./other-language.ts";

export const ITALIAN: OtherLanguage = {
  code: "it",
  name: "Italian",
  negators: `non né mai senza`,
  groups: [
    {
      kind: "suicide",
      phrases: `
        voglio|vorrei|desidero|preferirei|preferisco ~2 morire|crepare
        voglia ~1 di ~1 morire
        deciso di ~1 morire
        voglio|vorrei|preferirei ~2 essere ~1 morto|morta
        magari fossi ~1 morto|morta
      `,
      unless: `di|dal|dalla|dalle|dai ~1 fame|ridere|noia|vergogna|sonno|risate|risata|sete|freddo|caldo|curiosità|invidia|imbarazzo|vecchiaia`,
    },
    {
      kind: "suicide",
      phrases: `
        voglio|vorrei|sto|devo|deciso|penso|pensando|pensato|intendo|potrei|idea|voglia|pronto|pronta ~3 uccidermi|ammazzarmi|suicidarmi|impiccarmi|spararmi
        suicidarmi
        mi ~1 voglio|vorrei|devo ~1 uccidere|ammazzare|suicidare|impiccare
        mi uccido|ammazzo|suicido|ucciderò|ammazzerò|suiciderò|impicco
        togliermi|tolgo|toglierò ~1 la vita
        voglio|vorrei|penso ~2 farla finita
        la faccio finita
        porre|metto|mettere ~1 fine alla mia vita
        non ~1 voglio|posso|riesco ~2 più ~2 vivere|esistere
        non ~1 voglio|posso|riesco ~1 vivere ~1 più
        non ~1 ho più ~1 voglia di vivere
        penso|pensando|pensare|pensieri|idee ~2 al|di|su|sul suicidio
        pensieri|idee|impulsi ~1 suicidi|suicidari|suicida
        sono|sento ~1 suicida
        commettere suicidio
        buttarmi|gettarmi|lanciarmi ~1 sotto|dal|dalla|giù ~2 treno|metro|ponte|finestra|balcone|tetto
      `,
      unless: `con i ~1 miei|genitori|coinquilini`,
    },
    {
      kind: "self-harm",
      phrases: `
        mi ~1 taglio ~1 le|i|la|braccia|gambe|vene|polsi|pelle ~1 braccia|gambe|vene|polsi|pelle
        mi taglio di|ogni|da|per|quando|con
        tagliarmi ~1 le|i ~1 vene|braccia|polsi
        mi ~1 faccio ~1 del|di male
        farmi ~1 del male
        autolesionismo|autolesionista
      `,
      unless: `solo|sola`,
    },
    {
      kind: "abuse",
      phrases: `
        mi ~1 picchia|picchiano|mena|strangola|violenta|stupra
        mi ~1 ha|hanno ~1 picchiato|picchiata|violentato|violentata|stuprata|strangolato|strangolata
        vengo ~1 picchiata|picchiato|maltrattata|maltrattato
      `,
      unless: `in testa`,
    },
  ],
  mentions: `suicidio|suicida|suicidarsi`,
};
