// Weak signs in Spanish, by family: one proves nothing, two of different families may be a crisis.
// The spelling rules are in spanish.ts.

import type { HintTable } from "../phrase-table.ts";

export const SPANISH_SIGNS = {
  signs: [
    {
      family: "farewell",
      phrases: `
        me ~1 despido ~1 de? ~1 todos|ustedes
        adiós ~1 a? ~1 todos|mundo
        gracias por ~1 todo|intentarlo
        díganle|dile|digan ~4 amo|quiero|amé|quise
        los|las|os ~1 amo|quiero ~1 a? todos|mucho
        último mensaje
        última vez
        no me olviden
        recuérdenme
      `,
    },
    {
      family: "absolving",
      phrases: `
        no ~2 es|fue|tienen ~2 su|tu|vuestra ~1 culpa
        no ~1 tienen ~1 la culpa
        perdónenme|perdónenme|perdonadme|perdonenme
        perdón por ~1 todo
        nadie ~2 tiene ~1 la culpa
      `,
    },
    {
      family: "giving-away",
      phrases: `
        di|dejé|regalé|entregué ~3 gato|perro|mascota|gata|perra|guitarra ~1 a
        regalé|regalado|regalando ~3 mis|todas|todo|perro|gato|cosas
      `,
    },
    {
      family: "affairs",
      phrases: `
        dejé|dejado|dejo|arreglé|arreglado ~3 arreglado|listo|testamento|papeles|contraseñas|cuentas|orden|ordenado
        dejé|dejado|escribí|escrito|escritas ~3 cartas|carta|notas
        arreglé|dejé|ordené|firmé ~3 papeles|herencia|seguro|testamento|funeral
        testamento ~2 listo|hecho|firmado
      `,
    },
    {
      family: "absence",
      phrases: `
        cuando ~1 ya? ~1 no ~1 esté|exista
        cuando ~2 me ~1 haya? ~1 ido|muera|vaya
        ya no ~1 voy a estar
        sin mí
        no ~1 estaré ~1 aquí?
      `,
    },
    {
      family: "burden",
      phrases: `
        soy|siento|siendo ~3 carga|estorbo|lastre
        merecen ~2 mejor
        solo causo|doy|traigo ~2 problemas|dolor
      `,
    },
    {
      family: "means",
      phrases: `
        tengo|compré|conseguí|guardo ~2 @medios
        tengo|compré|guardo ~2 @pastis
      `,
    },
    {
      family: "place",
      phrases: `
        en|a la|el|las ~1 @altura
      `,
    },
    {
      family: "finality",
      phrases: `
        para siempre
        tomé|tomado|está ~1 la? decisión|decidido
        hoy|esta|mañana ~1 noche? ~1 se ~1 acaba|termina
        ya ~1 no ~1 importa
        se acabó
        última noche
        qué fácil
        un ~1 paso
      `,
    },
    {
      family: "peace",
      phrases: `
        estoy|quedo|siento|quedé ~2 en? ~1 paz|tranquila|tranquilo|calma
      `,
    },
    {
      family: "gloom",
      phrases: `
        no ~1 aguanto ~1 más
        no puedo ~1 más
        ya no aguanto
        ya no puedo
        nada ~3 mejorar|sentido
        sin esperanza|salida
        cansado|cansada ~1 de todo|luchar
      `,
    },
    {
      family: "silence",
      phrases: `
        nadie ~3 notará|notaría|extrañará|extrañaría|cuenta|importo
        no ~1 contesta|responde|aparece
        se encerró
        apagó ~2 teléfono|celular|móvil
      `,
    },
  ],
} satisfies Partial<HintTable>;
