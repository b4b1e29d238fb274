import { STOOLS } from '../proposing/words';
import { ONE_NUMBER } from './strengths';

const PLACES = 'toilet|loo|bathroom|restroom|washroom|lavatory|klo|toilette|wc|baño|váter|aseo';
/** Words that tell of going to the toilet. */
export const GOES = new RegExp(
  `(?<!\\p{L})(?:${STOOLS}|(?:went|gone|been)(?= (?:$|\\d|one|two|three|four|five|six|seven|eight|nine|ten|once|twice|thrice|again|already|a lot|loads|several|for an? |to the ))|bowels?|(?:had|have|needed) to go|normal go|pooped|pooed|poo'd|${PLACES}|stuhlgang|stuhl|durchfall|groß|caca|diarrea|diarrh?o?ea)(?!\\p{L})`,
  'u',
);
/** How often, as `twice` or `4 times`. */
export const TIMES = new RegExp(
  `(?<!(?:type|tipo|typ|bristol|bss) )${ONE_NUMBER} ?(?:times|x(?!\\p{L})|veces|vez|-?mal(?!\\p{L}))|(?<!\\p{L})(?<once>once|twice|thrice|zweimal|dreimal|viermal|fünfmal|einmal)(?!\\p{L})|(?<!\\p{L})x ?(?<times>\\d{1,2})(?![\\p{L}\\p{N}])`,
  'gu',
);
