/** Maximum length of a URL. No site needs more, and parsing a longer one may take quadratic time. */
export const MAX_ADDRESS_CHARACTERS = 2000;
