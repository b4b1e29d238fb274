import { once } from '../once';
import { starters } from '../languages/english/abbreviations';
import { openingDeadline } from '../sentences/opening-deadline';
import { documentKinds } from '../languages/english/document-kinds';
import { anyOf, oneOf } from '../words/phrases';
import { stem, stemSet } from '../words/stems';
import { stopWords } from '../languages/english/function-words';
import { connectives } from './event-words';
import { elsewhere, leaning, opaque } from './patterns/no-news';

/** What somebody is quoted as saying may refer to anything; the sentence around it may not. */
const quoted = /“[^”]*”|"[^"]*"/g;

const TOKEN = /[\p{L}\p{N}](?:[\p{L}\p{N}’'.-]*[\p{L}\p{N}])?|[.,;:()—–]/gu;

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const prepositions = words(
  'about after against at before behind beyond by during for from in into of on over since through to toward under until with within without',
);

const times = words(`
  year years month months week weeks weekend day days morning afternoon evening night spring summer autumn fall winter
  season quarter decade century time date term
`);

/** Kinds of what is called by name, so that a list of names is their antecedent: `Japan, Peru, … these countries`. */
const namedKinds = words(`
  agencies airlines banks brands cities companies countries districts firms governments islands lawmakers leaders members
  nations officials parties players provinces regions senators states teams territories towns
`);

const persons = words(`
  actor actress astronaut attorney author boy candidate captain chair chairman chairwoman chancellor chief child coach
  commissioner defendant director doctor driver employee executive father founder girl governor head husband judge king
  lawyer leader man mayor minister mother officer official owner passenger patient pilot player pope president prince
  princess prisoner professor prosecutor queen secretary senator singer soldier spokesman spokesperson spokeswoman student
  suspect teacher victim widow wife witness woman worker
`);

/** How far into a sentence `this order` is still its subject, the document itself. */
const SUBJECT = 6;

/** Words considered as the noun phrase after a determiner. */
const PHRASE = 3;

const isName = (token: string): boolean => /^\p{Lu}/u.test(token);
const isPlural = (word: string): boolean => /[^s]s$/.test(word) || /^(?:people|men|women|children|data)$/.test(word);

/** The lower-case content words that follow, up to a function word, a name or a mark. */
const phraseAfter = (tokens: readonly string[], at: number): readonly string[] => {
  const phrase: string[] = [];
  for (const token of tokens.slice(at + 1, at + 1 + PHRASE)) {
    if (!/^\p{Ll}/u.test(token) || stopWords.has(token)) break;
    phrase.push(token);
  }
  return phrase;
};

const isNamedBefore = (tokens: readonly string[], at: number, phrase: readonly string[]): boolean => {
  const stems = new Set(phrase.map(stem));
  const before = tokens.slice(0, at);
  if (before.some((token) => stems.has(stem(token)))) return true;
  return phrase.some((word) => namedKinds.has(word)) && before.slice(1).filter(isName).length >= 2;
};

/** What a page may publish, and is then called after. */
const publications = words('agenda framework plan policy program programme roadmap strategy');

/**
 * `this order` is the page itself if its title calls it an order, or if it is what the sentence is about; `this plan` is what it
 * publishes if both are so.
 */
const isThePage = (at: number, phrase: readonly string[], titleStems: ReadonlySet<string>): boolean =>
  phrase.some((word) => {
    const isTitled = titleStems.has(stem(word));
    return documentKinds.has(word) ? at <= SUBJECT || isTitled : publications.has(word) && at <= SUBJECT && isTitled;
  });

/** `This notice amends the schedule to implement that deal`, under the title `… the Deal with Kestria`. */
const isInTitle = (tokens: readonly string[], phrase: readonly string[], titleStems: ReadonlySet<string>): boolean =>
  tokens[0] === 'This' && documentKinds.has(tokens[1] ?? '') && titleStems.has(stem(phrase.at(-1) ?? ''));

/** `that` is a determiner after a preposition, or if its noun ends the clause; elsewhere it opens a clause of its own. */
const isDeterminer = (tokens: readonly string[], at: number, phrase: readonly string[]): boolean => {
  if (at === 0 || prepositions.has((tokens[at - 1] ?? '').toLowerCase())) return true;
  if (isPlural(phrase[0] ?? '')) return false;
  const next = tokens[at + 2] ?? '.';
  return /^[.,;:)]$/.test(next) || (/^(?:by|through)$/.test(next) && /ing$/.test(tokens[at + 3] ?? ''));
};

const demonstrativeDangles = (tokens: readonly string[], at: number, titleStems: ReadonlySet<string>): boolean => {
  const phrase = phraseAfter(tokens, at);
  const [first] = phrase;
  const before = (tokens[at - 1] ?? '').toLowerCase();
  const points =
    first !== undefined &&
    !times.has(first.replace(/[’']s?$/, '')) &&
    !isNamedBefore(tokens, at, phrase) &&
    !isInTitle(tokens, phrase, titleStems);
  switch ((tokens[at] ?? '').toLowerCase()) {
    case 'this':
      if (first === undefined) return at === 0 && !isName(tokens[1] ?? '');
      return points && !isThePage(at, phrase, titleStems);
    case 'these':
    case 'those':
      if (before === 'only') return false;
      if (first === undefined) return at === 0 && !/^(?:who|whose|whom|of|in|with|from|without)$/.test(tokens[1] ?? '');
      return points && phrase.some(isPlural);
    case 'such':
      return points && !/^(?:no|any|all|other|some)$/.test(before);
    default:
      return points && !/^(?:so|such)$/.test(before) && isDeterminer(tokens, at, phrase);
  }
};

/** `he told reporters`: nobody is named before. `In his speech, Ms Roe said` names her after. */
const personDangles = (tokens: readonly string[], at: number): boolean => {
  const named = (token: string, place: number): boolean =>
    persons.has(token.toLowerCase().replace(/s$/, '')) ||
    (isName(token) && (place > 0 || !(starters.has(token.toLowerCase()) || stopWords.has(token.toLowerCase()))));
  if (tokens.slice(0, at).some(named)) return false;
  const opensClause = at <= 2 && prepositions.has((tokens[0] ?? '').toLowerCase());
  return !(opensClause && tokens.slice(at).some(named));
};

const BE = /^(?:is|are|was|were|be|been|has|have|had|will|would|may|might|can|could|should|must|remains?|exists?)$/;

/** `officials there warned`: no place is named before. */
const placeDangles = (tokens: readonly string[], at: number): boolean =>
  !BE.test(tokens[at + 1] ?? '') && !tokens.slice(1, at).some(isName);

/** Words that always point to another place in a text. */
const pointers = anyOf(
  `
    the occasion(?! of)
    ${oneOf('days weeks months')} ${oneOf('of after from')} (?:the (?:\\w+ )?date of )?${oneOf('this these the')} ${oneOf(
      [...documentKinds].join(' '),
    )}
    the ${oneOf('latter aforementioned aforesaid foregoing')}
    to (?:\\p{Ll}+ly )?do ${oneOf('that this')}
    in ${oneOf('this that')} ${oneOf('regard respect context sense')}
    ${oneOf('hereof hereto hereunder thereof thereto therein thereunder')}
    as ${oneOf('noted mentioned described discussed stated outlined')} ${oneOf('above earlier below')}
  `,
  'iu',
);

/** A sentence without the deadline that it opens with, which is understood if the page's title calls the document so. */
const withoutDeadline = (text: string, titleStems: () => ReadonlySet<string>): string => {
  const deadline = openingDeadline(text);
  return deadline !== null && titleStems().has(stem(deadline.document)) ? text.slice(deadline.written.length) : text;
};

const openingPronouns = words('he she it they his her its their them hers theirs');

const OPENING = /^[^\p{L}\p{N}]*([\p{L}\p{N}’'-]+)(,?)/u;

const opensByLeaning = (text: string): boolean => {
  const [, word = '', comma] = OPENING.exec(text) ?? [];
  const first = word.toLowerCase();
  return openingPronouns.has(first) || (connectives.has(first) && comma === ',') || leaning.test(text);
};

const mayPoint = anyOf(oneOf('this that these those such he she him his her there'), 'i');

/** `The order changes the fees … This notice implements these changes.`: said by what comes before. */
const GOES_ON = /^(.*[.…]) (This \p{Ll}[^.…]*)\b(?:these|those|such)( \p{Ll}+s\b[^.…]*\.)$/u;

/**
 * Whether a sentence points to something that it does not name: a determiner, pronoun or adverb whose antecedent is not
 * in the sentence. `This order …` refers to the page itself, whose title is shown above the line.
 */
export const refersElsewhere = (text: string, pageTitle: string): boolean => {
  const [, before, act = '', object = ''] = GOES_ON.exec(text) ?? [];
  return before === undefined
    ? pointsElsewhere(text, pageTitle)
    : pointsElsewhere(before, pageTitle) || pointsElsewhere(`${act}the${object}`, pageTitle);
};

const pointsElsewhere = (text: string, pageTitle: string): boolean => {
  const titleStems = once(() => stemSet(pageTitle === text ? '' : pageTitle));
  const own = withoutDeadline(text, titleStems).replace(quoted, '“”');
  if (opensByLeaning(own) || pointers.test(own) || opaque.test(own) || elsewhere.test(own)) return true;
  if (!mayPoint.test(own)) return false;
  const tokens = own.match(TOKEN) ?? [];
  return tokens.some((token, at) => {
    switch (token.toLowerCase()) {
      case 'this':
      case 'that':
      case 'these':
      case 'those':
      case 'such':
        return demonstrativeDangles(tokens, at, titleStems());
      case 'he':
      case 'she':
      case 'him':
      case 'his':
      case 'her':
        return personDangles(tokens, at);
      case 'there':
        return placeDangles(tokens, at);
      default:
        return false;
    }
  });
};
