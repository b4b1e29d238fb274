import { foldedText } from '../folded-text';
import { MONTHS, anyNameOf } from '../languages/calendar-words';
import { anyLanguage, asWords } from '../languages/diary-languages';

const VOMITED = asWords(
  anyLanguage(({ questions }) => questions.vomited),
  'gu',
);

/** Matches `I'm` and `im`, but not the German preposition: `im Januar`, `im Durchschnitt`. */
const I_AM = new RegExp(`\\bi'm\\b|\\bim\\b(?! (?:durchschnitt|mittel|stuhl|letzten|${anyNameOf(MONTHS)}))`, 'gu');

/** A German question about an average, whose words are split: `wie stark … im Durchschnitt`. */
const ON_AVERAGE = /^wie (?:stark|oft|viele?|lange?) (.*?) im (?:durchschnitt|mittel)(?!\p{L})/u;

/** `What has my mood been like` means `how was my mood`. */
const WHAT_LIKE = /\bwhat (?:is|was|has|have|are|were) (?<whose>my \p{L}+)(?: been)? like\b/gu;

/** Polite words around a question, which do not change what it asks. */
const REQUEST =
  /^(?:(?:(?:can|could|would) you (?:please )?(?:tell|remind) me|(?:please )?remind me|do you know|i(?: would|'d) like to know) )(?=(?:how|what|when|which) )/u;

/** A sentence in the form that questions are matched in: no punctuation, and one word for each set of synonyms. */
export const foldedQuestion = (text: string): string =>
  foldedText(text)
    .replace(/\b(what|when|where|how|that|it|there)'s\b/g, '$1 is')
    .replace(/\b(what|when|where|how)s\b/g, '$1 is')
    .replace(WHAT_LIKE, 'how was $<whose>')
    .replace(/(\p{L}{3,})(?=schmerz)/gu, '$1 ')
    .replace(/\bsick to my stomach\b/g, 'nausea')
    .replace(/\btemp\b/g, 'temperature')
    .replace(ON_AVERAGE, 'im durchschnitt $1 ')
    .replace(VOMITED, 'vomiting')
    .replace(/\bi'?ve\b/g, 'i have')
    .replace(I_AM, 'i am')
    .replace(/[¿¡"“”]/g, ' ')
    .replace(/(?<!\d)[.,]|[.,](?!\d)|[?!;:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(REQUEST, '');
