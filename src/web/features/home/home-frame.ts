/** The CSS classes for the width of the home page: one column, and two on wide screens. */
export const HOME_FRAME = "mx-auto w-full max-w-3xl px-5 md:px-12 xl:max-w-292 xl:px-6";
