import { isDoubtful } from '../../pipeline/compare/doubt';
import type { ReadDocument } from '../../pipeline/document';
import { withLinks, type Evidence, type Link } from '../../pipeline/ledger';
import { acts } from '../../pipeline/ranking/patterns/news';
import type { Sentence } from '../../pipeline/sentences/sentences';
import { identifiersIn, replaceIdentifiers } from '../../pipeline/stories/titles';
import { anyOf, oneOf } from '../../pipeline/words/phrases';
import { stemSet } from '../../pipeline/words/stems';
import { actTitlesIn } from './act-titles';

type Page = Pick<ReadDocument, 'page' | 'sentences' | 'blocks'>;

const MARK = String.raw`Ж(\d+)`;
const NO_MARK = '[^Ж,;:()]';
const kinds = 'modified amended adjusted extended revised';
const MODIFIED = oneOf(kinds);
const MODIFIES = oneOf(`${kinds} modifies amends adjusts extends revises`);
const ALSO = oneOf('also further later subsequently then hereby');

const throughAct = new RegExp(
  String.raw`^(?:In|By|With|Through) ${MARK},? (?:I|the President|President (?:\p{Lu}[\p{L}.]* ?){1,3}?) (?:${ALSO} )?${MODIFIED} (${NO_MARK}{0,120}?)${MARK}`,
  'u',
);
const byAct = new RegExp(
  String.raw`(?:^|[,;] |\b(?:that|issued|signed) )${MARK}(?:,? which)? (?:${ALSO} )?${MODIFIES} (${NO_MARK}{0,120}?)${MARK}`,
  'u',
);
const asModified = new RegExp(String.raw`${MARK},? as (?:further )?(?:amended|modified) by ${MARK}`, 'u');

/** The words between the verb and the modified act: a part of the act, or what was imposed under it. */
const OF_ACT =
  /(?:^|\b(?:scope|rates?|duty|duties|tariffs?|terms|provisions?|sections? \w+|annex(?:es)?(?: [IVX\d]+)?|text|requirements?|parts?) (?:of|in|to) |\b(?:imposed|established|ordered|set|granted|required|provided(?: for)?) (?:under|by|in|through) )$/i;
/** `amended the schedule pursuant to …`: what follows is no part of what was modified. */
const ASIDE = anyOf(
  `
    ${oneOf('pursuant consistent according')} (?:to|with)
    in ${oneOf('accordance light view response line keeping')} ${oneOf('with of to')}
    ${oneOf('including like following after before since because unlike besides')}
    such as
    as well as
  `,
  'i',
);

interface Marked {
  readonly text: string;
  /** By the number in their placeholder. */
  readonly acts: readonly string[];
}

/** A sentence with a placeholder for each numbered act, without brackets, dates of acts and `as amended`. */
const marked = (sentence: string): Marked => {
  const plain = sentence
    .replace(/ ?\([^()]*\)/g, '')
    .replace(/(\d),? of \p{Lu}\p{Ll}+ \d{1,2}, \d{4}\b/gu, '$1')
    .replace(/,? as (?:further )?amended\b(?! by)/g, '');
  return {
    text: replaceIdentifiers(plain, (_, number) => `Ж${number}`),
    acts: identifiersIn(plain).map(({ from, to }) => plain.slice(from, to)),
  };
};

interface Modification {
  readonly by: string;
  readonly act: string;
}

const modificationOf = ({ text, acts: named }: Marked): Modification | null => {
  if (named.length < 2) return null;
  const found = throughAct.exec(text) ?? byAct.exec(text);
  const [clause = '', by, between = '', act] = found ?? [];
  const [amended, amendedAct, amendedBy] = found === null ? (asModified.exec(text) ?? []) : [];
  const [modifier, modified] = [named[Number(by ?? amendedBy)], named[Number(act ?? amendedAct)]];
  if (modifier === undefined || modified === undefined || modifier === modified) return null;
  if (amended === undefined && (!OF_ACT.test(between) || ASIDE.test(between))) return null;
  const opening = `${text.slice(0, text.indexOf(clause))}${clause.replace(between, '')}`.replace(/\bMay\b/g, '');
  if (isDoubtful(opening)) return null;
  return { by: modifier, act: modified };
};

/** Which act modified which other one, according to a sentence; null if it names no modification. Citing an act is none. */
export const modificationIn = (sentence: string): Modification | null => modificationOf(marked(sentence));

const directs = new RegExp(
  String.raw`^${MARK} (?:${ALSO} )?${oneOf('directed directs authorized authorizes instructed instructs required requires')}\b[^Ж;:]* to (?:take [^Ж;:,]{0,40}?steps to )?((?:implement|amend|modify|revise)\b[^Ж;:]*)\.$`,
  'u',
);
const implementsAct = new RegExp(
  String.raw`\b(?:implement(?:s|ing)?|carr(?:y|ies|ying) out|gives? effect to|giving effect to) ${MARK}`,
  'u',
);
/** The emergency that an act responds to: `issued Executive Order 14, finding that dues are necessary to address the emergency declared in Executive Order 12`. */
const meets = new RegExp(
  String.raw`\b${oneOf('issued signed adopted')} ${MARK},[^Ж;:]* to (?:address|counter|deal with|respond to) the (?:[\p{Ll}-]+ ){1,4}${oneOf('declared described identified')} (?:in|by|under) ${MARK}`,
  'u',
);
/** Minimum number of shared words between what an act directs and what the page does: the verb and its object. */
const SHARED = 3;

/** The act that a page's own act implements, according to one of its sentences; null if none says so. */
const basisOf = (sentence: string, { text, acts: named }: Marked, ownActs: readonly string[]): string | null => {
  if (named.length === 0) return null;
  if (acts.test(sentence)) return named[Number(implementsAct.exec(text)?.[1])] ?? null;
  const met = meets.exec(text);
  if (met !== null && !isDoubtful(text.slice(0, met.index + met[0].length))) return named[Number(met[2])] ?? null;
  const [, act, directed = ''] = directs.exec(text) ?? [];
  if (act === undefined) return null;
  const stems = [...stemSet(directed)];
  const does = ownActs.some((own) => {
    const done = stemSet(own);
    return stems.filter((stem) => done.has(stem)).length >= SHARED;
  });
  return does ? (named[Number(act)] ?? null) : null;
};

/** What a page says of numbered acts. */
const ofOtherActs = (sentences: readonly Sentence[], evidenceOf: (quote: string) => Evidence): readonly Link[] => {
  const ownActs = sentences.map(({ text }) => text).filter((text) => acts.test(text));
  return sentences.flatMap(({ text }): readonly Link[] => {
    if (!/\d/.test(text)) return [];
    const titled = actTitlesIn(text).map((act) => ({ kind: 'titled', ...act, evidence: evidenceOf(text) }) as const);
    const sentence = marked(text);
    const modification = modificationOf(sentence);
    if (modification !== null) return [...titled, { kind: 'modifies', ...modification, evidence: evidenceOf(text) }];
    const basis = ownActs.length === 0 ? null : basisOf(text, sentence, ownActs);
    return basis === null ? titled : [...titled, { kind: 'rests_on', act: basis, evidence: evidenceOf(text) }];
  });
};

/** The links between acts that a page states; empty for most pages. */
export const actLinksIn = (document: Page, evidenceOf: (quote: string) => Evidence): readonly Link[] => {
  const namesActs = document.blocks.some((block) => identifiersIn(block).length > 0);
  return namesActs ? withLinks([], ofOtherActs(document.sentences, evidenceOf)) : [];
};
