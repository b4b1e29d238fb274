/** The largest number that texts often share by chance and that occurs in names, such as `Falcon 9`. */
export const SMALL_COUNT = 12;
