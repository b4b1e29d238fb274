import { possessives, prepositions } from '#text/languages/english/clauses';
import {
  decidesOnThings,
  endsAlone,
  goingOn,
  leavingOffice,
  undoesThings,
} from '#text/languages/english/undoing-verbs';
import { mayOverrule } from '../authorities';
import { isMeaningful, type ClauseToken } from '../clause-words';
import { isDoubtful } from '../corrections';
import { covers, coveredStems, sharesName, type PublishedStatement } from '../published-statement';
import type { Undoing } from './parse';
import { hasUndoing, ofAnything, ofLaw, oneAtAPlace, verbsOfStopping, verbsOfTakingOffice } from './verbs';

const PLACE_PREPOSITIONS = new Set(['in', 'at', 'for', 'from', 'across']);

/**
 * The head of a phrase: its last word before `of`, `on` or the like; the head of `a state of emergency` is `emergency`.
 */
export const headOfPhrase = (phrase: readonly ClauseToken[]): ClauseToken | undefined => {
  const end = phrase.findIndex(({ lower }) => prepositions.has(lower));
  const head = (end < 0 ? phrase : phrase.slice(0, end)).findLast(({ kind }) => kind === 'content');
  return head?.lower === 'state' ? phrase.find(({ lower }) => lower === 'emergency') : head;
};

const hasAny = (published: PublishedStatement, stems: ReadonlySet<string>): boolean => {
  for (const stem of published.stems) if (stems.has(stem)) return true;
  return false;
};

/**
 * Minimum number of words in common with the published sentence, and with the sentence and its title together; fewer
 * are too vague.
 */
const MIN_COMMON_WORDS = 2;
const MIN_COMMON_WORDS_ON_PAGE = 4;
/**
 * Minimum number of published words in the phrase for what is undone, so that nothing else can be meant, whoever undid
 * it.
 */
const MIN_WORDS_OF_FULL_NAME = 4;

const isSpecific = (
  published: PublishedStatement,
  { matter, agent }: Undoing,
  sentence: readonly ClauseToken[],
): boolean =>
  coveredStems(published, [...matter, ...(agent ?? [])]).size >= MIN_COMMON_WORDS || isOnPage(published, sentence);

/** The words of a phrase up to `and`: ending two things also ends the first one. */
export const firstOfPhrase = (phrase: readonly ClauseToken[]): readonly ClauseToken[] => {
  const end = phrase.findIndex(({ lower }) => lower === 'and');
  return end < 0 ? phrase : phrase.slice(0, end);
};

/** Whether a page is about what was published, judging by the words in its sentence and title. */
const isOnPage = (published: PublishedStatement, sentence: readonly ClauseToken[]): boolean =>
  coveredStems(published, sentence).size >= MIN_COMMON_WORDS_ON_PAGE;

/**
 * Whether a phrase matches what was published. On a page about the same, one word before the noun may be new: `the
 * arson charge against the roofer`.
 */
const coversMatter = (
  published: PublishedStatement,
  matter: readonly ClauseToken[],
  sentence: readonly ClauseToken[],
): boolean => {
  const head = headOfPhrase(matter);
  const isNew = (token: ClauseToken): boolean => !covers(published, [token]);
  const others = matter.filter(isNew);
  const [only] = others;
  if (only === undefined) return true;
  const isModifier = head !== undefined && only !== head && only.to <= head.from && only.kind === 'content';
  return others.length === 1 && isModifier && !only.isCapitalised && isOnPage(published, sentence);
};

/**
 * Whether a phrase refers to what was published by a general noun, on a page about the same: `withdrew the 7.2 update`.
 */
const refersToPublished = (
  published: PublishedStatement,
  matter: readonly ClauseToken[],
  sentence: readonly ClauseToken[],
): boolean => {
  const head = headOfPhrase(matter);
  return (
    head !== undefined &&
    ofAnything.has(head.stem) &&
    matter.every((token) => token === head || covers(published, [token])) &&
    coveredStems(published, matter).size > 0 &&
    isOnPage(published, sentence)
  );
};

/**
 * Whether it is clear which ban or strike is meant. `ended their strike` depends on who ended it, and `lifted the ban`
 * says too little.
 */
const isDefinite = (
  published: PublishedStatement,
  head: ClauseToken,
  { matter }: Undoing,
  sentence: readonly ClauseToken[],
): boolean => {
  if (oneAtAPlace.has(head.stem) && matter.some(({ lower }) => published.names.has(lower))) return true;
  const isPossessed = matter.some(({ lower }) => possessives.has(lower));
  if (isOnPage(published, sentence)) return true;
  const isStated = isPossessed || coveredStems(published, matter).size >= MIN_COMMON_WORDS;
  return isStated && coveredStems(published, sentence).size > MIN_COMMON_WORDS;
};

/**
 * Who is said to have ended `the ferry for lorries across the harbour of Lorn` runs it; critics can only dismiss it.
 */
const isNamedInFull = (published: PublishedStatement, { verb, matter }: Undoing): boolean =>
  !decidesOnThings.has(verb) && coveredStems(published, matter).size >= MIN_WORDS_OF_FULL_NAME;

const mayUndo = (published: PublishedStatement, { agent, matter }: Undoing): boolean =>
  agent === null || mayOverrule(published, agent, matter);

const undoesMatter = (published: PublishedStatement, undoing: Undoing, sentence: readonly ClauseToken[]): boolean => {
  const { verb, matter, voice, rest } = undoing;
  const head = headOfPhrase(matter);
  if (head === undefined || !(voice === 'alone' ? endsAlone : undoesThings).has(verb)) return false;
  const isThing = ofLaw.has(head.stem) || ofAnything.has(head.stem);
  // A person who is suspended or dismissed has not ended.
  if (head.isCapitalised && !isThing) return false;
  const isMeant =
    published.heads.has(head.stem) ||
    (ofLaw.has(head.stem) && published.vocabulary.has(head.stem)) ||
    (ofAnything.has(head.stem) && isOnPage(published, sentence));
  const next = matter[matter.indexOf(head) + 1];
  if (!isMeant || (next?.kind === 'number' && !published.heads.has(next.stem))) return false;
  // The verb has an object, so its subject did not end: `The strike ended a week of calm`.
  if (voice === 'alone' && tokensBeforeTime(rest).some(isMeaningful)) return false;
  if (!isDefinite(published, head, undoing, sentence)) return false;
  return !hasUndoing(published.tokens) && (isNamedInFull(published, undoing) || mayUndo(published, undoing));
};

const namesPerson = (published: PublishedStatement, phrase: readonly ClauseToken[]): boolean =>
  phrase.some((token, index) => {
    const next = phrase[index + 1];
    return (
      token.isCapitalised &&
      next?.isCapitalised === true &&
      published.names.has(token.lower) &&
      published.names.has(next.lower)
    );
  });

const leavesOffice = (published: PublishedStatement, { verb, matter, voice, rest }: Undoing): boolean => {
  const verbs = voice === 'alone' ? leavingOffice.alone : leavingOffice.done;
  if (!verbs.has(verb) || !hasAny(published, verbsOfTakingOffice) || !namesPerson(published, matter)) return false;
  return voice !== 'alone' || covers(published, tokensBeforeTime(rest));
};

export const tokensBeforeTime = (tokens: readonly ClauseToken[]): readonly ClauseToken[] => {
  const end = tokens.findIndex(({ kind }) => kind === 'time');
  return end < 0 ? tokens : tokens.slice(0, end);
};

const isAcquitted = (published: PublishedStatement, { verb, matter, voice, rest }: Undoing): boolean =>
  verb === 'acquit' &&
  voice !== 'alone' &&
  (published.stems.has('convict') || published.stems.has('charg') || published.stems.has('sentenc')) &&
  namesPerson(published, matter) &&
  covers(published, voice === 'passive' ? tokensBeforeTime(rest) : []);

const goesOn = (published: PublishedStatement, { verb, matter, agent, voice, rest }: Undoing): boolean =>
  goingOn.has(verb) &&
  hasAny(published, verbsOfStopping) &&
  matter.some(isMeaningful) &&
  (voice !== 'alone' || covers(published, tokensBeforeTime(rest))) &&
  (agent === null || mayOverrule(published, agent, matter));

const STATES = new Set(['alive', 'safe', 'unharmed', 'unhurt', 'dead']);
const isFound = (published: PublishedStatement, { verb, voice, rest }: Undoing): boolean =>
  verb === 'find' && voice === 'passive' && published.stems.has('miss') && STATES.has(rest[0]?.lower ?? '');

const ofThings = [undoesMatter, goesOn];
const ways = [...ofThings, leavesOffice, isAcquitted, isFound];

/** The ways in which a sentence can undo what was published, depending on what it calls it. */
const waysFor = (
  published: PublishedStatement,
  matter: readonly ClauseToken[],
  sentence: readonly ClauseToken[],
): typeof ways => {
  if (coversMatter(published, matter, sentence)) return ways;
  return refersToPublished(published, matter, sentence) ? ofThings : [];
};

/** Whether the words after what is undone limit it: `on Thursday in two districts`. */
const isLimitedUndoing = (published: PublishedStatement, { rest }: Undoing): boolean => {
  const start = rest.findIndex(({ lower }) => PLACE_PREPOSITIONS.has(lower));
  return start >= 0 && !covers(published, tokensBeforeTime(rest.slice(start)));
};

export const undoes = (published: PublishedStatement, whole: Undoing, sentence: readonly ClauseToken[]): boolean => {
  const undoing = { ...whole, matter: firstOfPhrase(whole.matter) };
  return (
    !isDoubtful(undoing.clause) &&
    isSpecific(published, undoing, sentence) &&
    sharesName(published, sentence) &&
    !isLimitedUndoing(published, undoing) &&
    capitalisedTokens(undoing.front).every((token) => covers(published, [token])) &&
    waysFor(published, undoing.matter, sentence).some((way) => way(published, undoing, sentence))
  );
};

const capitalisedTokens = (tokens: readonly ClauseToken[]): readonly ClauseToken[] =>
  tokens.filter((token, index) => index > 0 && token.isCapitalised && isMeaningful(token));
