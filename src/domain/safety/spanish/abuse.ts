// Spanish words of violence and control by people close by or above.
// The spelling rules are in spanish.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const SPANISH_ABUSE = {
  plain: [
    {
      kind: "abuse",
      frame: "writer",
      phrases: `
        me ~1 empujó|empuja|tira|tiró ~1 por|contra|de ~1 las|la|los escaleras|pared|suelo|pelo
        me ~1 pega|golpea|pegó|golpeó|maltrata|maltrató|estrangula|estranguló|ahorcó|patea|pateó|abofetea|abofeteó|asfixia|acuchilló|pegaba|golpeaba|maltrataba
        nos ~1 pega|golpea|pegó|golpeó|maltrata|maltrató
        me ~1 agarró|agarra|coge|cogió|aprieta|apretó|sujeta ~1 del|por ~1 el? cuello|garganta|brazo
        me|nos dio|da|dan|dieron ~2 paliza|bofetada|bofetadas|puñetazo|puñetazos|cachetada|cachetadas|golpes|patada
        amenazas de muerte
        me da miedo ~1 mi marido|novio|esposo|pareja|padre|padrastro|ex
        me ~1 han? violó|violaron|viola|violado|abusó|abusaron|drogaron
        han|ha violado|abusado|maltratado|pegado|golpeado
        fui|siendo|soy|he sido violada|violado|abusada|abusado|maltratada|maltratado|golpeada|golpeado|agredida
        abusa|abusó|abusaron|abusan|abusaba ~1 de ~1 mí|mi
        me ~1 toca|tocó|tocaba|manosea|manoseó ~2 por|la|cuando|mientras|donde|dormida|sin ~1 noches|noche|duermo|dormida|partes|íntimas|permiso|querer
        amenaza|amenazó|amenazado|amenazando|amenazan ~2 con|de ~1 matarme|pegarme|cuchillo|muerte|pistola|golpearme|matarnos|navaja
        me amenaza|amenazó|amenazan
        miedo ~4 me ~1 mate|pegue|haga|golpee|maten|viole
        miedo ~2 a|de ~1 mi marido|novio|esposo|pareja|padre|padrastro|ex|hermano
        miedo ~1 de? volver|llegar|ir a ~1 casa
        no ~1 me|nos deja|dejan salir ~2 casa|calle|habitación
        me|nos encierra|encerró|encierran
        va|quiere|intentó|trató ~1 a|de? ~1 matarme|estrangularme|violarme
        me ~1 va|quiere|intentó ~1 a? ~1 matar ~1 si|mi
        dice|dijo|jura|juró ~3 me ~1 va|mata|matará|mataría ~2 si|matar
        me obliga|obligó ~2 sexo|acostarme|acostarme|relaciones|desnudarme
        @cercano|él|ella ~1 pega|golpea|maltrata ~1 a ~1 mi|mis
        se pone|puso|vuelve violento|violenta|agresivo
        me acosa|acosan|persigue|sigue ~2 ex|casa|calle|sexualmente
        violencia de género ~1 en casa
        me ~1 jala|jaló|agarra|agarró ~2 pelo|cuello|cabello
      `,
    },
  ],
  hints: [
    {
      kind: "abuse",
      frame: "writer",
      phrases: `
        @quien ~2 me|nos ~1 @daña
        me|nos ~1 @daña ~3 @quien
        @quien ~3 me ~1 quita|quitó|controla|revisa|esconde ~3 celular|móvil|teléfono|dinero|llaves|pasaporte|sueldo|tarjeta|documentos ~6
        me ~1 amenaza|amenazó|apuntó ~3 con ~2 cuchillo|pistola|navaja|arma|machete|matarme|muerte
        me ~1 encierra|encerró ~3
        dice|dijo|jura|juró|amenaza ~4 me ~1 va|mata|matará|mataría|quiere ~1 a? ~1 matar|si
        me va a|ha matar ~1 si|cuando ~2 lo|me|dejo|voy|digo
        me ~1 toca|tocó|manosea ~4 cuando|mientras|noche|noches|duermo|sola|está|quiero|cuerpo ~2
        me ~1 obliga|obligó|fuerza|forzó ~4 sexo|acostarme|relaciones|tocarlo|casarme|desnudarme
        miedo ~2 de|a|que ~2 me ~1 haga|mate|pegue|encuentre|hace|hará|golpee
        miedo ~2 de|a ~2 volver|regresar|llegar|ir ~2 casa ~4
        le ~1 tengo ~1 miedo ~1 a ~1 mi @quien
        me ~1 obliga|obligan|obligó ~3 cosas|cama|tocar|tocarle|cuarto|baño ~3
        me arrastra|arrastró|tiró|lanzó|jaló|estrelló ~2 del|de|por|contra|al ~2 pelo|cabello|escaleras|suelo|pared|brazo
        le tengo ~1 miedo ~1 a ~1 él|ella
        no ~1 me ~1 deja|dejan ~1 salir|ver|trabajar|hablar|comer ~5
        con el|un cable|cinturón|cinto|palo|chancla ~4
        @quien ~2 pega|golpea|golpeó|pegó|maltrata ~2 a ~1 mi|mis ~1 mamá|madre|hermano|hermana|hijos|hijo|hija
        mi ~1 ex ~2 me ~1 sigue|persigue|acosa|espera|vigila ~3
      `,
    },
  ],
} satisfies CrisisPart;
