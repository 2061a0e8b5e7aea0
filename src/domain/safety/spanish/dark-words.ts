// Bare Spanish words of a crisis, and very dark words that are none by themselves.
// The spelling rules are in spanish.ts.

import type { PhraseTable } from "../phrase-table.ts";

export const SPANISH_DARK_WORDS = {
  mentions: [
    { kind: "suicide", phrases: `suicidio|suicida|suicidas` },
    { kind: "self-harm", phrases: `autolesiones|autolesión` },
    {
      kind: "abuse",
      phrases: `violada|violación|abusada|maltrato|maltratada|abuso
      violencia de género
      violencia doméstica`,
    },
    { kind: "emergency", phrases: `ambulancia` },
  ],
  distress: `
    inútil|desesperada|desesperado|desesperación|deprimida|deprimido|depresión|insoportable|desesperanza
    lloro|llorando|llorar ~2 todos|todas|cada|sin|siempre
    todos los días ~1 lloro|llorando
    me odio
    odio ~1 mi|la|esta vida
    no valgo ~1 nada
    siento ~2 vacía|vacío|sola|solo|muerta|muerto|inútil|rota|roto|perdida
    completamente|totalmente|tan|muy sola|solo
    nadie ~2 importa|importo|quiere|entiende
    todo ~1 es|está|da ~1 inútil|negro|oscuro|igual|perdido|mal
    nada ~1 tiene|me ~1 sentido|alegra|importa
    @no ~1 puedo ~1 más
    no ~1 aguanto ~1 más
    sin|no ~2 salida|esperanza
    no sirvo ~1 para ~1 nada
    soy un|una fracaso|fracasada|fracasado|mierda
    ataque|ataques de pánico|ansiedad
    quiero desaparecer
    vivir así
    se suicidó
    suicidio
  `,
} satisfies Partial<PhraseTable>;
