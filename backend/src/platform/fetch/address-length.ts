/** Characters of an address. No site needs more, and to read a longer one as an address may cost the square of its length. */
export const MAX_ADDRESS_CHARACTERS = 2000;
