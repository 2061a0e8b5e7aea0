// Help lines of northern, eastern and southern Europe. Nobody has compared a number with its source yet.

import { type CountryHelp, describeLine } from "./help-line.ts";

export const OTHER_EUROPEAN_HELP: readonly CountryHelp[] = [
  {
    country: "CZ",
    lines: [
      describeLine("crisis", "Linka první psychické pomoci", {
        phone: "116 123",
        url: "https://linkapsychickepomoci.cz",
        languages: ["cs"],
      }),
      describeLine("abuse", "Bílý kruh bezpečí", {
        phone: "116 006",
        url: "https://www.bkb.cz",
        languages: ["cs"],
      }),
    ],
  },
  {
    country: "DK",
    lines: [
      describeLine("crisis", "Livslinien", {
        phone: "70 201 201",
        url: "https://www.livslinien.dk",
        hours: "daily; hours on the site",
        languages: ["da"],
      }),
      describeLine("abuse", "Lev Uden Vold", {
        phone: "1888",
        url: "https://levudenvold.dk",
        languages: ["da"],
      }),
    ],
  },
  {
    country: "FI",
    lines: [
      describeLine("crisis", "MIELI kriisipuhelin", {
        phone: "09 2525 0111",
        url: "https://mieli.fi",
        languages: ["fi"],
      }),
      describeLine("crisis", "MIELI Crisis Helpline in English", {
        phone: "09 2525 0116",
        url: "https://mieli.fi/en/support-and-help/crisis-helpline/",
        hours: "certain hours; see the site",
        languages: ["en"],
      }),
      describeLine("abuse", "Nollalinja", {
        phone: "080 005 005",
        url: "https://nollalinja.fi",
        languages: ["fi", "sv", "en"],
      }),
    ],
  },
  {
    country: "GR",
    lines: [
      describeLine("crisis", "Klimaka 1018", {
        phone: "1018",
        url: "https://www.suicide-help.gr",
        languages: ["el"],
      }),
      describeLine("abuse", "15900", { phone: "15900", url: "https://isotita.gr", languages: ["el", "en"] }),
    ],
  },
  {
    country: "HU",
    lines: [
      describeLine("crisis", "LESZ lelkisegély", {
        phone: "116 123",
        url: "https://sos116-123.hu",
        languages: ["hu"],
      }),
      describeLine("abuse", "OKIT", {
        phone: "06 80 20 55 20",
        url: "https://www.okit.hu",
        languages: ["hu"],
      }),
    ],
  },
  {
    country: "IS",
    lines: [
      describeLine("crisis", "Hjálparsími Rauða krossins", {
        phone: "1717",
        url: "https://1717.is",
        languages: ["is", "en"],
      }),
    ],
  },
  {
    country: "IT",
    lines: [
      describeLine("crisis", "Telefono Amico Italia", {
        phone: "02 2327 2327",
        url: "https://www.telefonoamico.it",
        hours: "daily; hours on the site",
        languages: ["it"],
      }),
      describeLine("abuse", "1522 antiviolenza e stalking", {
        phone: "1522",
        url: "https://www.1522.eu",
        languages: ["it", "en", "es", "fr"],
      }),
    ],
  },
  {
    country: "NO",
    lines: [
      describeLine("crisis", "Mental Helse Hjelpetelefonen", {
        phone: "116 123",
        url: "https://mentalhelse.no",
        languages: ["no"],
      }),
      describeLine("abuse", "VO-linjen", {
        phone: "116 006",
        url: "https://volinjen.no",
        languages: ["no", "en"],
      }),
    ],
  },
  {
    country: "PL",
    lines: [
      describeLine("crisis", "Centrum Wsparcia dla osób w kryzysie", {
        phone: "800 70 2222",
        url: "https://centrumwsparcia.pl",
        languages: ["pl"],
      }),
      describeLine("crisis", "Kryzysowy telefon dla dorosłych", {
        phone: "116 123",
        url: "https://116sos.pl",
        hours: "hours on the site",
        languages: ["pl"],
      }),
      describeLine("abuse", "Niebieska Linia", {
        phone: "800 120 002",
        url: "https://www.niebieskalinia.info",
        languages: ["pl"],
      }),
    ],
  },
  {
    country: "SE",
    lines: [
      describeLine("crisis", "Mind Självmordslinjen", {
        phone: "90101",
        url: "https://mind.se",
        languages: ["sv"],
      }),
      describeLine("abuse", "Kvinnofridslinjen", {
        phone: "020 50 50 50",
        url: "https://kvinnofridslinjen.se",
        languages: ["sv", "en"],
      }),
    ],
  },
  {
    country: "UA",
    lines: [
      describeLine("crisis", "Lifeline Ukraine", {
        phone: "7333",
        url: "https://lifelineukraine.com",
        languages: ["uk", "en"],
      }),
    ],
  },
];
