/** The time zones of countries whose codes begin with A to F. */
export const TIME_ZONES_A_TO_F: Record<string, string> = {
  AD: "Europe/Andorra",
  AE: "Asia/Dubai",
  AF: "Asia/Kabul",
  AG: "America/Antigua",
  AI: "America/Anguilla",
  AL: "Europe/Tirane",
  AM: "Asia/Yerevan",
  AO: "Africa/Luanda",
  AQ: `Antarctica/McMurdo Antarctica/Casey Antarctica/Davis Antarctica/DumontDUrville Antarctica/Mawson
    Antarctica/Palmer Antarctica/Rothera Antarctica/Syowa Antarctica/Troll Antarctica/Vostok
    Antarctica/South_Pole`,
  AR: `America/Argentina/Buenos_Aires America/Argentina/Cordoba America/Argentina/Salta America/Argentina/Jujuy
    America/Argentina/Tucuman America/Argentina/Catamarca America/Argentina/La_Rioja America/Argentina/San_Juan
    America/Argentina/Mendoza America/Argentina/San_Luis America/Argentina/Rio_Gallegos
    America/Argentina/Ushuaia America/Buenos_Aires America/Cordoba America/Rosario America/Catamarca
    America/Jujuy America/Mendoza America/Argentina/ComodRivadavia`,
  AS: "Pacific/Pago_Pago US/Samoa Pacific/Samoa",
  AT: "Europe/Vienna",
  AU: `Australia/Lord_Howe Antarctica/Macquarie Australia/Hobart Australia/Melbourne Australia/Sydney
    Australia/Broken_Hill Australia/Brisbane Australia/Lindeman Australia/Adelaide Australia/Darwin
    Australia/Perth Australia/Eucla Australia/Canberra Australia/ACT Australia/NSW Australia/Victoria
    Australia/Queensland Australia/Tasmania Australia/South Australia/North Australia/West Australia/Currie
    Australia/LHI Australia/Yancowinna`,
  AW: "America/Aruba",
  AX: "Europe/Mariehamn",
  AZ: "Asia/Baku",
  BA: "Europe/Sarajevo",
  BB: "America/Barbados",
  BD: "Asia/Dhaka Asia/Dacca",
  BE: "Europe/Brussels",
  BF: "Africa/Ouagadougou",
  BG: "Europe/Sofia",
  BH: "Asia/Bahrain",
  BI: "Africa/Bujumbura",
  BJ: "Africa/Porto-Novo",
  BL: "America/St_Barthelemy",
  BM: "Atlantic/Bermuda",
  BN: "Asia/Brunei",
  BO: "America/La_Paz",
  BQ: "America/Kralendijk",
  BR: `America/Noronha America/Belem America/Fortaleza America/Recife America/Araguaina America/Maceio
    America/Bahia America/Sao_Paulo America/Campo_Grande America/Cuiaba America/Santarem America/Porto_Velho
    America/Boa_Vista America/Manaus America/Eirunepe America/Rio_Branco America/Porto_Acre Brazil/East
    Brazil/West Brazil/Acre Brazil/DeNoronha`,
  BS: "America/Nassau",
  BT: "Asia/Thimphu Asia/Thimbu",
  BW: "Africa/Gaborone",
  BY: "Europe/Minsk",
  BZ: "America/Belize",
  CA: `America/St_Johns America/Halifax America/Glace_Bay America/Moncton America/Goose_Bay America/Blanc-Sablon
    America/Toronto America/Iqaluit America/Atikokan America/Winnipeg America/Resolute America/Rankin_Inlet
    America/Regina America/Swift_Current America/Edmonton America/Cambridge_Bay America/Inuvik America/Creston
    America/Dawson_Creek America/Fort_Nelson America/Whitehorse America/Dawson America/Vancouver
    America/Montreal America/Yellowknife America/Thunder_Bay America/Nipigon America/Rainy_River Canada/Eastern
    Canada/Pacific Canada/Central Canada/Mountain Canada/Atlantic Canada/Newfoundland America/Coral_Harbour
    Canada/Saskatchewan Canada/Yukon America/Pangnirtung`,
  CC: "Indian/Cocos",
  CD: "Africa/Kinshasa Africa/Lubumbashi",
  CF: "Africa/Bangui",
  CG: "Africa/Brazzaville",
  CH: "Europe/Zurich",
  CI: "Africa/Abidjan",
  CK: "Pacific/Rarotonga",
  CL: `America/Santiago America/Coyhaique America/Punta_Arenas Pacific/Easter Chile/Continental
    Chile/EasterIsland`,
  CM: "Africa/Douala",
  CN: "Asia/Shanghai Asia/Urumqi PRC Asia/Chongqing Asia/Harbin Asia/Kashgar Asia/Chungking",
  CO: "America/Bogota",
  CR: "America/Costa_Rica",
  CU: "America/Havana Cuba",
  CV: "Atlantic/Cape_Verde",
  CW: "America/Curacao",
  CX: "Indian/Christmas",
  CY: "Asia/Nicosia Asia/Famagusta Europe/Nicosia",
  CZ: "Europe/Prague",
  DE: "Europe/Berlin Europe/Busingen",
  DJ: "Africa/Djibouti",
  DK: "Europe/Copenhagen Atlantic/Faeroe",
  DM: "America/Dominica",
  DO: "America/Santo_Domingo",
  DZ: "Africa/Algiers",
  EC: "America/Guayaquil Pacific/Galapagos",
  EE: "Europe/Tallinn",
  EG: "Africa/Cairo Egypt",
  EH: "Africa/El_Aaiun",
  ER: "Africa/Asmara Africa/Asmera",
  ES: "Europe/Madrid Africa/Ceuta Atlantic/Canary",
  ET: "Africa/Addis_Ababa",
  FI: "Europe/Helsinki",
  FJ: "Pacific/Fiji",
  FK: "Atlantic/Stanley",
  FM: "Pacific/Chuuk Pacific/Pohnpei Pacific/Kosrae Pacific/Ponape Pacific/Truk Pacific/Yap",
  FO: "Atlantic/Faroe",
  FR: "Europe/Paris",
};
