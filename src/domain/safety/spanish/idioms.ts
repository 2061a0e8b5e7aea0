// Spanish ways of speaking that sound like a crisis and mean something else.
// The spelling rules are in spanish.ts.

import type { PhraseTable } from "../phrase-table.ts";

export const SPANISH_IDIOMS = {
  idioms: `
    antes ~1 de ~1 morir|morirme|que
    todo|por|en|del|recorrer|cambiar|medio ~1 el|este? mundo
    de|en|con|para mi vida
    mi vida ~2 es|está|con|en|social|amorosa|laboral|profesional|personal|privada|entera|diaria|gira|cambió|cambie
    me ~1 siento|sentir|sentirme ~1 viva|vivo
    en|de esta vida ~1 hay|se
    se me va la vida
    mi corazón ~1 está|se|no
    servidor|proceso|app|aplicación|ordenador|computadora|programa|sistema|página|web|juego|móvil|celular ~3 se ~1 cuelga|colgó|muere|mata|suicida|corta
    despertar|despertarme|levantarme|despierto a|temprano|tarde|con|tan|antes
    sin mi ~1 @cercano|trabajo|coche|móvil|equipo|banda|profesor|editor|gato|perro|guitarra
    de mi ~1 confianza|paciencia|tiempo|trabajo|generosidad
    muero|muere|morir|morirme|moría|muriendo ~1 de ~2 hambre|risa|ganas|vergüenza|sueño|calor|frío|aburrimiento|amor|pena|sed|envidia|nervios|cansancio|curiosidad|asco|ilusión|miedo
    muero|muere|moría|muriendo por
    morir|morirme por ~1
    muerta|muerto de|en
    matar el tiempo|rato
    matar|matarme|mato|matas a trabajar|estudiar|trabajando
    mato|matarme|matando trabajando|estudiando|currando
    jefe|jefa|profesor|profesora|editor|editora|cliente|director|tutor|casera|madre|padre|mamá ~1 me va|quiere ~1 a? matar
    jefe|jefa|profesor|profesora|editor|editora|cliente|director|tutor|casera ~2 me ~1 mata|matará|va|quiere
    trabajo|espalda|dolor|cabeza|tesis|calor|estrés|rutina|horario|trayecto|informe|esto|curiosidad|duda|semana|examen ~3 me ~1 mata|está|va
    ni muerta|muerto
    suicidio profesional|comercial|político|laboral|económico|artístico|financiero
    vivir|viviendo|seguir|sigo|estar ~1 aquí? con|lejos|cerca|sola|solo|juntos|fuera|asi
    vivir|viviendo|seguir|estar ~1 aquí? en ~2 ciudad|piso|casa|país|barrio|pueblo|oficina|empresa|madrid|trabajo|grupo|ambiente|relación
    seguir|estar aquí en ~1 la|esta|este ~1 oficina|empresa|ciudad|trabajo|curso|reunión
    cansada|cansado|harta|harto de vivir con|en|lejos|entre|de
    desaparecer de ~1 instagram|redes|internet|facebook|twitter|whatsapp|la|las
    sentido ~1 a|en|de este|esta|mi|la curso|trabajo|proyecto|carrera|tesis|reunión|relación|máster
    sentido ~2 seguir ~1 en|con|aquí? ~1 este|esta|la|el ~1 empresa|curso|trabajo|relación|proyecto|ciudad|grupo
    equipo|proyecto|grupo|banda|empresa|departamento|coro ~5 sin mí
    echaría ~1 menos ~1 mi|este|el
    me pega|pegó ~2 sol|frío|sueño|bajón|mucho|bien|fuerte|siesta|ritmo|canción|acento
    me|nos pega|pegó|golpea|golpeó la|el ~1
    si no estoy ~1 de|en|con|conectada|conectado|yo|disponible
    no estar en|con|de|tan|siempre
    me golpea|golpeó|pega ~1 la|el|una|esta ~1 idea|realidad|nostalgia|duda|crisis|gripe
    gana|pega|golpea al ajedrez|tenis
    me toca ~2 turno|trabajar|fregar|cocinar|presentar|hacer|guardia|cerrar
    corto|cortarme|cuelgo cuando|con|al
    no ~1 despierta ~1 interés|curiosidad|a|para|temprano|nada|emoción|mi
    me ~1 encierra|encerró|encierro en ~1 papel|rol|casilla|mí|estudio
    casi ~2 infarto
    me pego a|al ~1
    de infarto
    terminar|acabar con ~1 todo ~1 el|lo|este|esto ~1 trabajo|papeleo|antes|hoy
    terminar|acabar con mi novio|novia|pareja|relación|tesis
    hacer daño a
    me ~1 hice|hecho daño ~1 jugando|corriendo|en|al|esquiando
    me amenaza|amenazó|amenazan con ~1 despedirme|demanda|abogado|dejarme|despido|irse|multa|echarme|demandarme
    proyecto|idea|móvil|portátil|planta|plantas|batería ~2 muere|murió|muerto|muerta|muriendo
    mataría por
    para morirse
  `,
} satisfies Partial<PhraseTable>;
