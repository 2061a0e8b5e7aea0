/** Says with every answer whose it is, so that what a browser keeps for later is kept under the right name. */
export const PERSON_HEADER = "x-person";
