// Spanish phrases of the crisis path. Accents may be written; typed text is matched without them.

import { SPANISH_HINTS } from "./hints.es.ts";
import type { PhraseTable } from "./phrase-table.ts";

export const SPANISH: PhraseTable = {
  language: "es",
  classes: {
    cercano: `madre mama padre papa hermano hermana hijo hija marido esposo esposa mujer novio novia pareja ex amigo amiga compañero compañera
      abuela abuelo tío tía primo prima colega vecino vecina alumno alumna jefe jefa padrastro madrastra niño niña bebé sobrino sobrina familia`,
    agresor: `él ella marido esposo esposa mujer novio novia pareja ex padre papa madre mama padrastro madrastra hermano hermana tío hijo hija
      primo abuelo vecino alguien suegro cuñado`,
    quiero: `quiero quisiera querría necesito deseo prefiero preferiría gustaría quería`,
    no: `no nunca tampoco`,
    pastillas: `pastillas pastilla píldoras medicinas medicamentos somníferos paracetamol ansiolíticos antidepresivos insulina`,
    alto: `balcón ventana puente azotea edificio terraza tejado acantilado`,
    vía: `tren metro vías vía coche carro camión autobús bus tráfico`,
  },
  crisis: [
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
    {
      kind: "suicide",
      frame: "open",
      phrases: `
        carta|cartas|nota de despedida
        se ~3 suicida|suicidó|suicidar|suicide|suicidara|suicidaría
        suicidarse
        quitarse ~1 la vida
        se ~3 quitar|quitó|quite|quita la vida
        intentó|intenta|quiere|intento|intentado suicidarse|matarse|ahorcarse|morirse
        intento de suicidio
        se tira|tiró|lanza|lanzó|arroja ~1 de|del|por|desde ~2 @alto
        se ahorca|ahorcó|cuelga|colgó
      `,
    },
    {
      kind: "suicide",
      frame: "open",
      phrases: `
        se ~1 quiere|quería ~1 morir|matar|suicidar
        quiere ~1 morir|morirse|matarse
        se va a ~1 matar|suicidar|ahorcar|tirar
        va a matarse|suicidarse
        no quiere ~1 vivir
        no quiere ~1 estar|seguir ~1 viva|vivo|viviendo
        ojalá ~2 estuviera|estuviese ~1 muerto|muerta
        dice|dijo|dicho|habla|escribe ~5 morir|morirse|suicidio|matarse|suicidarse
        pensando|piensa en ~1 suicidio|suicidarse|matarse|morir
        @cercano ~3 no quiere ~1 vivir
      `,
    },
    {
      kind: "self-harm",
      frame: "writer",
      phrases: `
        me ~1 corto|corté|cortaba|cortado|quemo|quemé|rajo ~1 los|las|la|mis ~1 brazos|brazo|piernas|muslos|piel|muñecas|antebrazos
        cortarme|quemarme|rajarme ~1 los|las|la|mis brazos|brazo|piernas|muslos|piel
        autolesion*
        me ~2 autolesiono|autolesionando|autolesioné|autolesionar
        hacerme|hago|hacerme|haciéndome|hice daño
        me ~2 hago|haciendo|hice|hacer daño ~1 a mí|propósito
        lastimarme|herirme|castigarme|golpearme
        me lastimo|golpeo|hiero ~1 a mí|propósito|cuando|sola|solo|yo
        ganas de ~1 cortarme|herirme
        vuelto a ~1 cortarme
      `,
    },
    {
      kind: "self-harm",
      frame: "open",
      phrases: `
        se ~1 corta|cortó|quema|raja ~1 los|las|la brazos|brazo|piernas|muslos|piel|muñecas|venas
        se ~1 haga|hace|hará|hiciera daño
        se ~1 hace|hizo|haga|hacía ~1 cortes|heridas|quemaduras
        se autolesiona|autolesionó|autolesiones
        hacerse|haciéndose daño
        se ~1 lastime|lastima ~1 a?
      `,
    },
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
    {
      kind: "emergency",
      frame: "writer",
      phrases: `
        tomé|tomado|tragué|tomo|bebí|bebido|ingerí ~1 todas|todo|muchas|demasiadas|el|un|bote|lejía|veneno ~3 @pastillas|frasco|bote|lejía|veneno
        tomé|tomado|bebí|tragué|bebido ~1 lejía|veneno|cloro|raticida
        tomé|tomado ~1 las @pastillas
        mucha|tanta sangre
        sangre por|en todas|todos
        no ~1 para|paro|deja|puedo ~2 de? ~1 sangrar|sangre|sangrado
        corté|cortado ~2 hondo|profundo|demasiado
        no puedo respirar ~6 pecho|brazo|ayuda|labios
        pecho ~6 brazo ~3 dormido|izquierdo
        me ~1 está|estoy ~2 dando|teniendo ~1 un? infarto|ictus
        teniendo|dando ~1 un infarto|ictus|derrame|ataque
        entrando|entró|entrado|colado|meterse ~2 en|a ~1 mi|nuestra casa|piso|apartamento|habitación
        hombre|tipo|alguien ~5 cuchillo|pistola|navaja
        casa|cocina|piso|edificio|apartamento ~1 se|está|en ~1 quema|quemando|ardiendo|llamas|incendia|incendiando
        ambulancia ~2 ya|urgente|llamar|ayuda|necesito
        demasiadas @pastillas
        suelo ~4 no ~1 responde|reacciona|mueve|contesta
        necesito|llama|llamen|llamad ~2 ambulancia|emergencias|policía
        tuve|tomé|tomado ~2 sobredosis
        me están siguiendo|persiguiendo
      `,
    },
    {
      kind: "emergency",
      frame: "open",
      phrases: `
        no respira
        dejó|dejado de respirar
        no ~1 puede respirar
        fuego en ~1 mi|la casa|cocina|habitación
        inconsciente|desmayada|desmayado
        se desmayó
        creo|parece|está|tiene|teniendo ~5 infarto|ictus|derrame
        tiene|lleva|saca|sacó ~1 una|un cuchillo|pistola|arma|navaja
        convulsionando|convulsiones
        sobredosis
        se ~1 tomó|tragó ~2 todas|muchas|las|bote|veneno ~3 @pastillas|veneno
        se está asfixiando|ahogando|desangrando
      `,
    },
    {
      kind: "emergency",
      frame: "person",
      phrases: `
        no ~1 despierta|reacciona
        ni despierta|reacciona
      `,
    },
  ],
  hints: SPANISH_HINTS,
  mentions: [
    { kind: "suicide", phrases: `suicidio|suicida|suicidas` },
    { kind: "self-harm", phrases: `autolesiones|autolesión` },
    {
      kind: "abuse",
      phrases: `violada|violación|abusada|maltrato|maltratada|abuso
      violencia de género
      violencia doméstica`,
    },
    { kind: "emergency", phrases: `ambulancia` },
  ],
  distress: `
    inútil|desesperada|desesperado|desesperación|deprimida|deprimido|depresión|insoportable|desesperanza
    lloro|llorando|llorar ~2 todos|todas|cada|sin|siempre
    todos los días ~1 lloro|llorando
    me odio
    odio ~1 mi|la|esta vida
    no valgo ~1 nada
    siento ~2 vacía|vacío|sola|solo|muerta|muerto|inútil|rota|roto|perdida
    completamente|totalmente|tan|muy sola|solo
    nadie ~2 importa|importo|quiere|entiende
    todo ~1 es|está|da ~1 inútil|negro|oscuro|igual|perdido|mal
    nada ~1 tiene|me ~1 sentido|alegra|importa
    @no ~1 puedo ~1 más
    no ~1 aguanto ~1 más
    sin|no ~2 salida|esperanza
    no sirvo ~1 para ~1 nada
    soy un|una fracaso|fracasada|fracasado|mierda
    ataque|ataques de pánico|ansiedad
    quiero desaparecer
    vivir así
    se suicidó
    suicidio
  `,
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
  fiction: `
    vampiro|vampira|bruja|brujo|dragón|hada|princesa|príncipe|duende|zombi|fantasma|detective|comisario
    personaje|personajes|protagonista|villana|villano|antagonista|héroe|heroína|narrador|narradora
    novela|guion|guión|cuento|relato|capítulo|acto|escena|poema|canción|cómic|obra|película|videojuego|juego|manuscrito|ficción|balada|teatro|tebeo|trama
    mi|la|una|en historia ~1 de|sobre?
    romeo|ofelia|julieta|macbeth
  `,
  voice: `
    personaje|protagonista|villana|villano|antagonista|héroe|heroína|narrador|narradora|letra|canción|verso|estribillo|poema ~2 dice|grita|susurra|piensa|canta|escribe|repite
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
    antes
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
};
