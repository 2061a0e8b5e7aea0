// Words that decide whether a Spanish hint is meant: what else one may be done with, how one stands to life.
// The spelling rules are in spanish.ts.

import type { HintTable } from "../phrase-table.ts";

export const SPANISH_MATTERS_AND_STANCES = {
  matters: `
    hoteles|hotel|playa|trabajo|trabajos|oficina|empresa|equipo|proyecto|proyectos|departamento|jefe|jefa|cliente|clientes|reunión|contrato|carrera|negocio|tienda
    tesis|máster|curso|universidad|uni|examen|exámenes|estudios|clase|clases|prácticas|doctorado
    ciudad|país|pueblo|barrio|piso|alquiler|mudanza|mudara|mudarme|compañeros|casero
    banda|coro|grupo|club|gimnasio|liga|asociación|comité
    blog|canal|podcast|redes|instagram|facebook|linkedin|twitter|internet|whatsapp|web
    app|aplicación|código|servidor|proceso|programa|software|base
    novela|libro|capítulo|guion|guión|canción|disco|cuadro|dibujo|dibujar|borrador|poema|cuento|obra|artículo|manuscrito|escribir|pintar
    guitarra|escalada|escalar|barco|ropa|columpio|socio|receta|receta
    renunciar|renuncia|divorcio|mercado|banco|despidieran|mudarme
    informe|presentación|excel|plazo|correo|correos|factura|facturas|fin
    freelance|autónomo|autónoma|cocina|restaurante|turno|oposición|oposiciones
    seis|siete|cinco|temprano
    esta|mi|la relación
    mi matrimonio
    este matrimonio
  `,
  ties: `en con de como`,
  allOfLife: `vida mundo tierra mí mi dolor sufrimiento culpa pensamientos noche mañana paz todo todos siempre verdad cuerpo cabeza familia hijos padres sueño hoy casa verdad una aquí`,
  stances: `
    quiero|quisiera|querría|deseo|prefiero|preferiría|gustaría|ojalá|espero|sueño|ganas|necesito
    debí|debería|debía|tendría|merezco|merece
    mejor|fácil|alivio|paz|calma|error|castigo|rabia|cansado|cansada|harto|harta|igual|solo|sólo|pronto|lo
    pienso|pensar|pensando|imagino|imaginar|fantaseo|dejo
    qué|porqué|sentido|razón|motivo|plan|planeo|decidí|decidido
    siempre|nadie|acabar|terminar|dejaré|duele|rápido
    cada|todos|todo los|día|noche|tiempo
  `,
  self: `yo me mí quiero quisiera querría voy estoy soy tengo puedo pienso siento debí debería deseo prefiero espero existo morirme matarme suicidarme despertarme`,
} satisfies Partial<HintTable>;
