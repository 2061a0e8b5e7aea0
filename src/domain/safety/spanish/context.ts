// Spanish words around a phrase that change its weight: invented worlds, study, people, long ago, negation.
// The spelling rules are in spanish.ts.

import type { PhraseTable } from "../phrase-table.ts";

export const SPANISH_CONTEXT = {
  fiction: `
    vampiro|vampira|bruja|brujo|dragón|hada|princesa|príncipe|duende|zombi|fantasma|detective|comisario
    personaje|personajes|protagonista|villana|villano|antagonista|héroe|heroína|narrador|narradora
    novela|guion|guión|cuento|relato|capítulo|acto|escena|poema|canción|cómic|obra|película|videojuego|juego|manuscrito|ficción|balada|teatro|tebeo|trama
    mi|la|una|en historia ~1 de|sobre?
    romeo|ofelia|julieta|macbeth
  `,
  voice: `
    personaje|protagonista|villana|villano|antagonista|héroe|heroína|narrador|narradora|letra|canción|verso|estribillo|poema|frase|título|diálogo|línea ~2 dice|grita|susurra|piensa|canta|escribe|repite
    frase|título|verso|estribillo ~1 es
  `,
  topic: `
    tesis|tfg|tfm|ensayo|reportaje|artículo|podcast|documental|investigación|investigo|charla|conferencia|seminario|curso|clase|exposición
    prevención|enfermera|enfermero|psicóloga|psicólogo|terapeuta
    trabajadora social
    trabajador social
    periodista|noticias|voluntaria|voluntario|urgencias|ong|estadística|estadísticas
    línea|historia de
    abuso de poder|confianza|notación
  `,
  person: `
    él|ella|alguien
    mi ~1 @cercano
    mis ~1 @cercano
    un|una amigo|amiga
  `,
  relation: `
    mi ~1 @cercano
    mi mejor amigo|amiga
    un|una amigo|amiga|compañero|compañera|alumno|alumna
  `,
  past: `
    hace ~2 años|décadas
    cuando ~2 era|tenía ~1 niña|niño|joven|adolescente|chica|chico|pequeña|pequeño|años|15|16|17|18
    cuando ~1 yo? era ~1 niña|niño|joven|adolescente
    de adolescente|joven|pequeña|pequeño|niña|niño
    en mi adolescencia|juventud|infancia
  `,
  now: `ahora|hoy|otra|nuevo|todavía|aún|desde|siempre|sigo`,
  recurrence: `
    otra vez
    de nuevo
    vuelvo|volví|vuelto|volver a ~1 pensar|pensarlo|hacerlo|intentarlo|cortarme|sentir
    pensamientos|ideas ~2 vuelto|volvieron|vuelven
    anoche|ayer
    semana pasada
  `,
  verdict: `
    mejor|fácil|alivio|aliviados|tranquilos|descansarían|felices|libres
    cuenta|notaría|notará|importaría|importa|lloraría|extrañaría|enteraría|daría
    echaría|echarían ~1 de? menos
  `,
  firstPerson: `yo me mi mí quiero quisiera voy estoy soy tengo puedo pienso siento odio morirme matarme suicidarme
    quitarme ahorcarme tirarme cortarme hacerme colgarme`,
  negators: `no|nunca|jamás|nadie|sin|tampoco|ni|nada`,
  linkers: `me|voy|a|quiero|he|pensado|en|de|soy|estoy|realmente|es|que|jamás|pienso|planeo|va`,
} satisfies Partial<PhraseTable>;
