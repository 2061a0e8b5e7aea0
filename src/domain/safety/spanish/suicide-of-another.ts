// Spanish words of suicide that are about somebody else, real, invented or studied.
// The spelling rules are in spanish.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const SPANISH_SUICIDE_OF_ANOTHER = {
  plain: [
    {
      kind: "suicide",
      frame: "open",
      phrases: `
        carta|cartas|nota de despedida
        se ~3 suicida|suicidó|suicidar|suicide|suicidara|suicidaría
        suicidarse
        quitarse ~1 la vida
        se ~3 quitar|quitó|quite|quita la vida
        intentó|intenta|quiere|intento|intentado suicidarse|matarse|ahorcarse|morirse
        intento de suicidio
        se tira|tiró|lanza|lanzó|arroja ~1 de|del|por|desde ~2 @alto
        se ahorca|ahorcó|cuelga|colgó
      `,
    },
    {
      kind: "suicide",
      frame: "open",
      phrases: `
        se ~1 quiere|quería ~1 morir|matar|suicidar
        quiere ~1 morir|morirse|matarse
        se va a ~1 matar|suicidar|ahorcar|tirar
        va a matarse|suicidarse
        no quiere ~1 vivir
        no quiere ~1 estar|seguir ~1 viva|vivo|viviendo
        ojalá ~2 estuviera|estuviese ~1 muerto|muerta
        dice|dijo|dicho|habla|escribe ~5 morir|morirse|suicidio|matarse|suicidarse
        pensando|piensa en ~1 suicidio|suicidarse|matarse|morir
        @cercano ~3 no quiere ~1 vivir
      `,
    },
  ],
  hints: [
    {
      kind: "suicide",
      frame: "person",
      phrases: `
        dice|dijo|escribió|mandó|repite|habla|dicho|cree|siente|contó ~6 morir|morirse|matarse|muerto|muerta|muriera|suicidarse|desaparecer
        no quiere|quería|aguanta ~1 vivir|existir|seguir|despertar ~3
        se ~2 quiere|quería|intentó|va|trató|piensa ~3 morir|matar|suicidar|matarse|quitar
        quiere ~1 morirse|matarse|suicidarse|morir
        mensaje|carta|nota|video|audio ~2 de despedida
        regaló|regalado|regalando|regala ~4 cosas|ropa|guitarra|perro|todo ~7 despidió|despedida|raro|adiós|miedo|preocupa
        dice|dijo|escribió|repite ~4 ya? ~1 no ~1 va|estará|estar ~3 estar|aquí|más
        se ~1 despidió ~3 de ~2 mí|todos|nosotros|raro ~4 raro|extraño|contesta|preocupa|miedo|regaló|todos
        despidió|despedido ~5 no ~1 contesta|responde|aparece
        se ~1 corta|lastima|hiere|quema|autolesiona|rasguña ~3
        se ~2 haga|hace|hará|hacer|hiciera ~1 daño|algo
        amenaza|amenazó|dice|jura ~2 con|de|que ~1 matarse|suicidarse|hacerse|tirarse ~2
        miedo|preocupa|temo ~3 que|de ~4 se ~2 haga|mate|quite|suicide|lastime|corte
        intentó|trató ~1 de? ~1 quitarse|matarse|suicidarse|ahorcarse|cortarse ~3
      `,
    },
  ],
} satisfies CrisisPart;
