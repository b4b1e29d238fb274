import { foldedText } from '../folded-text';
import { MONTHS, anyOf } from '../languages/calendar-words';
import { anyLanguage, asWords } from '../languages/diary-languages';

const VOMITED = asWords(
  anyLanguage(({ questions }) => questions.vomited),
  'gu',
);

/** `I'm`, and `im` where it is not the German word before a month and the like. */
const I_AM = new RegExp(`\\bi'm\\b|\\bim\\b(?! (?:durchschnitt|mittel|stuhl|letzten|${anyOf(MONTHS)}))`, 'gu');

/** In German, what asks for an average stands in two places. */
const ON_AVERAGE = /^wie (?:stark|oft|viele?|lange?) (.*?) im (?:durchschnitt|mittel)(?!\p{L})/u;

/** `What has my mood been like`: how it was. */
const WHAT_LIKE = /\bwhat (?:is|was|has|have|are|were) (?<whose>my \p{L}+)(?: been)? like\b/gu;

/** A request around a question, which asks nothing of its own. */
const REQUEST =
  /^(?:(?:(?:can|could|would) you (?:please )?(?:tell|remind) me|(?:please )?remind me|do you know|i(?: would|'d) like to know) )(?=(?:how|what|when|which) )/u;

/** A sentence as questions are read: without marks, and with one word where people have several. */
export const foldedQuestion = (text: string): string =>
  foldedText(text)
    .replace(/\b(what|when|where|how|that|it|there)'s\b/g, '$1 is')
    .replace(/\b(what|when|where|how)s\b/g, '$1 is')
    .replace(WHAT_LIKE, 'how was $<whose>')
    .replace(/(\p{L}{3,})(?=schmerz)/gu, '$1 ')
    .replace(/\bsick to my stomach\b/g, 'nausea')
    .replace(ON_AVERAGE, 'im durchschnitt $1 ')
    .replace(VOMITED, 'vomiting')
    .replace(/\bi'?ve\b/g, 'i have')
    .replace(I_AM, 'i am')
    .replace(/[¿¡"“”]/g, ' ')
    .replace(/(?<!\d)[.,]|[.,](?!\d)|[?!;:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(REQUEST, '');
