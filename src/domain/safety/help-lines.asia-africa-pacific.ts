// Help lines of Asia, Africa and the Pacific. Nobody has compared a number with its source yet.

import { type CountryHelp, describeLine } from "./help-line.ts";

export const ASIAN_AFRICAN_AND_PACIFIC_HELP: readonly CountryHelp[] = [
  {
    country: "AU",
    lines: [
      describeLine("crisis", "Lifeline Australia", {
        phone: "13 11 14",
        text: "0477 13 11 14",
        url: "https://www.lifeline.org.au",
        languages: ["en"],
      }),
      describeLine("abuse", "1800RESPECT", {
        phone: "1800 737 732",
        url: "https://www.1800respect.org.au",
        languages: ["en"],
      }),
    ],
  },
  {
    country: "HK",
    lines: [
      describeLine("crisis", "The Samaritans Hong Kong", {
        phone: "2896 0000",
        url: "https://samaritans.org.hk",
        languages: ["en", "zh"],
      }),
    ],
  },
  {
    country: "IL",
    lines: [
      describeLine("crisis", "ERAN", { phone: "1201", url: "https://www.eran.org.il", languages: ["he"] }),
      describeLine("abuse", "Welfare ministry hotline", {
        phone: "118",
        url: "https://www.gov.il",
        hours: "see the site",
        languages: ["he"],
      }),
    ],
  },
  {
    country: "IN",
    lines: [
      describeLine("crisis", "Tele-MANAS", {
        phone: "14416",
        url: "https://telemanas.mohfw.gov.in",
        languages: ["en", "hi"],
      }),
      describeLine("abuse", "Women Helpline", {
        phone: "181",
        url: "https://wcd.gov.in",
        languages: ["en", "hi"],
      }),
    ],
  },
  {
    country: "JP",
    lines: [
      describeLine("crisis", "よりそいホットライン", {
        phone: "0120 279 338",
        url: "https://www.since2011.net/yorisoi/",
        languages: ["ja"],
      }),
      describeLine("crisis", "TELL Lifeline", {
        phone: "03 5774 0992",
        url: "https://telljp.com",
        hours: "hours on the site",
        languages: ["en"],
      }),
      describeLine("abuse", "DV相談プラス", {
        phone: "0120 279 889",
        url: "https://soudanplus.jp",
        languages: ["ja"],
      }),
    ],
  },
  {
    country: "KR",
    lines: [
      describeLine("crisis", "자살예방 상담전화 109", {
        phone: "109",
        url: "https://www.mohw.go.kr",
        languages: ["ko"],
      }),
      describeLine("abuse", "여성긴급전화 1366", {
        phone: "1366",
        url: "https://www.women1366.kr",
        languages: ["ko"],
      }),
    ],
  },
  {
    country: "NZ",
    lines: [
      describeLine("crisis", "1737, Need to talk?", {
        phone: "1737",
        text: "1737",
        url: "https://1737.org.nz",
        languages: ["en"],
      }),
      describeLine("abuse", "Family violence information line", {
        phone: "0800 456 450",
        url: "https://www.areyouok.org.nz",
        hours: "hours on the site",
        languages: ["en"],
      }),
    ],
  },
  {
    country: "PH",
    lines: [
      describeLine("crisis", "NCMH Crisis Hotline", {
        phone: "1553",
        url: "https://ncmh.gov.ph",
        languages: ["en", "tl"],
      }),
    ],
  },
  {
    country: "SG",
    lines: [
      describeLine("crisis", "Samaritans of Singapore", {
        phone: "1767",
        url: "https://www.sos.org.sg",
        languages: ["en"],
      }),
      describeLine("abuse", "National Anti-Violence Helpline", {
        phone: "1800 777 0000",
        url: "https://www.msf.gov.sg",
        languages: ["en"],
      }),
    ],
  },
  {
    country: "TW",
    lines: [
      describeLine("crisis", "安心專線", {
        phone: "1925",
        url: "https://www.mohw.gov.tw",
        languages: ["zh"],
      }),
      describeLine("abuse", "113 保護專線", {
        phone: "113",
        url: "https://www.mohw.gov.tw",
        languages: ["zh"],
      }),
    ],
  },
  {
    country: "ZA",
    lines: [
      describeLine("crisis", "SADAG Suicide Crisis Helpline", {
        phone: "0800 567 567",
        url: "https://www.sadag.org",
        languages: ["en"],
      }),
      describeLine("abuse", "GBV Command Centre", {
        phone: "0800 428 428",
        url: "https://gbv.org.za",
        languages: ["en"],
      }),
    ],
  },
];
