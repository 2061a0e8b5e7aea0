// The emergency numbers of every country: what an ambulance and the police answer to, as dialled inside the country.
// Compared on 2026-11-28 with two open lists, which agree with nearly all of them. Where a page of a country names its
// number, `content/help/` says which.
import type { EmergencyDetails } from "./help-line.ts";

export type EmergencyNumber = EmergencyDetails & {
  /** The number as it is dialled inside the country. */
  phone: string;
  /** The service that the number reaches, such as "ambulance"; absent if it reaches every service. */
  reaches?: string;
};

/**
 * The countries by the text of their numbers. "999, 112" are two numbers for every service; "192 ambulance, 190 police"
 * are one number for each service. The number to try first comes first.
 */
const COUNTRIES_BY_NUMBERS: Record<string, string> = {
  "112": `AD AL AM AT AX AZ BE BF BG BY CY CZ DE DK EE ES FI FO GE GF GH GI GL GP GR HR HU ID IN IS IT KG KW KZ LI
    LT LV MC MD ME MK MQ MT NA NG NL PL PT RE RO RU SE SI SK SM ST TJ TL TR TZ UZ VA YT`,
  "112, 102 police": "UA",
  "112, 113 police": "LU",
  "112, 15 ambulance": "FR",
  "112, 144 ambulance": "CH",
  "112, 999": "IE",
  "999, 112": "GB GG IM JE",
  "113 ambulance, 112 police": "NO SJ",
  "124 ambulance, 122 police": "BA",
  "194 ambulance, 192 police": "RS",
  "911": `AG AI AS AW BM BS BZ CA CR DO EC FM GD GU HN JO KN KY LC LR MP MS MX PA PH PR PW PY SV TC TO TV UM US
    UY VC VE VI WS`,
  "511 ambulance, 211 police": "BB",
  "123 ambulance, 110 police": "GT",
  "128 ambulance, 118 police": "NI",
  "104 ambulance, 106 police": "CU",
  "116 ambulance, 114 police": "HT",
  "110 ambulance, 119 police": "JM",
  "811 ambulance, 999 police": "TT",
  "912 ambulance, 911 police": "BQ CW SX",
  "999": "BD BH DM FK HK KE MO MY NU QA SB SC UG VG ZW",
  "107 ambulance, 911 police": "AR",
  "118 ambulance, 110 police": "BO",
  "192 ambulance, 190 police": "BR",
  "131 ambulance, 133 police": "CL",
  "123": "CO",
  "913 ambulance, 911 police": "GY",
  "106 ambulance, 105 police": "PE",
  "113 ambulance, 115 police": "SR",
  "14 ambulance, 17 police": "DZ",
  "112 ambulance, 113 police": "AO BT",
  "997 ambulance, 999 police": "BW",
  "119 ambulance, 117 police": "CM KH",
  "130 ambulance, 132 police": "CV",
  "1220 ambulance, 117 police": "CF",
  "185 ambulance, 111 police": "CI",
  "123 ambulance, 122 police": "EG",
  "977 ambulance, 999 police": "SZ",
  "907 ambulance, 991 police": "ET",
  "1300 ambulance, 1730 police": "GA",
  "116 ambulance, 117 police": "GM",
  "121 ambulance, 123 police": "LS",
  "1515": "LY",
  "998 ambulance, 997 police": "MW",
  "15 ambulance, 17 police": "BL MF ML NC NE PF PM WF",
  "114 ambulance, 999 police": "MU",
  "15 ambulance, 19 police": "MA",
  "117 ambulance, 119 police": "MZ",
  "912 ambulance, 112 police": "RW",
  "1515 ambulance, 17 police": "SN",
  "999 ambulance, 888 police": "SO",
  "333 ambulance, 999 police": "SD",
  "8200 ambulance, 117 police": "TG",
  "190 ambulance, 197 police": "TN",
  "991 ambulance, 999 police": "ZM",
  "112, 10177 ambulance, 10111 police": "ZA",
  "102 ambulance, 119 police": "AF MV",
  "991 ambulance, 993 police": "BN",
  "120 ambulance, 110 police": "CN",
  "119 ambulance, 110 police": "JP TW",
  "119 ambulance, 112 police": "KR",
  "115 ambulance, 110 police": "IR",
  "122 ambulance, 104 police": "IQ",
  "101 ambulance, 100 police": "IL PS",
  "1195 ambulance, 1191 police": "LA",
  "140 ambulance, 112 police": "LB",
  "103 ambulance, 102 police": "MN TM",
  "192 ambulance, 199 police": "MM",
  "102 ambulance, 100 police": "NP",
  "9999": "OM",
  "911, 997 ambulance, 999 police": "SA",
  "1122 ambulance, 15 police": "PK",
  "995 ambulance, 999 police": "SG",
  "1990 ambulance, 119 police": "LK",
  "110 ambulance, 112 police": "SY",
  "1669 ambulance, 191 police": "TH",
  "998 ambulance, 999 police": "AE CK",
  "115 ambulance, 113 police": "VN",
  "191 ambulance, 194 police": "YE",
  "000, 112 from a mobile phone": "AU",
  "000": "CC CX NF",
  "111": "NZ",
  "911 ambulance, 917 police": "FJ",
  "111 ambulance, 112 police": "PG",
  "112 ambulance, 111 police": "VU",
  "111 ambulance, 110 police": "NR",
};

/**
 * The numbers for an unknown country, or for one whose numbers are unknown. Mobile phones connect 112 to the local
 * service in nearly every country, and many connect 911 too.
 */
export const ANYWHERE: readonly EmergencyNumber[] = [
  { phone: "112", reaches: "from most mobile phones, in nearly every country" },
  { phone: "911", reaches: "in North America" },
];

/** The countries for which open lists give other numbers than the ones here. 112 is shown there as well. */
const DISPUTED = codesIn("AF CV DM DZ ET GI LK LS MW NA NR RS SO TG VG WS");

const numbersByCountry = new Map<string, readonly EmergencyNumber[]>(
  Object.entries(COUNTRIES_BY_NUMBERS).flatMap(([numbers, countries]) =>
    codesIn(countries).map((country) => [country, readNumbers(numbers)] as const),
  ),
);

/** Returns the country's numbers, or `ANYWHERE` if none are known. */
export function emergencyNumbersOf(country: string): readonly EmergencyNumber[] {
  const numbers = numbersByCountry.get(country) ?? ANYWHERE;
  const isComplete = !DISPUTED.includes(country) || numbers.some(({ phone }) => phone === "112");
  return isComplete ? numbers : [...numbers, ...ANYWHERE.slice(0, 1)];
}

/** Returns the ISO 3166-1 codes of the countries whose own numbers are known. */
export function countriesWithNumbers(): string[] {
  return [...numbersByCountry.keys()];
}

function codesIn(text: string): string[] {
  return text.trim().split(/\s+/);
}

function readNumbers(text: string): EmergencyNumber[] {
  return text.split(", ").map((entry) => {
    const [phone = "", ...words] = entry.split(" ");
    return words.length === 0 ? { phone } : { phone, reaches: words.join(" ") };
  });
}
