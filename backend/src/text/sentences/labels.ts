import { monthWords } from '../languages/english/calendar';
import { smallTitleWords } from '../languages/english/labels';

/** Longer text before a colon is a sentence, not a label. */
const MAX_LABEL_LENGTH = 160;
const MAX_LABEL_WORDS = 14;

/** `M. Dupont` is a person, not an enumerated item. */
const ENUMERATOR =
  /^(?!M\. \p{Lu}\p{Ll})(?:\((?:[a-zA-Z]|[ivxlc]{1,5}|\d{1,3})\)|(?:\d{1,2}|[a-zA-Z]|[ivxlc]{1,4})[.)]|\[\d{1,3}\]|[-–—•·*▪◦]+) /u;
const NUMBERED_HEAD = /^(?:Section|SECTION|Sec\.|SEC\.|Article|Art\.|§) ?\d{1,3}[A-Za-z]?\. /;

const startsLikeSentence = (text: string): boolean => /^[“"‘']?[\p{Lu}\p{N}$€£]/u.test(text);

const isTitleWord = (word: string): boolean =>
  smallTitleWords.has(word.toLowerCase()) || !/\p{L}/u.test(word) || /^[^\p{L}]*\p{Lu}/u.test(word);

const isCapitals = (word: string): boolean => /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word.replace(/[’']s$/, ''));

/** `SECURING DRONES:` or `Protecting Children and Empowering Parents:`, followed by a sentence. */
const colonLabel = (text: string): number => {
  const colon = text.slice(0, MAX_LABEL_LENGTH).indexOf(': ');
  if (colon < 2 || !startsLikeSentence(text.slice(colon + 2))) return 0;
  const label = text.slice(0, colon);
  const words = label.split(' ');
  if (words.length > MAX_LABEL_WORDS || /[.!?;”"]/.test(label.replace(/\b(?:U\.S\.|U\.K\.|D\.C\.)/g, ''))) return 0;
  return words.every(isTitleWord) ? colon + 2 : 0;
};

const DASH = / ?[—–]{1,2} | -{1,2} /;

const isDateWord = (word: string): boolean =>
  /^\d{1,4},?$/.test(word) || monthWords.has(word.replace(/[.,]$/, '').toLowerCase());

const isClock = (word: string): boolean => /^\d{1,2}[:.]\d{2}(?:[ap]\.?m\.?)?,?$|^[ap]\.?m\.?,?$/i.test(word);

const isPlaceOrTime = (words: readonly string[]): boolean => words.every((word) => isTitleWord(word) || isClock(word));

const MAX_DATELINE_LENGTH = 110;
const MAX_DATELINE_WORDS = 7;

/** `WASHINGTON D.C — Today, ...` and `Sept. 22, 2023 – ...`: place or date, a dash, then a sentence. */
const dateline = (text: string): number => {
  const dash = DASH.exec(text.slice(0, 70));
  if (dash === null || dash.index === 0) return 0;
  const to = dash.index + dash[0].length;
  if (!/^[“"]?\p{Lu}/u.test(text.slice(to))) return 0;
  const words = text.slice(0, dash.index).split(' ');
  const [place = ''] = words;
  if (words.length > MAX_DATELINE_WORDS) return 0;
  const isPlace = isCapitals(place) && place.replace(/[^\p{L}]/gu, '').length > 2 && isPlaceOrTime(words);
  return isPlace || words.every(isDateWord) ? to : 0;
};

/** Up to the dash after a bracket, which names the agency. */
const AGENCY =
  /^([^()]{0,80}?) ?\((\p{Lu}[\p{L}\p{N} .&/’'-]{0,40})\) ?(?:[—–]{1,2}|-{1,2}|_) ?(?=[“"‘']?[\p{Lu}\p{N}$€£])/u;

/** `Consumer Product Office (CPO) – …`: the bracket abbreviates the words before it, which are the subject. */
const abbreviates = (short: string, words: string): boolean => {
  const letters = words.toLowerCase().replace(/^the /, '');
  let index = 0;
  for (const letter of short.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')) {
    const next = letters.indexOf(letter, index);
    if (next < 0 || (index === 0 && next > 0)) return false;
    index = next + 1;
  }
  return true;
};

/** `TRIPOLI | Mon Feb 21, 2011 4:55pm EST (Agency) - ...` and `Tripoli, Libya (Agency) -- ...`. */
const wireDateline = (text: string): number => {
  const opening = text.slice(0, MAX_DATELINE_LENGTH);
  const match = opening.includes('(') ? AGENCY.exec(opening) : null;
  if (match === null) return 0;
  const [head, place = '', agency = ''] = match;
  const words = place.split(' ').filter((word) => word !== '');
  const placeNames = words.filter((word) => !/^[\d|]/.test(word) && !isDateWord(word) && !isClock(word));
  if (placeNames.length > MAX_DATELINE_WORDS || !isPlaceOrTime(words)) return 0;
  const isPlace = words.length === 0 || isCapitals(words[0] ?? '') || /[,|]/.test(place);
  return isPlace || !abbreviates(agency, place) ? head.length : 0;
};

/** Maximum number of characters above the text, such as its highlights, before an agency's mark. */
const MAX_HIGHLIGHTS_LENGTH = 500;
const AGENCY_MARK =
  /\((?:CNN|Reuters|AP|AFP|UPI|dpa|Xinhua|Bloomberg|EFE|ANSA|TASS|Interfax|Kyodo|Yonhap|PTI|AAP)\) ?(?:[—–]{1,2}|-{1,2}) ?(?=[“"‘']?\p{Lu})/u;

/** `Rebels retreat Leader vows to fight Tripoli, Libya (CNN) -- Rebels …`: highlights without full stops. */
const highlights = (text: string): number => {
  const opening = text.slice(0, MAX_HIGHLIGHTS_LENGTH);
  const match = opening.includes('(') ? AGENCY_MARK.exec(opening) : null;
  return match === null ? 0 : match.index + match[0].length;
};

/** `CUPERTINO, CALIFORNIA Today, ...`: a place in capitals without a dash. */
const PLACE = /^\p{Lu}[\p{Lu}. ]{2,30}, \p{Lu}[\p{Lu}. ]{1,30} (?=\p{Lu}\p{Ll})/u;

const headOf = (text: string): number => {
  const pattern = ENUMERATOR.exec(text) ?? NUMBERED_HEAD.exec(text) ?? PLACE.exec(text);
  if (pattern !== null) return pattern[0].length;
  return wireDateline(text) || highlights(text) || dateline(text) || colonLabel(text);
};

/** Everything before the actual sentence: enumerators, headings, labels and datelines. */
export const leadingLabel = (text: string): string => {
  let to = 0;
  for (let round = 0; round < 4; round++) {
    const further = headOf(text.slice(to));
    if (further === 0 || to + further >= text.length) break;
    to += further;
  }
  return text.slice(0, to);
};
