import { auxiliaries } from '../languages/english/clauses';
import { stem } from '../words/stems';
import { stopWords } from '../languages/english/function-words';
import { eventVerbs } from './event-words';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Documents and what they set up; with a capital they are still no names: `The Order directs`. */
const kinds = words(`
  act action advisory agency agenda agreement amendment announcement board bill bureau circular commission committee council court
  deal decision decree department directive document draft executive final framework fund guidance initiative interim joint
  law measure memorandum mission notice office order package panel partnership plan policy presidential proclamation program
  programme project proposal proposed regulation release report request resolution roadmap rule settlement sheet fact statement
  strategy task force treaty
`);

/** There is only one of each, or everybody knows which one. */
const unique = words(`
  army climate congress constitution country dollar earth economy euro government internet moon nation navy parliament planet
  police pope pound president presidency press public sea senate sky sun universe weather world
`);

/** After a noun these say which one is meant: `the duty on steel`, `the man who fled`, `the exemption provided under`. */
const restricting = words(`
  of on off for in into to from with without within inside outside beyond between among under over against about at by near behind along across after before pursuant
  that which who whose where when whether based called named known titled entitled established
`);

/** Verbs that are no events by themselves. */
const verbs = words(`
  said says told tells asked asks warned warns hopes hoped intends expects expected wants seeks sought plans aims considers
  identifies contains includes covers obliges calls remains remained became becomes makes made gives gave takes took
`);

const determined = words('this these those such its their his her');

const TOKEN = /[\p{L}\p{N}](?:[\p{L}\p{N}’'.-]*[\p{L}\p{N}])?|[.,;:()—–]/gu;
const LONGEST = 6;

const singular = (word: string): string => word.toLowerCase().replace(/(?<=[^s])s$/, '');
const isKind = (token: string): boolean => kinds.has(singular(token));
const isName = (token: string): boolean => /^\p{Lu}/u.test(token) && !isKind(token);
const isParticiple = (token: string): boolean => /(?:ed|en|ade|ought|ound|eld|ent)$/.test(token);

/** Where a noun phrase after its article ends: at a verb, a mark or what follows a noun. */
const endsPhrase = (tokens: readonly string[], at: number): boolean => {
  const token = tokens[at] ?? '.';
  const lower = token.toLowerCase();
  return (
    !/^[\p{L}\p{N}]/u.test(token) ||
    auxiliaries.has(lower) ||
    stopWords.has(lower) ||
    restricting.has(lower) ||
    (at > 1 && /^\p{Ll}/u.test(token) && (eventVerbs.has(lower) || verbs.has(lower) || isKind(tokens[at - 1] ?? '')))
  );
};

/** `provided under`, `imposed by`: says which one is meant. */
const isRestricted = (tokens: readonly string[], end: number): boolean => {
  const [first = '', second = '', third = ''] = tokens.slice(end, end + 3);
  if (first === 'of' && determined.has(second.toLowerCase()) && isKind(third)) return false;
  if (restricting.has(first.toLowerCase())) return true;
  return isParticiple(first) && restricting.has(second.toLowerCase()) && second !== 'that';
};

/**
 * The noun that a sentence has for its subject if that is known only to readers of its page or of the page's title: `order` in
 * `The Order calls for …` and `This order establishes …`, `company` in `The company said …`; null if the subject has a name, is
 * said to be which one, or is known to everybody.
 */
export const leaningSubject = (text: string): string | null => {
  const [article = '', ...rest] = text.slice(0, 160).match(TOKEN) ?? [];
  if (!/^(?:The|This|Both)$/.test(article)) return null;
  const tokens = [article, ...rest];
  let end = 1;
  while (end <= LONGEST && !endsPhrase(tokens, end)) end++;
  const phrase = tokens.slice(1, end);
  const head = phrase.at(-1);
  if (head === undefined || end > LONGEST) return null;
  if (phrase.some(isName) || /\d/.test(`${head}${tokens[end] ?? ''}`)) return null;
  if (article === 'This' && !isKind(head)) return null;
  if (unique.has(head.toLowerCase()) || /(?:est|first|last|most|only)$/.test(phrase[0] ?? '')) return null;
  return isRestricted(tokens, end) ? null : head.toLowerCase();
};

/** Whether an earlier text tells which one a leaning subject is. */
export const introduces = (text: string, subject: string): boolean => {
  const sought = stem(singular(subject));
  return text.split(/[^\p{L}\p{N}’'-]+/u).some((word) => word !== '' && stem(singular(word)) === sought);
};
