import type { HeavyWords } from "./heavy-words.ts";

const KIN =
  "madre|mama|padre|papa|padres|hermano|hermana|hijo|hija|hijos|bebe|marido|esposo|esposa|mujer|pareja|novio|novia|amigo|amiga|" +
  "abuelo|abuela|tio|tia|primo|prima|sobrino|sobrina|vecino|vecina|companero|companera|suegro|suegra";
const PET = "perro|perra|gato|gata|caballo|mascota|conejo|perrito|gatito";
const THING =
  "movil|telefono|celular|portatil|ordenador|computadora|bateria|coche|carro|motor|servidor|impresora|router|wifi|internet|disco|pantalla|" +
  "aplicacion|pagina|proyecto|idea|plan|conversacion|chat|fiesta|motivacion|ilusion|empresa|historia|personaje|heroe|planta|lampara|nevera";

export const SPANISH_HEAVY: HeavyWords = {
  harmless: [
    new RegExp(
      String.raw`\b(?:${THING})(?: (?:se|me|ya|esta|estaba|ha|casi|ayer|hoy|del|todo)){0,4} (?:murio|muerto|muerta|fallecio)\b|\b(?:se )?(?:me )?murio (?:el|la|mi) (?:${THING})\b`,
      "g",
    ),
    /\b(?:me )?(?:casi )?(?:muero|mori|morirme|muerto|muerta) de (?:risa|verguenza|aburrimiento|hambre|sueno|frio|calor|ganas)\b/g,
    /\b(?:signo|zodiaco|ascendente|luna en|sol en)(?: de| es)? cancer\b|\b(?:soy|es|eres|como) (?:un |una )?cancer\b(?! de)|\bcancer (?:ascendente|de signo)\b/g,
    /\bpunto muerto\b|\btiempos? muertos?\b|\bhoras? muertas?\b|\bnaturaleza muerta\b|\benterrad[oa]s? (?:en|bajo) (?:el |la |de )?(?:trabajo|papeles|correos|tareas|deudas)\b/g,
    /\bduelo (?:de|con) (?:espadas|titanes|pistolas)\b|\bdespedida de (?:soltero|soltera)\b/g,
  ],
  loss: new RegExp(
    [
      String.raw`\bmurio\b|\bmurieron\b|\bse muere\b|\bse esta muriendo\b|\bha muerto\b|\bhan muerto\b|\bfalleci\w+|\bmuerte de (?:mi|su|nuestr\w)|\b(?:${KIN}|${PET})(?: ya)? (?:esta|estan) muert[oa]s?\b`,
      String.raw`\bentierro\b|\benterr(?:amos|e|aron|ar) a\b|\bfuneral(?:es)?\b|\bvelorio\b|\bvelatorio\b|\bcementerio\b|\bincinera\w+|\bluto\b|\bduelo\b|\bviud[oa]s?\b|\benviud\w+`,
      String.raw`\baborto\b|\baborte\b|\bperdi(?:mos|o)? (?:a (?:mi|mis|nuestr\w+|su)|al bebe|el bebe|el embarazo)\b|\bsacrificar a (?:mi|nuestr\w+) (?:${PET})\b`,
      String.raw`\bdivorci\w+|\bnos separamos\b|\bseparacion\b|\bme dejo\b(?! (?:de|el|la|un|una|los|las|con|en|claro|sin))|\brompimos\b|\brompio conmigo\b|\bruptura\b`,
      String.raw`\bme (?:despidieron|echaron|han despedido)\b|\b(?:lo|la|le) echo de menos\b|\bextrano a (?:mi|el|ella)\b|\becho de menos a (?:mi|el|ella)\b`,
    ].join("|"),
  ),
  illness: new RegExp(
    [
      String.raw`\bcancer\b|\btumor(?:es)?\b|\bleucemia\b|\blinfoma\b|\bmetastasis\b|\bquimio(?:terapia)?\b|\bradioterapia\b|\bbiopsia\b|\bdiagnosticaron\b|\b(?:me|le) han diagnosticado\b|\bdiagnosticad[oa]\b|\b(?:mi|su|el) diagnostico\b`,
      String.raw`\binfarto\b|\bictus\b|\bderrame cerebral\b|\bdemencia\b|\balzheimer\b|\bparkinson\b|\besclerosis\b|\bconvulsion\w*`,
      String.raw`\benfermedad (?:terminal|grave|cronica|incurable|rara)\b|\b(?:muy|gravemente) enferm[oa]\b|\bcuidados (?:paliativos|intensivos)\b|\ben coma\b|\ben la uci\b|\bhospital(?:izad[oa])?\b|\bdialisis\b|\btrasplante\b|\banorexia\b|\bbulimia\b|\binfertil\w*|\brecaida\b`,
    ].join("|"),
  ),
  harm: new RegExp(
    [
      String.raw`\bme (?:atacaron|robaron|asaltaron|violaron|pegaron|golpearon|amenazaron|chantajearon|acosan|acosaron|desahuciaron)\b|\b(?:fui|fue|fueron) (?:atacad|asaltad|violad|agredid|apunalad|acosad|abusad|atropellad)[oa]s?\b`,
      String.raw`\baccidente\b|\batropell\w+|\bacoso (?:escolar|laboral)\b|\btrauma\b|\btraumatizad[oa]\b|\balcoholic[oa]\b|\bsin hogar\b|\ben la calle con mis\b`,
    ].join("|"),
  ),
};
