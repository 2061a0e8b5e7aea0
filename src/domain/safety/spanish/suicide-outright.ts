// Spanish words in which the writer speaks of suicide outright.
// The spelling rules are in spanish.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const SPANISH_SUICIDE_OUTRIGHT = {
  plain: [
    {
      kind: "suicide",
      frame: "writer",
      phrases: `
        @quiero ~2 morir|morirme|suicidarme|matarme|ahorcarme|desvivirme|desaparecerme
        me ~1 quiero|quisiera|gustaría|encantaría ~1 morir|matar|suicidar|colgar|ahorcar|tirar|lanzar|desvivir
        me voy a ~1 matar|suicidar|ahorcar|colgar|tirar|desvivir
        voy a ~1 matarme|suicidarme|ahorcarme|colgarme|tirarme|desvivirme
        pienso|pensando|pensado|pienso|planeo|planeando|intento|intenté|traté|decidido|ganas|idea ~2 en|de? ~1 matarme|morirme|morir|ahorcarme|colgarme|tirarme
        intenté|intentado|planeo|planeando|decidí matarme|suicidarme
        suicidarme
        me suicido|suicidé|suicidaré|suicidaría|mataré|mataría
        pienso|pensando|pensado|pensar|pensamientos|ideas ~3 en|sobre|de ~2 suicidio|muerte|suicidarme|quitarme|matarme
        pensamientos|ideas|ideación suicidas|suicida
        quitarme ~1 la vida
        me ~3 quitar|quito|quitaré la vida
        acabar|terminar|acabaré|termino|acabo con ~1 mi|esta vida
        acabar|terminar con ~1 todo
        ojalá ~2 muerta|muerto|muriera|muriese|muera
        @quiero ~3 estar ~1 muerta|muerto
        mejor ~1 muerta|muerto
        @no ~1 @quiero|puedo|deseo ~2 vivir|viviendo
        @no ~1 @quiero|puedo|deseo ~2 estar|seguir ~1 viva|vivo
        @no ~1 @quiero|puedo ~1 seguir ~1 viviendo|vivo|viva|existiendo
        @no ~1 @quiero ~1 existir|despertar|despertarme
        ya no ~1 @quiero ~1 vivir|existir|despertar
        ganas de ~1 morir|morirme|matarme|suicidarme|desaparecer
        sin|no ~2 ganas de ~1 vivir
        no ~2 ganas de ~1 seguir viviendo
        tirarme|me tiro|tire|lanzarme|lanzo|saltar|salto|arrojarme ~2 por|del|de|desde|al|a ~2 @alto|@vía
        tirarme|lanzarme|saltar|arrojarme ~2 por|del|de|desde|al|a ~2 @alto|@vía
        me tiro|tire|tirar|lanzo|lanzar ~2 por|del|de|desde|al|a ~2 @alto|@vía
        cortarme ~1 las venas|muñecas
        me ~2 corto|cortar|corte|corté ~1 las venas|muñecas
        tomarme|tragarme|tomar|me tomo|trago|tomaré ~2 todas ~3 @pastillas
        tomarme|tragarme|tomar ~2 todas ~3 @pastillas
        todas ~2 @pastillas ~3 no ~1 despertar|despertarme
        pegarme|me pego|pegar un tiro
        pegarme un tiro
        estoy|estar|siento|soy ~2 suicida
        cuántas ~3 @pastillas ~4 morir|matarme
        forma|manera ~3 morir|matarme|suicidarse ~2 dolor?
        morir sin dolor
        carta|nota de suicidio
        cometer suicidio
        prefiero|preferiría ~1 morir|morirme
        merezco morir
        hoy me mato
        me mato ~1 hoy|esta|ya
        si ~5 me mato
        me mato si
        hacer|haré|cometer ~1 una locura|tontería ~2 hoy|esta|conmigo|noche
      `,
    },
  ],
} satisfies CrisisPart;
