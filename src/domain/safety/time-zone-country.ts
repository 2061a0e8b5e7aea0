// The listed countries' time zones by their IANA names, older spellings included.

const TIME_ZONES: Record<string, string> = {
  AR: `America/Argentina/Buenos_Aires America/Buenos_Aires America/Argentina/Cordoba America/Cordoba America/Rosario
    America/Argentina/Catamarca America/Argentina/Jujuy America/Argentina/La_Rioja America/Argentina/Mendoza
    America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan America/Argentina/San_Luis
    America/Argentina/Tucuman America/Argentina/Ushuaia America/Catamarca America/Jujuy America/Mendoza`,
  AT: "Europe/Vienna",
  AU: `Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Hobart
    Australia/Darwin Australia/Canberra Australia/ACT Australia/NSW Australia/Victoria Australia/Queensland
    Australia/Tasmania Australia/South Australia/North Australia/West Australia/Broken_Hill Australia/Eucla
    Australia/Lindeman Australia/Lord_Howe Australia/Currie`,
  BE: "Europe/Brussels",
  BR: `America/Sao_Paulo America/Rio_Branco America/Manaus America/Fortaleza America/Recife America/Bahia America/Belem
    America/Cuiaba America/Campo_Grande America/Porto_Velho America/Boa_Vista America/Maceio America/Araguaina
    America/Santarem America/Eirunepe America/Noronha America/Porto_Acre Brazil/East Brazil/West Brazil/Acre`,
  CA: `America/Toronto America/Vancouver America/Montreal America/Edmonton America/Winnipeg America/Halifax
    America/St_Johns America/Regina America/Moncton America/Iqaluit America/Whitehorse America/Yellowknife
    America/Glace_Bay America/Goose_Bay America/Thunder_Bay America/Nipigon America/Rainy_River America/Rankin_Inlet
    America/Resolute America/Cambridge_Bay America/Inuvik America/Dawson America/Dawson_Creek America/Fort_Nelson
    America/Creston America/Swift_Current America/Atikokan America/Blanc-Sablon Canada/Eastern Canada/Pacific
    Canada/Central Canada/Mountain Canada/Atlantic Canada/Newfoundland`,
  CH: "Europe/Zurich",
  CL: "America/Santiago America/Punta_Arenas America/Coyhaique Pacific/Easter Chile/Continental",
  CZ: "Europe/Prague",
  DE: "Europe/Berlin Europe/Busingen",
  DK: "Europe/Copenhagen Atlantic/Faroe Atlantic/Faeroe",
  ES: "Europe/Madrid Atlantic/Canary Africa/Ceuta",
  FI: "Europe/Helsinki Europe/Mariehamn",
  FR: "Europe/Paris",
  GB: "Europe/London Europe/Belfast GB",
  GR: "Europe/Athens",
  HK: "Asia/Hong_Kong Hongkong",
  HU: "Europe/Budapest",
  IE: "Europe/Dublin Eire",
  IL: "Asia/Jerusalem Asia/Tel_Aviv Israel",
  IN: "Asia/Kolkata Asia/Calcutta",
  IS: "Atlantic/Reykjavik Iceland",
  IT: "Europe/Rome",
  JP: "Asia/Tokyo Japan",
  KR: "Asia/Seoul ROK",
  LU: "Europe/Luxembourg",
  MX: `America/Mexico_City America/Tijuana America/Monterrey America/Cancun America/Merida America/Chihuahua
    America/Hermosillo America/Mazatlan America/Matamoros America/Ojinaga America/Ciudad_Juarez
    America/Bahia_Banderas America/Ensenada America/Santa_Isabel Mexico/General`,
  NL: "Europe/Amsterdam",
  NO: "Europe/Oslo Arctic/Longyearbyen Atlantic/Jan_Mayen",
  NZ: "Pacific/Auckland Pacific/Chatham NZ",
  PH: "Asia/Manila",
  PL: "Europe/Warsaw Poland",
  PT: "Europe/Lisbon Atlantic/Madeira Atlantic/Azores Portugal",
  SE: "Europe/Stockholm",
  SG: "Asia/Singapore Singapore",
  TW: "Asia/Taipei ROC",
  UA: "Europe/Kyiv Europe/Kiev Europe/Uzhgorod Europe/Zaporozhye",
  US: `America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage
    Pacific/Honolulu America/Detroit America/Boise America/Juneau America/Sitka America/Nome America/Adak
    America/Metlakatla America/Yakutat America/Menominee America/Indiana/Indianapolis America/Indianapolis
    America/Fort_Wayne America/Indiana/Knox America/Indiana/Marengo America/Indiana/Petersburg
    America/Indiana/Tell_City America/Indiana/Vevay America/Indiana/Vincennes America/Indiana/Winamac
    America/Kentucky/Louisville America/Louisville America/Kentucky/Monticello America/North_Dakota/Beulah
    America/North_Dakota/Center America/North_Dakota/New_Salem US/Eastern US/Central US/Mountain US/Pacific
    US/Alaska US/Hawaii US/Arizona`,
  UY: "America/Montevideo",
  ZA: "Africa/Johannesburg",
};

const countryByTimeZone = new Map(
  Object.entries(TIME_ZONES).flatMap(([country, zones]) =>
    zones
      .trim()
      .split(/\s+/)
      .map((zone): [string, string] => [zone.toLowerCase(), country]),
  ),
);

/** The listed country that a time zone lies in, or nothing. Some zones serve neighbours too; this is a guess. */
export function findCountryOfTimeZone(timeZone: string): string | undefined {
  return countryByTimeZone.get(timeZone.trim().toLowerCase());
}
