// Spanish hints of wishing not to be, and of having no place in the time to come.
// The spelling rules are in spanish.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const SPANISH_SUICIDE_WISHES = {
  hints: [
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        @deseo ~3 no|nunca|jamás ~1 despertar|despertarme|existir|vivir|nacer|nacido|levantarme|despertara|despierte
        @deseo ~3 no ~1 haber|hubiera|hubiese ~1 nacido|existido
        @deseo ~3 nunca ~1 haber|hubiera|hubiese ~1 nacido|existido
        @deseo ~3 dejar|dejara ~1 de existir|vivir|respirar|despertar
        no|nunca|ya ~2 @deseo ~2 existir|vivir|despertar|amanecer
        no @deseo ~2 estar|seguir|vivir ~1 aquí|viva|vivo|existiendo
        @deseo ~3 dormir|dormirme|dormirse|desaparecer|descansar|irme ~2 para siempre
        @deseo ~3 dormir|dormirme ~3 no|nunca|jamás ~1 despert*|levant*|volver
        @deseo ~3 corazón ~2 pare|parara|detenga|detuviera|deje
        @deseo ~3 @poder ~2 me ~1 @lleve
        que ~1 @poder me ~1 @lleve
        que ~1 me ~1 @lleve dios|muerte|señor
        mejor|bueno|fácil ~2 que ~1 yo? ~1 me|estar|estuviera ~1 muriera|muriese|muera|muerto|muerta|matara|muero
        mejor ~2 si ~1 yo? ~1 me? ~1 muero|muriera|muriese|muerto|muerta|desaparezco|desapareciera
        mejor ~2 si ~1 yo? ~1 no|ya|nunca ~1 existo|existiera|estuviera|estoy|nacido|hubiera|estar
        cansado|cansada|harto|harta|agotado|agotada ~2 de ~1 existir|vivir|vida|respirar|luchar|despertar ~2
        vivir|existir ~1 me? duele|cansa|agota|pesa|es ~2
        vida ~2 no ~1 vale|merece|tiene ~2 pena|sentido|valor
        ninguna|alguna|una|más|una ~1 sola? razón|motivo ~3 vivir|viva|vivo|existir|viviendo
        sin|ni|no|pocas|tengo|veo|encuentro|quedan ~3 razón|razones|motivo|motivos|ganas|fuerzas|sentido ~3 vivir|viva|vivo|existir|viviendo|despertar
        para qué ~1 seguir|sigo|vivir|vivo|existir|existo|despertar ~2
        no merezco ~1 estar|vivir|seguir|existir ~1 viva|vivo?
        no ~1 hay|tengo ~1 lugar|espacio|sitio ~2 para mí|mi ~1 en ~1 este|esta|el mundo|vida
        mundo|vida|tierra ~1 no ~1 hay ~1 lugar|sitio|espacio ~2 para
        no ~1 hay|queda ~1 futuro|esperanza|salida ~1 para mí|mi
        todo ~2 acabe|termine|acabara|terminara|pare|pase ~2 para siempre
        dolor|sufrimiento|ruido|pensamientos ~3 acabe|termine|pare|acaben|terminen ~2 siempre|ya|todas|fin
        descansar ~2 para|por siempre|fin
        dejar|irme|irse|abandonar|despedirme ~2 este|esta|del ~1 mundo|vida|tierra
        no ~2 veo|imagino|espero ~2 llegando|llegar|viva|vivo|viviendo|cumpliendo|vieja|viejo|mi ~3 @tiempo|vieja|viejo
        no ~1 voy|creo|pienso|espero ~2 a? ~1 llegar|pasar|estar|vivir ~2 a|hasta|de ~3 @tiempo
        pronto|mañana|luego ~2 ya? no ~1 voy|estaré|estar|seré|tendrán ~3
        ya ~1 no ~1 voy a estar
        ya ~1 no ~1 estaré
        cuando ~1 ya? ~1 no ~1 esté|estoy|exista ~4 cuiden|cuida|cuidad|digan|díganle|recuerden|perdonen ~3
        cuiden|cuida|cuidad|cuídenme ~5 cuando|si ~2 no|falte|vaya|muera ~1 esté?
        cuando ~2 lean|leas|leáis|encuentren ~2 esto|me|carta|mensaje
        da ~2 igual ~2 vivir|morir|estar
        no ~1 me ~1 importa|importaría ~2 vivir|morir|morirme|muero|muerto
        no ~1 me ~1 importaría ~2 no despertar|despertara
        me ~1 da ~1 lo mismo ~2 vivir|morir
        si ~2 me ~1 atropella|atropellara|mata|matara|atropellaran ~5 mejor|igual|favor|bien|alivio
      `,
    },
  ],
} satisfies CrisisPart;
