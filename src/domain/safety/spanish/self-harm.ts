// Spanish words of hurting oneself, of the writer and of others.
// The spelling rules are in spanish.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const SPANISH_SELF_HARM = {
  plain: [
    {
      kind: "self-harm",
      frame: "writer",
      phrases: `
        me ~1 corto|corté|cortaba|cortado|quemo|quemé|rajo ~1 los|las|la|mis ~1 brazos|brazo|piernas|muslos|piel|muñecas|antebrazos
        cortarme|quemarme|rajarme ~1 los|las|la|mis brazos|brazo|piernas|muslos|piel
        autolesion*
        me ~2 autolesiono|autolesionando|autolesioné|autolesionar
        hacerme|hago|hacerme|haciéndome|hice daño
        me ~2 hago|haciendo|hice|hacer daño ~1 a mí|propósito
        lastimarme|herirme|castigarme|golpearme
        me lastimo|golpeo|hiero ~1 a mí|propósito|cuando|sola|solo|yo
        ganas de ~1 cortarme|herirme
        vuelto a ~1 cortarme
      `,
    },
    {
      kind: "self-harm",
      frame: "open",
      phrases: `
        se ~1 corta|cortó|quema|raja ~1 los|las|la brazos|brazo|piernas|muslos|piel|muñecas|venas
        se ~1 haga|hace|hará|hiciera daño
        se ~1 hace|hizo|haga|hacía ~1 cortes|heridas|quemaduras
        se autolesiona|autolesionó|autolesiones
        hacerse|haciéndose daño
        se ~1 lastime|lastima ~1 a?
      `,
    },
  ],
  hints: [
    {
      kind: "self-harm",
      frame: "writer",
      phrases: `
        me ~1 hago|hice|hacía|hecho ~2 cortes|heridas|quemaduras|cortadas ~4 @cuerpo?
        me ~2 corto|corté|quemo|quemé|rasguño|araño|arañé|rajo|muerdo|pincho ~3 @cuerpo ~2
        me ~1 golpeo|pego|golpeé ~3 cabeza|pared|puños|sola|solo|cara ~4
        cortarme|quemarme|lastimarme|hacerme|arañarme ~3 @cuerpo|daño|sentir|calma|alivia|única|ayuda
        me ~1 quemo ~3 cigarro|cigarrillo|encendedor|mechero|plancha
        dejé|dejado|dejo de comer ~5 desaparecer|morir|castigarme|apagarme
      `,
    },
  ],
} satisfies CrisisPart;
