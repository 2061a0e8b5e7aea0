// Spanish phrases that say outright that there is a crisis, whatever else the sentence says.
// The spelling rules are in spanish.ts. The pronoun may stand before the verb ("me quiero matar") or on it ("matarme").

import type { OutrightTable } from "../phrase-table.ts";

const NOBODY_DIES_OF = `
  de ~2@menor hambre|risa|ganas|vergüenza|sueño|calor|frío|aburrimiento|amor|pena|sed|envidia|nervios|cansancio|curiosidad|asco|ilusión|miedo|felicidad|alegría|ternura|gusto
  por ver|saber|ir|conocer|tener|probar
`;

export const SPANISH_OUTRIGHT: OutrightTable = {
  classes: {
    menor: `la el pura puro tanta tanto mucha mucho las los esta este`,
    suave: `ya solo sólo realmente verdad de en serio hoy mañana ahora mismo sinceramente también siempre aún todavía simplemente
      a veces muchas veces mucho tanto esta noche por fin seriamente desesperadamente muy tan honestamente otra vez nuevo solamente yo
      literalmente algún día pronto cada más constantemente físicamente sexualmente`,
    quiero: `quiero quisiera querría necesito deseo prefiero preferiría gustaría encantaría espero merezco`,
    intento: `quiero quisiera querría necesito deseo prefiero preferiría gustaría encantaría voy vamos pienso pensando pensado
      pensar planeo planeando planear intento intentar decidido punto ganas idea ideas debería debo tengo
      puedo podría considero considerando plan planes impulso impulsos dispuesto dispuesta lista listo plantea planteo
      planteando pensamientos dejo paro`,
    unión: `en de a que por con hoy ya solo esta noche mañana seriamente realmente la el mi muchas veces a`,
    matarme: `matarme suicidarme ahorcarme colgarme desvivirme envenenarme ahogarme dispararme degollarme asfixiarme`,
    matar: `matar suicidar ahorcar colgar desvivir envenenar disparar`,
    propia: `propia puta maldita miserable triste corta`,
    pastillas: `pastillas pastilla píldoras medicinas medicamentos somníferos paracetamol ansiolíticos antidepresivos insulina`,
    alto: `balcón ventana puente azotea edificio terraza tejado ático`,
    vía: `tren metro vías vía coche carro camión autobús bus`,
    piel: `brazo brazos pierna piernas muslo muslos piel muñeca muñecas antebrazo antebrazos venas`,
    cortable: `pelo cabello dedo flequillo trozo uñas barba patillas puntas melena rebanada loncha filete queso pan tarta manzana
      bigote tela rastas pedazo`,
    golpea: `pega golpea golpeó pegó maltrata maltrató estrangula estranguló viola violó abofetea patea asfixia ahorca`,
    agresor: `él ella marido esposo esposa mujer novio novia pareja ex padre papá madre mamá padrastro madrastra hermano hermana tío
      hijo primo abuelo suegro jefe`,
    cercano: `bebé hijo hija hijos hijas niño niña niños mujer marido esposo esposa novia novio pareja madre padre hermano hermana
      familia`,
    otro: `amigo amiga hermano hermana hijo hija madre padre mamá papá marido mujer esposa esposo novio novia pareja primo prima
      compañero compañera tío tía sobrino sobrina alumno alumna vecino vecina abuela abuelo ex`,
  },
  stops: `no nunca jamás nadie ni tampoco que ver dejar evitar personaje protagonista héroe heroína`,
  groups: [
    {
      kind: "suicide",
      phrases: `
        @quiero ~4 morir|morirme|fallecer
        me ~2@suave quiero|quisiera|deseo|gustaría|encantaría ~3@suave morir
        decidido|decidí|ganas|lista|listo|dispuesta|dispuesto|necesidad|deseos|deseo ~1 de|a? ~1 morir|morirme
        ojalá ~3@suave me ~2@suave muriera|muriese|muera|maten|mate
        ojalá ~4@suave estuviera|estuviese|esté ~2@suave muerta|muerto
        @quiero ~3@suave estar ~1@suave muerta|muerto
        mejor ~1 muerta|muerto
        me ~1@suave quiero|quisiera ~1@suave ya? morir
      `,
      unless: NOBODY_DIES_OF,
    },
    {
      kind: "suicide",
      mayBePast: true,
      phrases: `
        intenté|intentado|pensé|pensado|decidí ~4@unión @matarme
        suicidarme
        ahorcarme
        autoeliminarme
      `,
      unless: `laboralmente|profesionalmente|políticamente`,
    },
    {
      kind: "suicide",
      phrases: `
        @intento ~4@unión @matarme
        me ~2@suave quiero|quisiera|gustaría|voy|deseo|debería|podría|iba ~2@suave a? ~1@suave @matar
        me ~2@suave mataré|suicidaré|suicido|ahorcaré|colgaré
      `,
      unless: `
        a trabajar|estudiar|entrenar|currar
        trabajando|estudiando|entrenando
        laboralmente|profesionalmente|políticamente
      `,
    },
    {
      kind: "suicide",
      phrases: `@intento ~4@unión acabar|terminar con todo`,
      unless: `
        el|la|los|las|este|esta|mi ~1 trabajo|papeleo|proyecto|informe|informes|lista|tareas|deberes|comida|tesis|pan|correo
        lo que|pendiente
        esto
      `,
    },
    {
      kind: "suicide",
      phrases: `
        quitarme ~2 la vida
        me ~4@intento quitar ~1 la vida
        me ~2@suave quito|quitaré la vida
        no haber|hubiera|hubiese nacido
      `,
      unless: `tan`,
    },
    {
      kind: "suicide",
      phrases: `
        @intento ~4@unión acabar|terminar con mi ~1@propia vida
        acabaré|terminaré|acabo|termino con mi ~1@propia vida
        @intento ~4@unión poner ~1 fin a mi ~1@propia vida
        pondré|pongo fin a mi ~1@propia vida
      `,
      unless: `
        de !vacaciones|noche|mierda|golpe|verdad|una|esta|este|madrugada|miseria|dolor|sufrimiento|perros|inmediato|mi|forma|manera|tarde|día|repente|camino|nuevo|todas|pronto|lunes|momento
        como un|una|el|la|consultor|consultora|soltero|soltera
        laboral|profesional|anterior|antigua|social|académica|bohemia|sedentaria
      `,
    },
    {
      kind: "suicide",
      phrases: `
        no ~2@suave quiero|puedo|deseo|quisiera ~2@suave vivir ~1@suave más|así
        no ~2@suave quiero|puedo|deseo más vivir
        ya no ~2@suave quiero|puedo|deseo ~2@suave vivir|existir
        ya no ~2@suave quiero|deseo ~2@suave despertar|despertarme ~1@suave más|nunca|jamás
        no ~2@suave quiero|puedo|deseo ~2@suave seguir ~1@suave viviendo|vivo|viva|existiendo
        no ~2@suave quiero|puedo|deseo ~2@suave estar ~1@suave viva|vivo
        no ~2@suave quiero|deseo ~2@suave existir|despertarme
        no ~2@suave tengo ganas de ~1 vivir
        sin ganas de vivir
      `,
      unless: `
        con ~2 padres|compañeros|suegros
        en|con esta|este|mi|mis|la|el|los !mierda busco|quiero|voy|prefiero|me ~3 piso|mudarme|mudo|mudar|otra|otro|casa|irme
      `,
      appositions: `
        quiero|voy|busco|prefiero|me ~2 mudarme|mudar|mudo|piso
      `,
    },
    {
      kind: "suicide",
      phrases: `
        @intento ~4@unión suicidio
        @intento ~4@unión cometer ~1 suicidio
        no ~1 dejo|paro|puedo ~3@unión pensar ~1@unión en|sobre ~2 suicidio|matarme|suicidarme|morirme
        tengo|con|mis ~3@suave pensamientos|ideas|impulsos|tendencias|planes ~1 suicidas|suicida
        escrito|escribí|escribiendo ~1 una|mi|la ~1 carta|nota ~1 de suicidio|despedida
        soy|estoy|siento|sintiendo|encuentro ~3@suave suicida
        pienso|pensando ~3@unión morir|morirme|muerte
      `,
      unless: `
        de mi personaje|protagonista
        en ~2 literatura|novelas|cine|historia|poesía
      `,
    },
    {
      kind: "suicide",
      phrases: `
        tirarme|lanzarme|saltar|arrojarme ~2 por|del|de|desde|al|a|bajo ~3 @alto|@vía
        me ~3@intento tirar|lanzar|arrojar|tiro|tiraré|lanzo ~2 por|del|de|desde|al|a|bajo ~3 @alto|@vía
        @intento ~4@unión pegarme un tiro
        @intento ~4@unión cortarme las|los ~1 venas|muñecas
        @intento ~4@unión tomarme|tragarme|tomar todas|todo|todos ~3 @pastillas|frasco|bote
        me ~3@intento pegar ~1 un tiro
        tengo ~2 plan y? una|la? fecha y? una|la? cuerda|soga|pistola|pastillas
        tengo ~2 cuerda|soga lista|preparada
      `,
    },
    {
      kind: "self-harm",
      phrases: `
        me ~2@suave corto
        me ~2@suave rajo|quemo ~1@suave los|las|la|mis|el ~1 @piel
        @intento|vuelto|volví|empecé|empezado ~4@unión cortarme|herirme|autolesionarme|lastimarme|quemarme
        me ~3@suave estoy|sigo|volví|he|empecé ~3@unión cortando|cortado|cortar|autolesionando|autolesionado
        me ~2@suave autolesiono|autolesioné|autolesionaba
        estoy|sigo cortándome|autolesionándome
        me ~2@suave hago|haré ~2@suave daño
        @intento ~4@unión hacerme daño
        autolesionarme
      `,
      unless: `
        el|un|una|unas|unos|las|la|los|mi|mis ~1 @cortable
        el rollo
        un poco|pelo
        al hablar|cantar|bailar
        mucho al hablar|cantar
        mucho cuando ~2 hablo|hablar|canto|bailo
        cuando ~2 hablo|hablar|canto|bailo
        en el juego
        afeitándome|cocinando|jugando|entrenando|esquiando
      `,
    },
    {
      kind: "abuse",
      phrases: `
        me|nos ~3@suave @golpea
        @agresor ~3@suave me|nos ~3@suave @golpea
        @agresor ~3@suave pega|golpea|maltrata a mi|mis|nuestros ~1 hijos|hijo|hija|madre|hermano|hermana
        me|nos ~2@suave ha|han ~1 pegado|golpeado|violado|maltratado
        me ~2@suave pegan|golpean|violan|maltratan
      `,
      unless: `
        el|la|un|una|mucho|bien|fuerte ~1 sol|frío|sueño|bajón|viento|siesta|ritmo|acento|hambre|calor|luz|aire|nostalgia|idea|realidad|crisis|duda|gripe|pereza|canción|subidón|vibra
        la inspiración|nostalgia|risa|tos
        una ducha|siesta|vuelta
        mucho|bien|genial con|el|la|ese|este|aquí
        en|al ~2 ajedrez|tenis|juego|cartas|póker|parchís|videojuego
        ganas|sueño|pereza
      `,
    },
    {
      kind: "emergency",
      phrases: `
        me ~2@suave he? tomé|tomado|tragué|tragado|bebí|bebido|tomo ~2 todas|todo|todos|muchas|demasiadas|bote|frasco|caja|puñado|cuarenta|treinta|veinte|cien ~3 @pastillas|frasco|bote
        me ~2@suave he? tomé|tomado|tragué|tragado ~1 un|el|todo ~1 bote|frasco ~2 @pastillas
        @intento|miedo ~4@unión hacerle|hacerles ~1 daño a ~1 mi|mis ~1 @cercano
        le ~2@suave voy|quiero|haré ~2 hacer|daño ~1 daño? a ~1 mi|mis ~1 @cercano
        @intento|miedo ~4@unión hacer|hacerle ~1 daño a ~1 alguien|gente|otros|otras|personas|todos|niños
        @intento ~4@unión matar|ahogar|estrangular|apuñalar|asfixiar a ~1 mi|mis ~1 bebé|hijo|hija|hijos|mujer|niño|niña|familia
        mi|nuestro|nuestra ~2 @otro|bebé ~3@suave no ~1 respira
        no ~1 respira mi ~1 @otro|bebé
        mi|nuestro|un|una ~2 @otro ~4@suave quiere|va|amenaza|intentó|piensa|intenta ~3 suicidarse|matarse|ahorcarse
        mi|nuestro|un|una ~2 @otro ~4@suave se ~2 quiere|va ~1 a? suicidar|matar|morir|ahorcar
        mi|nuestro|un|una ~2 @otro ~4@suave quiere ~2 morir|morirse
      `,
      unless: NOBODY_DIES_OF,
    },
  ],
};
