// Help lines of western Europe. Nobody has compared a number with its source yet.

import { type CountryHelp, describeLine } from "./help-line.ts";

export const WESTERN_EUROPEAN_HELP: readonly CountryHelp[] = [
  {
    country: "AT",
    lines: [
      describeLine("crisis", "TelefonSeelsorge Österreich", {
        phone: "142",
        url: "https://www.telefonseelsorge.at",
        languages: ["de"],
      }),
      describeLine("abuse", "Frauenhelpline gegen Gewalt", {
        phone: "0800 222 555",
        url: "https://www.frauenhelpline.at",
        languages: ["de"],
      }),
    ],
  },
  {
    country: "BE",
    lines: [
      describeLine("crisis", "Zelfmoordlijn 1813", {
        phone: "1813",
        url: "https://www.zelfmoord1813.be",
        languages: ["nl"],
      }),
      describeLine("crisis", "Centre de Prévention du Suicide", {
        phone: "0800 32 123",
        url: "https://www.preventionsuicide.be",
        languages: ["fr"],
      }),
      describeLine("abuse", "1712", {
        phone: "1712",
        url: "https://1712.be",
        hours: "office hours; see the site",
        languages: ["nl"],
      }),
      describeLine("abuse", "Écoute violences conjugales", {
        phone: "0800 30 030",
        url: "https://www.ecouteviolencesconjugales.be",
        languages: ["fr"],
      }),
    ],
  },
  {
    country: "CH",
    lines: [
      describeLine("crisis", "Die Dargebotene Hand / La Main Tendue / Telefono Amico", {
        phone: "143",
        url: "https://www.143.ch",
        languages: ["de", "fr", "it"],
      }),
      describeLine("abuse", "Opferhilfe Schweiz / Aide aux victimes", {
        url: "https://www.opferhilfe-schweiz.ch",
        hours: "see the site",
        languages: ["de", "fr", "it"],
      }),
    ],
  },
  {
    country: "DE",
    lines: [
      describeLine("crisis", "TelefonSeelsorge", {
        phone: "0800 1110111",
        url: "https://www.telefonseelsorge.de",
        languages: ["de"],
      }),
      describeLine("crisis", "TelefonSeelsorge, second line", {
        phone: "0800 1110222",
        url: "https://online.telefonseelsorge.de",
        languages: ["de"],
      }),
      describeLine("abuse", "Hilfetelefon Gewalt gegen Frauen", {
        phone: "116 016",
        url: "https://www.hilfetelefon.de",
        languages: ["de", "en"],
      }),
    ],
  },
  {
    country: "ES",
    lines: [
      describeLine("crisis", "Línea 024", {
        phone: "024",
        url: "https://www.sanidad.gob.es/linea024/home.htm",
        languages: ["es"],
      }),
      describeLine("crisis", "Teléfono de la Esperanza", {
        phone: "717 003 717",
        url: "https://telefonodelaesperanza.org",
        languages: ["es"],
      }),
      describeLine("abuse", "016", {
        phone: "016",
        url: "https://violenciagenero.igualdad.gob.es",
        languages: ["es", "en"],
      }),
    ],
  },
  {
    country: "FR",
    lines: [
      describeLine("crisis", "3114, numéro national de prévention du suicide", {
        phone: "3114",
        url: "https://3114.fr",
        languages: ["fr"],
      }),
      describeLine("abuse", "3919 Violences Femmes Info", {
        phone: "3919",
        url: "https://arretonslesviolences.gouv.fr",
        languages: ["fr"],
      }),
    ],
  },
  {
    country: "GB",
    lines: [
      describeLine("crisis", "Samaritans", {
        phone: "116 123",
        url: "https://www.samaritans.org",
        languages: ["en"],
      }),
      describeLine("crisis", "Shout", {
        text: "SHOUT to 85258",
        url: "https://giveusashout.org",
        languages: ["en"],
      }),
      describeLine("abuse", "National Domestic Abuse Helpline (England)", {
        phone: "0808 2000 247",
        url: "https://www.nationaldahelpline.org.uk",
        languages: ["en"],
      }),
    ],
  },
  {
    country: "IE",
    lines: [
      describeLine("crisis", "Samaritans", {
        phone: "116 123",
        url: "https://www.samaritans.org/samaritans-ireland/",
        languages: ["en"],
      }),
      describeLine("crisis", "Text About It", {
        text: "HELLO to 50808",
        url: "https://www.textaboutit.ie",
        languages: ["en"],
      }),
      describeLine("abuse", "Women's Aid", {
        phone: "1800 341 900",
        url: "https://www.womensaid.ie",
        languages: ["en"],
      }),
    ],
  },
  {
    country: "LU",
    lines: [
      describeLine("crisis", "SOS Détresse", {
        phone: "454545",
        url: "https://454545.lu",
        hours: "daily; hours on the site",
        languages: ["de", "fr", "lb"],
      }),
    ],
  },
  {
    country: "NL",
    lines: [
      describeLine("crisis", "113 Zelfmoordpreventie", {
        phone: "113",
        url: "https://www.113.nl",
        languages: ["nl"],
      }),
      describeLine("crisis", "113 Zelfmoordpreventie, free line", {
        phone: "0800 0113",
        url: "https://www.113.nl",
        languages: ["nl"],
      }),
      describeLine("abuse", "Veilig Thuis", {
        phone: "0800 2000",
        url: "https://veiligthuis.nl",
        languages: ["nl"],
      }),
    ],
  },
  {
    country: "PT",
    lines: [
      describeLine("crisis", "SNS 24", {
        phone: "808 24 24 24",
        url: "https://www.sns24.gov.pt",
        languages: ["pt"],
      }),
      describeLine("crisis", "SOS Voz Amiga", {
        phone: "213 544 545",
        url: "https://www.sosvozamiga.org",
        hours: "afternoons and evenings; see the site",
        languages: ["pt"],
      }),
      describeLine("abuse", "Serviço de Informação às Vítimas de Violência Doméstica", {
        phone: "800 202 148",
        text: "3060",
        url: "https://www.cig.gov.pt",
        languages: ["pt"],
      }),
    ],
  },
];
