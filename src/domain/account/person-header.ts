/** The header that names the person an answer is for, so that the browser caches it for the right person. */
export const PERSON_HEADER = "x-person";
