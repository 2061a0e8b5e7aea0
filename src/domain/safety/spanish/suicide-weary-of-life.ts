// Spanish words of being weary of life or a load to others, and of leave-taking.
// The spelling rules are in spanish.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const SPANISH_SUICIDE_WEARY_OF_LIFE = {
  plain: [
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        estarían|estaría|están|está|estarán|estaréis|estaríais|sería|irían|iría|vivirían ~3 mejor ~2 sin mí
        mejor sin mí
        vivir ~1 no ~1 tiene ~1 sentido
        dormir|dormirme para siempre
        peso|lastre|molestia ~1 para|de ~2 todos|todo|familia|hijos|ellos|demás|padres|pareja|mundo
        @no ~1 @quiero ~2 seguir|estar|vivir ~1 en este|esta mundo|vida
        seguir en este mundo
        mejor ~1 no ~1 estar|existir
        estorbo ~1 para|a|y|en
        soy un estorbo
        @no ~2 encuentro|tengo|veo ~2 razón|razones|motivo|fuerzas|ganas ~3 viva|vivo|vivir|viviendo|existir
        no ~1 hay ~1 lugar ~3 mundo
        este mundo ~2 no ~1 es ~1 para
        ojalá ~2 no ~1 despertar|despertara|despierte
        si ~2 no ~1 despierto|despertara|despertase ~2 mañana|mejor
        mi ~1 propio? funeral|entierro
        que ~1 todo ~1 termine|acabe ~2 para siempre
        no ~1 merezco ~1 vivir|estar
        no ~1 tengo ~1 miedo ~1 a ~1 morir|muerte
        ya no ~1 tengo|le ~1 miedo ~1 a ~1 morir|muerte
        lo único ~3 mantiene ~1 viva|vivo
        los pensamientos ~3 fuertes|oscuros|vuelven
        no ~1 nací ~1 para ~1 vivir
        ya ~1 viví ~1 suficiente|bastante
        dejar este mundo
        reunirme con ~3 cielo
        ponerle|poner fin ~1 a ~1 todo|mi|vida
        única ~1 forma|manera ~2 parar|acabar|dejar ~3 dolor|sufrir|sufrimiento
        estarían|estaría|vivirían ~2 mejor ~1 con otra|otro madre|padre|mujer|marido
        sin mí ~4 mejor
        mejor ~1 que ~1 yo? no ~1 esté|estuviera|existiera|viva
        quitarme ~1 de en medio
        irme|marcharme para siempre
        mi vida ~1 se acabó
        mejor ~2 si ~1 yo? no ~1 estuviera|existiera|estoy
        mejor ~2 si ~1 me ~1 muero|muriera|fuera
        @no ~2 tiene|tenga|veo|encuentro|hay ~3 sentido ~3 vivir|vida|seguir|viva|vivo|existir|aquí
        @no ~2 veo|encuentro|hallo ~2 sentido ~3 vida|vivir|nada|existir
        vida ~2 no ~1 tiene ~1 sentido
        vida ~2 no ~1 vale ~2 nada|pena
        sin sentido ~1 vivir|seguir
        dormir|dormirme|acostarme|duermo|dormida|dormido ~3 no|nunca|jamás ~2 despertar|despertarme|levantarme|despierto|despierte
        no|nunca|jamás despertar|despertarme ~1 nunca|jamás|más|mañana|ya
        da igual ~3 no ~1 despierto|despertar|despertara|vivo|amanezco
        da igual ~4 morir|muero|morirme|vivir|muerto|muerta
        carga ~1 para|de ~2 todos|todo|familia|hijos|ellos|demás|padres|pareja|mundo
        nadie ~3 echaría|echará|echa ~1 de menos
        nadie me ~2 extrañaría|extrañará|extraña
        nadie ~1 lloraría|llorará ~1 por? ~1 mí|mi
        nadie ~2 notaría|notará|nota|enteraría|importaría|daría ~3 si ~3 desaparezco|muero|falto|desapareciera|muriera|estoy|no|estuviera
        nadie ~2 notaría|notará ~2 mi ausencia|muerte
        no ~1 hubiera|hubiese|haber|habría nacido
        nunca ~1 hubiera|hubiese|haber nacido
        desaparecer|desaparezca|irme ~3 siempre
        desaparecer|irme ~1 de este|esta|del mundo|vida
        @no ~2 razones|razón|motivos|motivo ~2 vivir|existir
        @no ~2 razones|razón|motivos|motivo ~2 seguir ~1 viviendo|viva|vivo|aquí
        ni una razón ~1 para vivir|seguir
        sin razones|motivos|razón ~2 vivir
        @no ~1 @quiero ~1 estar ~1 aquí
        @no ~1 @quiero ~2 estar ~1 en este mundo
        @no ~1 @quiero ~2 seguir ~1 aquí
        cansada|cansado|harta|harto ~1 de vivir|existir
        cansada|cansado|harta|harto ~1 de ~1 la|esta|mi vida
        cansada|cansado|harta|harto ~1 de estar ~1 viva|vivo
        ya|pronto|mañana ~2 no ~1 estaré|voy|estare ~2 aquí|viva|vivo
        dentro de poco ~2 no ~1 estaré ~1 aquí?
        no merece|vale la pena ~1 vivir
        no merece|vale la pena ~1 seguir ~1 viviendo|viva|vivo|aquí
        no vale ~1 pena ~1 vivir
        dejar de existir|vivir|respirar
        @quiero ~2 no existir
        quisiera|ojalá ~1 no existir|existiera
        estrellar|estrellarme|estrello|chocar|estampar ~3 coche|carro|auto|moto|árbol|contra|camión
        me ~1 despedí|despido|despedido ~1 de ~1 todos
        adiós ~1 a? todos|mundo
        este es ~1 mi adiós|final|despedida
        última vez ~3 leen|leéis|escribo
        ojalá ~2 no ~1 despertara|despertar|despertase|despierte
        ojalá ~4 no ~1 despertara|despertar|despertase|despierte
        ojalá ~3 coche|carro|camión|bus|tren ~2 atropelle|atropellara|atropellase|llevara|mate
        única salida|solución|opción ~2 muerte|morir|matarme
        muerte ~3 salida|solución|alivio|descanso
        descansar ~1 para siempre
        no aguanto|soporto ~1 vivir
        no aguanto|soporto ~2 estar viva|vivo
        para qué ~1 vivo|vivir|existo
        para qué ~1 seguir|sigo ~1 viviendo|viva|vivo
        qué sentido tiene ~2 vivir|vida|seguir
        me rindo ~2 vida
        perdí|perdido ~2 ganas de vivir
        no ~1 tengo ~1 futuro ~2 en este mundo
        regalando|regalado|regalé ~2 mis|todas cosas ~6 necesitaré|necesito|adiós|despedida
        dejé|escribí|escribiendo|escrito ~3 cartas|carta ~1 de despedida|adiós
        sobro ~1 en este mundo|aquí
      `,
    },
  ],
  hints: [
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        @otros ~3 @mejor ~3 sin mí
        sin mí ~4 @mejor
        @otros ~3 @mejor ~2 si|cuando ~2 yo? ~1 no|muero|muriera|desaparezco|desapareciera|falto|me
        carga|estorbo|lastre|peso|molestia|problema ~2 para|de|en ~2 @otros
        solo|sólo|soy ~2 una|un ~2 carga|estorbo|lastre|peso ~4
        les|le haría|hago|haré ~1 un favor ~3 si|no|muriendo|muero|muriera|desaparezco|yéndome|estuviera
        @otros|se ~3 librarse|librarían|librar|deshacerse ~1 de ~1 mí|mi
        nadie|quién|nadie ~3 cuenta|nota|notaría|importaría|importa|enteraría|lloraría|extrañaría|extrañará|vendría|echaría|menos ~3 si ~3 muero|muriera|desaparezco|desapareciera|falto|no|voy|mato
        nadie|quién ~2 a|en mi ~1 funeral|entierro
        me despido ~2 de ~1 todos|ustedes|vosotros|este
        perdónenme|perdonadme|perdón|perdonen|perdónennos|perdónen ~3 todos|todo|familia|hijos|mamá|papá ~5 no|adiós|voy|estar|despido
        perdónenme|perdonadme todos
        gracias por ~1 todo ~5 adiós|despido|siempre|final
        adiós ~2 para siempre
        adiós ~2 todos|mundo|familia
        este|esta ~1 es|será ~2 mi|el|la ~1 último|última|final ~1 mensaje|carta|noche|publicación|vez|día|adiós
        dejé|dejo|dejado|escribí|escrito|escribiendo|escritas|tengo ~3 carta|cartas|nota|notas ~5 hijos|familia|despedida|todos|padres|adiós|mamá|cada
        regalé|regalado|regalando|regalo ~4 cosas|ropa|perro|gato|guitarra|todo ~7 necesito|necesitaré|voy|adiós|despedí|despedida|falta|despido
        seguro ~2 de vida ~6 mejor|más|ayudaría|servir|dinero|valgo
        valgo ~1 más muerto|muerta
      `,
    },
  ],
} satisfies CrisisPart;
