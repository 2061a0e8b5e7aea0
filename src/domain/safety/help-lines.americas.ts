// Help lines of the Americas. Nobody has compared a number with its source yet.

import { type CountryHelp, describeLine } from "./help-line.ts";

export const AMERICAN_HELP: readonly CountryHelp[] = [
  {
    country: "AR",
    lines: [
      describeLine("crisis", "Centro de Asistencia al Suicida (Buenos Aires)", {
        phone: "135",
        url: "https://www.casbuenosaires.com.ar",
        hours: "hours on the site",
        languages: ["es"],
      }),
      describeLine("crisis", "Centro de Asistencia al Suicida (todo el país)", {
        phone: "0800 345 1435",
        url: "https://www.casbuenosaires.com.ar",
        hours: "hours on the site",
        languages: ["es"],
      }),
      describeLine("abuse", "Línea 144", {
        phone: "144",
        url: "https://www.argentina.gob.ar/linea-144",
        languages: ["es"],
      }),
    ],
  },
  {
    country: "BR",
    lines: [
      describeLine("crisis", "CVV, Centro de Valorização da Vida", {
        phone: "188",
        url: "https://cvv.org.br",
        languages: ["pt"],
      }),
      describeLine("abuse", "Ligue 180, Central de Atendimento à Mulher", {
        phone: "180",
        url: "https://www.gov.br/mulheres",
        languages: ["pt"],
      }),
    ],
  },
  {
    country: "CA",
    lines: [
      describeLine("crisis", "9-8-8 Suicide Crisis Helpline", {
        phone: "988",
        text: "988",
        url: "https://988.ca",
        languages: ["en", "fr"],
      }),
      describeLine("abuse", "ShelterSafe / HebergementFemmes", {
        url: "https://sheltersafe.ca",
        hours: "see the site",
        languages: ["en", "fr"],
      }),
    ],
  },
  {
    country: "CL",
    lines: [
      describeLine("crisis", "Línea de Prevención del Suicidio", {
        phone: "*4141",
        url: "https://www.minsal.cl",
        languages: ["es"],
      }),
      describeLine("abuse", "Fono Orientación Violencia", {
        phone: "1455",
        url: "https://www.sernameg.gob.cl",
        languages: ["es"],
      }),
    ],
  },
  {
    country: "MX",
    lines: [
      describeLine("crisis", "Línea de la Vida", {
        phone: "800 911 2000",
        url: "https://lineadelavida.gob.mx",
        languages: ["es"],
      }),
    ],
  },
  {
    country: "US",
    lines: [
      describeLine("crisis", "988 Suicide & Crisis Lifeline", {
        phone: "988",
        text: "988",
        url: "https://988lifeline.org",
        languages: ["en", "es"],
      }),
      describeLine("abuse", "National Domestic Violence Hotline", {
        phone: "1-800-799-7233",
        text: "START to 88788",
        url: "https://www.thehotline.org",
        languages: ["en", "es"],
      }),
    ],
  },
  {
    country: "UY",
    lines: [
      describeLine("crisis", "Línea Vida", {
        phone: "0800 0767",
        url: "https://www.gub.uy/ministerio-salud-publica",
        languages: ["es"],
      }),
    ],
  },
];
