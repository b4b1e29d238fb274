import { isDoubtful } from '../compare/doubt';
import type { Evidence, LedgerClaim } from '../ledger';
import { months, starters } from '../sentences/abbreviations';
import { datesIn, timeOf } from '../words/dates';
import { days } from '../words/named-date';
import { oneOf } from '../words/phrases';
import { stem, tokens } from '../words/stems';
import { stopWords } from '../words/stop-words';

const CAPITALISED = String.raw`\p{Lu}[\p{L}\d&’-]*`;
/** A name of two words or more: `American AI Exports Program`, `Office of Harbour Safety`. */
const NAME = String.raw`${CAPITALISED}(?: (?:(?:of|for|on) )?${CAPITALISED})+`;

const ordered = new RegExp(
  String.raw` shall\b[^.;:]*? ${oneOf('constitute create establish form found launch open')}(?: and \p{Ll}+)? (?:an?|the) (${NAME})`,
  'u',
);

/** The name of what an order sets up, `shall establish the Clean Harbours Program`; null if it has none. */
export const nameOfOrdered = (order: string): string | null => ordered.exec(order)?.[1] ?? null;

const NAMED = new RegExp(String.raw`\b[Tt]he (${NAME})`, 'gu');

const done = oneOf(String.raw`
  created established formed founded inaugurated launched opened started set\sup stood\sup
`);
/** `the Minister launched the Clean Harbours Program` */
const didIt = new RegExp(String.raw`^(?<who>.*\p{L}) ${done}(?: and \p{Ll}+ed)? $`, 'u');
/** Excludes names that continue, such as `the Program’s website`. */
const endsThere = new RegExp(
  String.raw`^(?:$|[.,;:)]| ${oneOf('across after and as at because before by during for from in of on that this through to under when which with')}\b)`,
);
/** `The Clean Harbours Program was launched by …`, `The Clean Harbours Program has selected …` */
const wasDone = new RegExp(
  String.raw`^ (?:(?:was|has been|has now been|is now) ${done}(?<by> by [^.,;]*)?|(?:has )?(?:begun|began|opened|started|launched)|has (?:\p{Ll}+ly )?\p{Ll}+ed)\b`,
  'u',
);

const OFFICE_HOLDER = new RegExp(
  String.raw`\b${oneOf('Administrator Chancellor Director Governor Mayor Minister President Secretary')}(?: \p{Lu}[\p{L}.’-]*){1,3}`,
  'gu',
);
const BODY = new RegExp(
  String.raw`\b${oneOf('Administration Agency Congress Council Department Government Ministry Office Parliament')}\b`,
  'gu',
);
/** `May` is a month as well as a modal verb. */
const MAY = / (?:in |of )?May\b/g;
const SOMEBODY = /\b(?:I|we|he|she|it|they)$/i;

const isNoName = (word: string, place: number): boolean =>
  stopWords.has(word) || months.has(word) || (place === 0 && starters.has(word));

/** Whether the agents of a sentence, as far as they are named, are those that the order names. */
const areThoseOrdered = (who: string, order: string): boolean => {
  if (SOMEBODY.test(who)) return false;
  const known = new Set(tokens(order).map(stem));
  const names = tokens(who.replace(OFFICE_HOLDER, '').replace(BODY, '')).filter((word) => /^\p{Lu}/u.test(word));
  return names.every((word, place) => known.has(stem(word)) || isNoName(word.toLowerCase(), place));
};

const stemsOf = (name: string): string => tokens(name).map(stem).join(' ');

/** Whether a sentence says that what an order sets up exists: somebody has set up the same named thing, or it has begun. */
export const saysItIsDone = (sentence: string, order: string): boolean => {
  const name = nameOfOrdered(order);
  const plain = sentence.replace(MAY, '');
  if (name === null || isDoubtful(plain.replaceAll(name, ''))) return false;
  return [...plain.matchAll(NAMED)].some(({ 0: written, 1: named = '', index }) => {
    if (stemsOf(named) !== stemsOf(name)) return false;
    const [before, after] = [plain.slice(0, index), plain.slice(index + written.length)];
    const { who } = didIt.exec(before)?.groups ?? {};
    if (who !== undefined) return endsThere.test(after) && areThoseOrdered(who, order);
    const itself = before === '' ? wasDone.exec(after) : null;
    return itself !== null && areThoseOrdered(itself.groups?.['by'] ?? '', order);
  });
};

/** Announcements made together with an order also say that something is launched, so pages have to be this much later. */
const SOONEST = days(14);

/** Whether a sentence of a page of `at` (milliseconds, UTC) says that what a claim orders was done since. */
export const fulfils = (sentence: string, at: number, { text, publishedAt }: LedgerClaim): boolean => {
  const orderedAt = timeOf(publishedAt);
  if (orderedAt === null || at < orderedAt + SOONEST || !saysItIsDone(sentence, text)) return false;
  return datesIn(sentence, at).every(({ to }) => to >= orderedAt);
};

/** The first of a claim's further pages that says that what it orders was done. */
export const fulfilledIn = (claim: LedgerClaim): Evidence | null => {
  if (claim.evidence.length < 2 || nameOfOrdered(claim.text) === null) return null;
  return (
    claim.evidence
      .slice(1)
      .find(({ quote, publishedAt }) => fulfils(quote, timeOf(publishedAt) ?? Number.NEGATIVE_INFINITY, claim)) ?? null
  );
};
