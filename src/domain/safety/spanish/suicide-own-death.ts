// The writer's own death in Spanish: a world without them, life and death said neutrally, death as a relief.
// The spelling rules are in spanish.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const SPANISH_SUICIDE_OWN_DEATH = {
  plain: [
    {
      kind: "suicide",
      frame: "absence",
      phrases: `
        si ~2 muero|muriera|desaparezco|desapareciera|falto|faltara|muriese
        si ~1 ya? no estoy|estuviera|estuviese|existiera
        cuando ~2 muera|desaparezca|falte
        cuando ~1 ya? no esté
      `,
    },
  ],
  hints: [
    // The writer's own life or death, whatever they then say of it.
    {
      kind: "suicide",
      frame: "mortal",
      phrases: `
        morirme|matarme|suicidarme
        me ~2 muero|muera|muriera|morí|moría
        haber ~1 muerto|despertado|nacido|sobrevivido
        estar ~1 muerto|muerta|viva|vivo
        estoy|siga|sigo|esté|siguiera ~1 viva|vivo
        no|nunca ~1 despertar|despierte|despertara|nacido|existir|existo
        mi ~1 existencia|muerte|funeral|entierro|tumba|corazón|vida
        este|esta|del ~1 mundo|planeta|tierra|vida|existencia
        sin mí
        existir|existo|existencia
        soltar ~1 el? volante
        de sufrir
      `,
    },
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        mundo|nadie|vida ~1 no? me ~1 necesita|extraña|extrañará
        compré|conseguí|preparé|busqué ~1 una|la ~1 cuerda|soga|pistola
        no ~1 encajo|pertenezco ~2 en|a ~1 este mundo|vida
        perdón|perdónenme|perdonen ~5 por ~1 lo que ~1 voy|estoy ~1 a ~1 hacer
        idea|pensamiento|pensar ~2 de|en ~1 no ~1 estar|existir|despertar ~5 calma|consuela|alivia|paz|único
        no ~1 quiero ~2 que ~1 llegue mañana
        borrarme|apagarme|eliminarme|desconectarme|evaporarme ~2 mundo|siempre|todo|vida|existencia
        sigo|estoy ~1 viva|vivo ~1 por|porque ~3 cobard*|miedo|mis|hijos|perro|gato
        alivio|mejor|fácil|bueno ~4 que ~1 yo? ~1 no ~1 estuviera|existiera|viviera|esté
        me ~1 muriera|muero|muriese ~4 bien|mejor|igual|alivio|feliz|favor
        esperando|espero ~1 a|para? ~1 morir|morirme|muerte
        no @deseo ~1 llegar|cumplir|celebrar|ver ~1 a|al|otro|más ~2 cumpleaños|navidad|año|mañana
        no ~1 tendrán|tendrás|tendrían|tienen ~1 que ~1 preocuparse|preocuparte|cuidar|cuidarme|cargar|ocuparse ~2
        valor|valentía|coraje ~2 para|de ~1 matarme|hacerlo|acabar|tirarme|morir
        demasiado ~1 cobarde ~2 para|como ~2 matarme|hacerlo|morir
        ojalá|espero|quisiera|quiero ~2 me ~1 atropelle|atropellara|mate|caiga ~1
        esta|este es ~1 mi despedida|adiós
        sobro ~1 en ~1 este|esta|el mundo|vida
        mis días ~1 están contados
        no ~1 tengo ~1 por qué vivir|seguir
        acabar|terminar ~1 con ~1 mi|este|tanto sufrimiento|dolor|existencia
        muerte|morir ~1 sería|es ~2 descanso|alivio|liberación|paz|mejor|solución
        irme|estar|reunirme ~2 con ~4 cielo
        esperan|esperando|quieren ~2 que ~1 me ~1 muera|muriera
        última|último ~1 noche|día|vez ~2 viva|vivo|mundo|tierra
        no ~1 fui|estoy|soy ~1 hecho|hecha ~1 para ~1 este|esta|vivir
        ahogarse|ahorcarse|desangrarse|tirarse|congelarse ~1 duele|rápido
        duele ~1 ahogarse|ahorcarse|desangrarse|morir|morirse
        rabia|tristeza|decepción|pena|decepciona|molesta ~1 haber|de|que ~2 despertado|despertar|despierto|viva|vivo
        mi ~1 vida|existencia ~1 es|fue ~2 error|castigo|carga|equivocación|estorbo
        debí|debería|debía|tendría|tenía ~2 haber|que|haberme ~1 muerto|morirme|morir|nacido
        irme|ir|salir|marcharme|escapar ~1 de ~1 este|esta mundo|vida
        no ~1 pienso|espero|planeo|creo|voy ~2 estar|seguir|llegar ~1 a? ~1 viva|vivo
        dejaré|dejar|dejo ~1 de sufrir|existir
        pensar|pienso|pensando|dejo ~2 en|de morirme|matarme|morir
        merecen|merece ~3 mejor|otra ~7 sin mí
        mejor ~2 estar ~1 muerto|muerta
      `,
    },
  ],
} satisfies CrisisPart;
