// Spanish hints of a crisis, by what they come down to. The spelling rules are those of patterns.es.ts.

import type { HintTable } from "./phrase-table.ts";

export const SPANISH_HINTS: HintTable = {
  classes: {
    deseo: `quiero quisiera querría deseo prefiero preferiría gustaría quería ojalá espero rezo pido ruego sueño necesito`,
    morir: `morir morirme muriera muriese muero muera morirse desaparecer desaparezco desapareciera dormirme dormir irme fuera`,
    poder: `dios señor virgen universo muerte cielo vida alguien algo`,
    lleve: `lleve llevara llevase mate matara acabe termine recoja quite`,
    otros: `todos todas familia hijos padres mundo ellos gente mamá papá amigos madre padre papás papas viejos padrinos abuelos marido esposo esposa mujer pareja ustedes ellas
      demás hermanos nadie`,
    mejor: `mejor tranquilos tranquila aliviados alivio felices libres descansarían bien fácil contentos`,
    pastis: `pastillas pastilla píldoras medicinas medicamentos somníferos paracetamol ansiolíticos antidepresivos insulina frasco clonazepam diazepam`,
    guardar: `guardado guardando guardé guardadas juntando juntado junté escondido escondí acumulando acumulado comprado compré ahorrando`,
    altura: `balcón ventana puente azotea edificio terraza tejado acantilado vías andén cornisa barranco barandal`,
    medios: `soga cuerda pistola cuchilla cuchillas navaja veneno revólver escopeta horca`,
    cuerpo: `brazo brazos pierna piernas muslos piel muñeca muñecas antebrazos manos`,
    quien: `madre mamá padre papá marido esposo esposa mujer novio novia pareja ex padrastro madrastra hermano tío abuelo jefe jefa profesor
      entrenador suegro casero vecino él ella primo compañero encargado`,
    daña: `pega golpea golpeó pegó patea pateó empuja empujó ahorca ahorcó abofetea cachetea estrangula viola violó abusa manosea manoseó quema jalonea
      amenaza amenazó insulta encierra encerró agarró agarra tocó acorraló`,
    tiempo: `año navidad cumpleaños mes semana verano invierno treinta cuarenta mañana lunes diciembre enero próximo próxima`,
  },
  crisis: [
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
    {
      kind: "self-harm",
      frame: "writer",
      phrases: `
        me ~1 hago|hice|hacía|hecho ~2 cortes|heridas|quemaduras|cortadas ~4 @cuerpo?
        me ~2 corto|corté|quemo|quemé|rasguño|araño|arañé|rajo|muerdo|pincho ~3 @cuerpo ~2
        me ~1 golpeo|pego|golpeé ~3 cabeza|pared|puños|sola|solo|cara ~4
        cortarme|quemarme|lastimarme|hacerme|arañarme ~3 @cuerpo|daño|sentir|calma|alivia|única|ayuda
        me ~1 quemo ~3 cigarro|cigarrillo|encendedor|mechero|plancha
        dejé|dejado|dejo de comer ~5 desaparecer|morir|castigarme|apagarme
      `,
    },
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
    {
      kind: "emergency",
      frame: "person",
      phrases: `
        no ~1 despierta|reacciona|responde|respira|contesta ~2
        se ~1 desmayó|desplomó|cayó|desvaneció ~6 no|respira|responde|reacciona|sangre|despierta
        tomó|bebió|tragó|toma|tomado ~6 no|ni despierta|reacciona|responde|respira
        se ~2 tomó|tragó|tomado|bebió ~4 @pastis|cloro|lejía|veneno ~4
        atragantado|atragantando|ahogando|ahoga|asfixiando ~4
        le está|dio|dando ~2 un ~1 infarto|derrame|convulsión|ataque|ictus
        tomó|bebió|tragó|ingirió ~2 veneno|cloro|lejía|raticida
        convulsiona|convulsión|convulsionando
        se ~1 está ~1 poniendo? ~1 morado|azul|morada
      `,
    },
    {
      kind: "emergency",
      frame: "writer",
      phrases: `
        me tomé|tragué|bebí|tomado ~3 frasco|caja|todas|muchas|demasiadas|veneno|cloro|lejía ~3
        hay ~1 mucho|un fuego|incendio ~4
        se ~1 está|prendió|incendia|quema ~2 incendiando|quemando|fuego|casa|cocina ~3
        cocina|casa|edificio|departamento|piso ~1 en llamas|fuego
        alguien|hombre|tipo ~3 entrar|entrando|metió|entró|forzando|rompiendo ~3 casa|puerta|ventana|departamento|piso
        dolor ~2 pecho ~6 brazo|respirar|izquierdo|fuerte
        duele ~2 pecho ~6 brazo|respirar|mucho|izquierdo
      `,
    },
    {
      kind: "suicide",
      frame: "person",
      phrases: `
        dice|dijo|escribió|mandó|repite|habla|dicho|cree|siente|contó ~6 morir|morirse|matarse|muerto|muerta|muriera|suicidarse|desaparecer
        no quiere|quería|aguanta ~1 vivir|existir|seguir|despertar ~3
        se ~2 quiere|quería|intentó|va|trató|piensa ~3 morir|matar|suicidar|matarse|quitar
        quiere ~1 morirse|matarse|suicidarse|morir
        mensaje|carta|nota|video|audio ~2 de despedida
        regaló|regalado|regalando|regala ~4 cosas|ropa|guitarra|perro|todo ~7 despidió|despedida|raro|adiós|miedo|preocupa
        dice|dijo|escribió|repite ~4 ya? ~1 no ~1 va|estará|estar ~3 estar|aquí|más
        se ~1 despidió ~3 de ~2 mí|todos|nosotros|raro ~4 raro|extraño|contesta|preocupa|miedo|regaló|todos
        despidió|despedido ~5 no ~1 contesta|responde|aparece
        se ~1 corta|lastima|hiere|quema|autolesiona|rasguña ~3
        se ~2 haga|hace|hará|hacer|hiciera ~1 daño|algo
        amenaza|amenazó|dice|jura ~2 con|de|que ~1 matarse|suicidarse|hacerse|tirarse ~2
        miedo|preocupa|temo ~3 que|de ~4 se ~2 haga|mate|quite|suicide|lastime|corte
        intentó|trató ~1 de? ~1 quitarse|matarse|suicidarse|ahorcarse|cortarse ~3
      `,
    },
  ],
  signs: [
    {
      family: "farewell",
      phrases: `
        me ~1 despido ~1 de? ~1 todos|ustedes
        adiós ~1 a? ~1 todos|mundo
        gracias por ~1 todo|intentarlo
        díganle|dile|digan ~4 amo|quiero|amé|quise
        los|las|os ~1 amo|quiero ~1 a? todos|mucho
        último mensaje
        última vez
        no me olviden
        recuérdenme
      `,
    },
    {
      family: "absolving",
      phrases: `
        no ~2 es|fue|tienen ~2 su|tu|vuestra ~1 culpa
        no ~1 tienen ~1 la culpa
        perdónenme|perdónenme|perdonadme|perdonenme
        perdón por ~1 todo
        nadie ~2 tiene ~1 la culpa
      `,
    },
    {
      family: "giving-away",
      phrases: `
        di|dejé|regalé|entregué ~3 gato|perro|mascota|gata|perra|guitarra ~1 a
        regalé|regalado|regalando ~3 mis|todas|todo|perro|gato|cosas
      `,
    },
    {
      family: "affairs",
      phrases: `
        dejé|dejado|dejo|arreglé|arreglado ~3 arreglado|listo|testamento|papeles|contraseñas|cuentas|orden|ordenado
        dejé|dejado|escribí|escrito|escritas ~3 cartas|carta|notas
        arreglé|dejé|ordené|firmé ~3 papeles|herencia|seguro|testamento|funeral
        testamento ~2 listo|hecho|firmado
      `,
    },
    {
      family: "absence",
      phrases: `
        cuando ~1 ya? ~1 no ~1 esté|exista
        cuando ~2 me ~1 haya? ~1 ido|muera|vaya
        ya no ~1 voy a estar
        sin mí
        no ~1 estaré ~1 aquí?
      `,
    },
    {
      family: "burden",
      phrases: `
        soy|siento|siendo ~3 carga|estorbo|lastre
        merecen ~2 mejor
        solo causo|doy|traigo ~2 problemas|dolor
      `,
    },
    {
      family: "means",
      phrases: `
        tengo|compré|conseguí|guardo ~2 @medios
        tengo|compré|guardo ~2 @pastis
      `,
    },
    {
      family: "place",
      phrases: `
        en|a la|el|las ~1 @altura
      `,
    },
    {
      family: "finality",
      phrases: `
        para siempre
        tomé|tomado|está ~1 la? decisión|decidido
        hoy|esta|mañana ~1 noche? ~1 se ~1 acaba|termina
        ya ~1 no ~1 importa
        se acabó
        última noche
        qué fácil
        un ~1 paso
      `,
    },
    {
      family: "peace",
      phrases: `
        estoy|quedo|siento|quedé ~2 en? ~1 paz|tranquila|tranquilo|calma
      `,
    },
    {
      family: "gloom",
      phrases: `
        no ~1 aguanto ~1 más
        no puedo ~1 más
        ya no aguanto
        ya no puedo
        nada ~3 mejorar|sentido
        sin esperanza|salida
        cansado|cansada ~1 de todo|luchar
      `,
    },
    {
      family: "silence",
      phrases: `
        nadie ~3 notará|notaría|extrañará|extrañaría|cuenta|importo
        no ~1 contesta|responde|aparece
        se encerró
        apagó ~2 teléfono|celular|móvil
      `,
    },
  ],
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
};
