import { capitalise } from '#kernel/capitalise';
import { endedThingsIn, isGovernedIn, spaced } from '#text/languages/endings';
import { lightWords } from '#text/languages/english/changes';
import { clauseOpeners, determiners, possessives, prepositions } from '#text/languages/english/clauses';
import {
  afterName,
  decidesOnThings,
  endsAlone,
  judgingVerbs,
  plannedStems as planned,
  undoesThings,
} from '#text/languages/english/undoing-verbs';
import type { Language } from '#text/languages/language';
import { replacingWords } from '#text/languages/replacing';
import { contentStem, stemSet, tokens } from '#text/words/stems';
import { isMeaningful, meaningOf, tokensIn, type ClauseToken } from './clause-words';
import { isDoubtful } from './corrections';
import { type Undoing, undoingsIn } from './undoing/parse';
import { firstOfPhrase, headOfPhrase, tokensBeforeTime } from './undoing/undoes';
import { ofAnything, ofLaw, verbOf } from './undoing/verbs';
import { withPlainVerbsAndNoBrackets } from './verb-phrases';

/** A thing that a sentence says has ended. */
export interface EndedThing {
  readonly head: string;
  /** Whether the head only says that it is an act or a plan: `the order that …`. */
  readonly isAct: boolean;
  /** Whether somebody will not do it after all. */
  readonly isDeed: boolean;
  /** Who ended it, as written; null if the sentence need not say. */
  readonly agent: string | null;
  /** Whether it belongs to the agent: `ended its ban`. */
  readonly isOwn: boolean;
  /** Stems and numbers of the other words that name it. */
  readonly others: readonly string[];
}

/** The clause up to what follows the object of its verb: `has quashed the permission and refused leave to appeal`. */
const upToVerb = ({ clause, verb }: Undoing): string => {
  const parts = clause.split(/ and /);
  const last = parts.findIndex((part) =>
    tokens(part.toLowerCase()).some((word) => verbOf(word).some((each) => each.verb === verb)),
  );
  return parts.slice(0, last + 1).join(' and ');
};

const nameOf = (matter: readonly ClauseToken[]): readonly ClauseToken[] => {
  const end = matter.findIndex(({ lower }) => afterName.has(lower));
  return end < 0 ? matter : matter.slice(0, end);
};

const englishThings = (text: string): readonly EndedThing[] =>
  undoingsIn(text, { inActList: false }).flatMap((undoing): readonly EndedThing[] => {
    const { verb, voice, matter, rest, agent } = undoing;
    const isEnd =
      voice === 'alone'
        ? endsAlone.has(verb)
        : undoesThings.has(verb) && (verb === 'quash' || !decidesOnThings.has(verb));
    if (!isEnd || (voice === 'alone' && tokensBeforeTime(rest).some(isMeaningful)) || isDoubtful(upToVerb(undoing)))
      return [];
    const name = nameOf(firstOfPhrase(matter));
    const head = headOfPhrase(name);
    if (head === undefined || head.isCapitalised) return [];
    // What follows may limit it: `lifted the ban on Monday in two districts`.
    const limits = tokensBeforeTime(
      rest.slice(
        Math.max(
          0,
          rest.findIndex(({ lower }) => prepositions.has(lower)),
        ),
      ),
    );
    const words = [...name, ...(voice === 'passive' ? [] : limits)];
    const others = words.filter((token) => token !== head && isMeaningful(token) && !lightWords.has(token.lower));
    return [
      {
        head: head.stem,
        isAct: ofLaw.has(head.stem) || ofAnything.has(head.stem),
        isDeed: false,
        agent:
          agent === null || judgingVerbs.has(verb)
            ? null
            : agent.map((token) => (token.isCapitalised ? capitalise(token.lower) : token.lower)).join(' '),
        isOwn: matter.some(({ lower }) => possessives.has(lower)),
        others: others.map(({ stem }) => stem).filter((each) => !planned.has(each)),
      },
    ];
  });

const foreignThings = (text: string, language: Language): readonly EndedThing[] => {
  const isAct = (word: string): boolean =>
    language.endings.acts.some((act) => word === act || (language.compounds && word.endsWith(act)));
  const { planned } = replacingWords(language);
  return endedThingsIn(text, language).flatMap(
    ({ words: [head, ...others], isGivenUp, owner }): readonly EndedThing[] =>
      head === undefined || planned.test(head)
        ? []
        : [
            {
              head: contentStem(head, language),
              isAct: isGivenUp || isAct(head.toLowerCase()),
              isDeed: isGivenUp,
              agent: owner,
              isOwn: owner !== null,
              others: others
                .filter((word) => !planned.test(word))
                .flatMap((word) => (/^\d/.test(word) ? [word] : [contentStem(word, language)]))
                .filter((each) => each !== ''),
            },
          ],
  );
};

export const endedThings = (text: string, language: Language | null): readonly EndedThing[] =>
  language === null ? englishThings(text) : foreignThings(text, language);

/** Minimum length of a common beginning, of a whole stem that begins another, and of one that ends a compound. */
const MIN_LENGTH = { beginning: 6, wholeAtBeginning: 4, wholeAtEnd: 5 };

/** Whether two stems are of one family: `exhibit` and `exhibition`, `ferm` and `fermetur`. */
export const areRelated = (one: string, other: string, language: Language | null): boolean => {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (language !== null && short.length >= MIN_LENGTH.wholeAtBeginning && long.startsWith(short)) return true;
  if (language?.compounds === true && short.length >= MIN_LENGTH.wholeAtEnd && long.endsWith(short)) return true;
  return (
    short.length >= MIN_LENGTH.beginning && long.slice(0, MIN_LENGTH.beginning) === short.slice(0, MIN_LENGTH.beginning)
  );
};

export const hasRelated = (stems: ReadonlySet<string>, stem: string, language: Language | null): boolean =>
  stems.has(stem) || (!/^\d/.test(stem) && [...stems].some((each) => areRelated(each, stem, language)));

export const stemOf = (word: string, language: Language | null): string =>
  language === null ? meaningOf(word.toLowerCase()) : contentStem(word, language);

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:\.\d+)*/g) ?? [];

export const stemsIn = (text: string, language: Language | null): ReadonlySet<string> =>
  new Set([
    ...numbersIn(text),
    ...(language === null
      ? tokensIn(withPlainVerbsAndNoBrackets(text)).flatMap((token) => (isMeaningful(token) ? [token.stem] : []))
      : stemSet(text, language)),
  ]);

/** Whether a text mentions a thing only in passing: `the sides in the strike have agreed on a mediator`. */
export const isInPassing = (text: string, head: string, language: Language | null): boolean => {
  const written = spaced(language === null ? withPlainVerbsAndNoBrackets(text) : text);
  const places = [...written.matchAll(/[\p{L}\p{M}]+/gu)].filter(({ 0: word }) =>
    areRelated(stemOf(word, language), head, language),
  );
  const isGoverned = (before: string): boolean => {
    if (language !== null) return isGovernedIn(before, language);
    const words = before.toLowerCase().trim().split(' ').slice(-3);
    const article = words.findLastIndex((word) => determiners.has(word));
    const word = words[(article < 0 ? words.length : article) - 1] ?? '';
    return prepositions.has(word) || clauseOpeners.has(word);
  };
  return places.length > 0 && places.every(({ index }) => isGoverned(written.slice(0, index)));
};
