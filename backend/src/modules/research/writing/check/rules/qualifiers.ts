import { stem, tokens } from '../../../pipeline/words/stems';

const NUMBER = String.raw`(?:[$€£]?\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const COMPARATIVE =
  'fewer|more|less|higher|lower|longer|shorter|faster|slower|bigger|smaller|larger|greater|earlier|later|older|younger|cheaper|below|above';

/** `four fewer days`, `20 centimetres below the record` */
const COMPARED = new RegExp(
  String.raw`\b(?<number>${NUMBER})(?: ?%| per ?cent| \p{Ll}+)? (?<comparative>${COMPARATIVE})\b`,
  'giu',
);

const says = (text: string, word: string): boolean => new RegExp(String.raw`\b${word}\b`, 'i').test(text);

const isComparative = new RegExp(String.raw`\b(?:${COMPARATIVE})\b`, 'i');

/** `four days` for `four fewer days` */
const losesComparison = (written: string, quote: string): boolean =>
  [...quote.matchAll(COMPARED)].some(
    ({ groups: { number = '' } = {} }) =>
      says(written, number.replace(/^[$€£]/, '').replaceAll('.', String.raw`\.`)) && !isComparative.test(written),
  );

/** `the upper Ems` */
const PART_OF_PLACE =
  /\b(?<part>upper|lower|inner|outer|central|(?:north|south)(?:east|west)?(?:ern)?|(?:east|west)(?:ern)?) (?<name>\p{Lu}[\p{L}-]+)/gu;

/** `the Ems` for `the upper Ems` */
const widensPlace = (written: string, quote: string): boolean =>
  [...quote.matchAll(PART_OF_PLACE)].some(
    ({ groups: { part = '', name = '' } = {} }) => says(written, name) && !says(written, part),
  );

/** What makes a rule for a group. */
const SETS_RULE =
  /\b(?:appl(?:y|ies)|approv\w+|authori[sz]\w+|exempt\w*|must|may|shall|covers?|allow(?:s|ed)|bann?(?:s|ed)|clear(?:s|ed)|recommend\w*|requir(?:es|ed))\b/;
/** `for adults with severe migraine` */
const GROUP_WITH =
  /\b(?:for|to|of|from) (?<group>(?:[\p{Ll}-]+ )?\p{Ll}{3,}[^s\P{L}]s|people|men|women|children) (?:with|without) (?<what>[^,.;]+)/gu;

const stemsOf = (text: string): ReadonlySet<string> => new Set(tokens(text).map((word) => stem(word)));

/** `for adults` for `for adults with migraine` */
const widensGroup = (written: string, quote: string): boolean => {
  if (!SETS_RULE.test(quote)) return false;
  const said = stemsOf(written);
  return [...quote.matchAll(GROUP_WITH)].some(
    ({ groups: { group = '', what = '' } = {} }) =>
      says(written, group) && !tokens(what).some((word) => word.length > 3 && said.has(stem(word))),
  );
};

const SAME_RELATION: Readonly<Record<string, RegExp>> = {
  after: /\b(?:after|following|since|once|when|had|previously|earlier)\b/i,
  before: /\b(?:before|ahead|prior|until|by|earlier)\b/i,
  despite: /\b(?:despite|although|though|but|while|in spite)\b/i,
  'instead of': /\b(?:instead|rather)\b/i,
  'rather than': /\b(?:instead|rather|not)\b/i,
  unlike: /\b(?:unlike|while|but|not)\b/i,
};
/** `after a 1-1 draw` */
const RELATED =
  /\b(?<relation>after|before|despite|instead of|rather than|unlike) (?:an?|the|its|their) (?<what>(?:[\p{L}\d-]+ ){0,2}[\p{L}\d-]+)(?=[,.;]|$)/gu;

/** `beat Aster in a draw` for `beat Aster after a draw` */
const losesRelation = (written: string, quote: string): boolean => {
  const said = stemsOf(written);
  return [...quote.matchAll(RELATED)].some(({ 0: whole, groups: { relation = '', what = '' } = {} }) => {
    const elsewhere = stemsOf(quote.replace(whole, ''));
    const own = tokens(what).filter((word) => word.length > 3 && !elsewhere.has(stem(word)));
    return own.some((word) => said.has(stem(word))) && SAME_RELATION[relation]?.test(written) === false;
  });
};

const SUPERLATIVE =
  /\b(?<most>(?:most|least) \p{Ll}+|first|last|only|best|worst|\p{Ll}{3,}(?<!inter|requ|for|har|hon|prot|arr|cont|inv|w)est)(?: \p{Ll}+){0,3}? (?:in|of|among|for|since|on) (?:the |its |their |an? )?(?<among>[^,.;]+)/gu;

/** `the largest known` for `the largest known in the country` */
const widensSuperlative = (written: string, quote: string): boolean => {
  const said = stemsOf(written);
  return [...quote.matchAll(SUPERLATIVE)].some(
    ({ groups: { most = '', among = '' } = {} }) =>
      says(written, most) && !tokens(among).some((word) => said.has(stem(word))),
  );
};

/** `to local elections only` */
const ONLY =
  /\b(?<kind>[\p{Ll}-]+) (?<thing>\p{Ll}{3,}) only\b|\bonly (?:to|for|in|if|when|on|at|by) (?<kind2>[\p{Ll}-]+) (?<thing2>\p{Ll}{3,})\b/gu;

/** `to elections` for `to local elections only` */
const widensOnly = (written: string, quote: string): boolean =>
  [...quote.matchAll(ONLY)].some(({ groups: { kind, thing, kind2 = '', thing2 = '' } = {} }) => {
    const [own, what] = [kind ?? kind2, thing ?? thing2];
    return says(written, what) && !says(written, own);
  });

/** Whether a sentence leaves out what a figure is compared with, which part of a place or group is meant, or how things follow. */
export const losesQualifier = (written: string, quote: string): boolean =>
  losesComparison(written, quote) ||
  widensPlace(written, quote) ||
  widensGroup(written, quote) ||
  widensSuperlative(written, quote) ||
  widensOnly(written, quote) ||
  losesRelation(written, quote);
