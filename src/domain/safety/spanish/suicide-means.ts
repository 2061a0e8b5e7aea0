// Spanish words of the means of suicide, asked for or at hand: pills, ropes, high places.
// The spelling rules are in spanish.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const SPANISH_SUICIDE_MEANS = {
  hints: [
    {
      kind: "suicide",
      frame: "writer",
      phrases: `
        @deseo|voy|pienso ~2 a? ~1 quitarme ~1 la vida
        quitarme ~1 la? vida
        cuántas|cuántos|cuánto|cuánta ~3 @pastis ~6 morir|despertar|matar|mortal|letal|matarme|morirse|sobredosis|no|muere
        qué pasa|pasaría ~2 si ~3 tomo|tomara|trago|toma ~3 todas|todo|caja|frasco|muchas ~3
        @guardar ~4 @pastis
        @pastis ~4 @guardar
        tengo|compré|conseguí|escondí|guardo|llevo ~3 @medios ~5 lista|listo|preparada|cajón|escondida|ya|bolso|cartera|habitación|cuarto
        ya ~1 tengo|compré|conseguí|preparé ~2 @medios
        forma|manera|modo ~3 dolorosa|fácil|rápida|indolora|dolor ~3 morir|irse|irme|acabar|partir
        paro|parado|parada|asomo|asomé|subo|subí|siento|quedo|miro|mirando|estuve|estoy|sentado|sentada|paré|pienso ~2 en|a|al|por|del|desde|hacia ~2 @altura ~8 saltar|salto|tirarme|lanzarme|pienso|pensando|fácil|paso|caer|horas
        @altura ~7 saltar|tirarme|lanzarme|aventarme|dejarme ~2
        pienso|pensé|ganas|pensando|imagino ~2 en|de ~1 saltar|tirarme|lanzarme|aventarme|soltar ~4
        soltar|girar ~1 el volante
        aventarme|tirarme|lanzarme ~3 @altura|tren|metro|carro|camión
      `,
    },
  ],
} satisfies CrisisPart;
