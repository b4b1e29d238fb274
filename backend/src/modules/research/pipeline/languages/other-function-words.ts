import { languages } from '../languages/all';
import { stopWords } from '../languages/english/function-words';

/** Function words of the known languages that are also English words or abbreviations with a meaning. */
const alsoEnglish: ReadonlySet<string> = new Set(
  `ad ai art bin bis car case cent ci come comment contra de dei die dies doit due ed ella era esa este eu fa fin fit grace ha hat hier hin ho hors ins man mas mi mine nada ne ni non nun pas plus pro pure qua quasi sans sea sei si sia sin sir so solo son sons sta state sue sui ta tale ten tous tout toute trop tu usted van vi via vis voi war will wo`.split(
    /\s+/,
  ),
);

const furtherFunctionWords = `bij dat een het ik niet onder ook te uit voor wordt zijn
  att av den det ett för från har inte och på som till vid
  af at blev er fra ikke og til`;

/**
 * Function words of western European languages that do not occur as English words, so that a description such as
 * `Volksabstimmungen in der Schweiz` has two terms, not three.
 */
export const otherFunctionWords: ReadonlySet<string> = new Set(
  [...languages.flatMap(({ functionWords }) => [...functionWords]), ...furtherFunctionWords.split(/\s+/)].filter(
    (word) => !alsoEnglish.has(word) && !stopWords.has(word),
  ),
);
