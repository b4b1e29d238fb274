import { foldedText } from '../folded-text';
import type { DiaryLanguage } from '../languages/diary-language';
import { allForms, anyLanguage, asWhole } from '../languages/diary-languages';

/** A request in a message to do something with an existing entry. */
export type Act =
  /** Undoes the last thing done. */
  | { readonly does: 'undo' }
  | { readonly does: 'delete'; readonly which: string }
  | { readonly does: 'change'; readonly which: string; readonly to: string }
  /** A correction without a name, which applies to what was said last. */
  | { readonly does: 'correct'; readonly to: string };

/** Polite words before a request: `sorry, could you please`. */
const PLEASE = `(?:(?:${anyLanguage(({ requests }) => requests.apologies)})[,:]? )?(?:(?:${anyLanguage(({ requests }) => requests.meaning)})[,:]? )?(?:(?:${anyLanguage(({ requests }) => requests.please)})[, ]+)?`;
/** The reason after a request: `delete the water, I spilled it`. A name in it is not the entry meant. */
const REASON = String.raw`(?:(?:\s*[,.;:?–-]|\s\()?\s(?:(?:${anyLanguage(({ requests }) => requests.because)}) )?(?:${anyLanguage(({ requests }) => requests.reasonSubjects)}) .{1,80})?`;
const WHICH = String.raw`(?<which>[\p{L}\p{N}' -]{1,40}?)`;
const ARTICLE = `(?:${anyLanguage(({ requests }) => requests.articles)})`;
const AFTER_FORGETTING = `(?:,? (?:${anyLanguage(({ requests }) => requests.afterForgetting)}))?`;

const DELETIONS: readonly RegExp[] = [
  `${PLEASE}(?:${anyLanguage(({ requests }) => requests.deleting)}) (?:(?:${anyLanguage(({ requests }) => requests.deletedArticles)}) )?${WHICH}(?:,? (?:${anyLanguage(({ requests }) => requests.afterDeleting)}))?${REASON}`,
  `${PLEASE}(?:${anyLanguage(({ requests }) => requests.forgetting)}) ${ARTICLE} ${WHICH}${AFTER_FORGETTING}${REASON}`,
  `${PLEASE}(?:${anyLanguage(({ requests }) => requests.taking)}) (?:${ARTICLE} )?${WHICH} (?:${anyLanguage(({ requests }) => requests.away)})${AFTER_FORGETTING}${REASON}`,
  // Says that a reported thing did not happen.
  `(?:${anyLanguage(({ requests }) => requests.neverHad)}) ${ARTICLE} ${WHICH}(?:,? (?:${anyLanguage(({ requests }) => requests.afterAll)}))${REASON}`,
  `${PLEASE}(?:${anyLanguage(({ requests }) => requests.undoing)})(?: (?:(?:${anyLanguage(({ requests }) => requests.undoneArticles)}) )?${WHICH})?`,
].map((pattern) => new RegExp(`^${pattern}$`, 'u'));

/** The end of a correction: the new value. */
const RIGHT = `(?<to>.{1,60}?)(?:,? (?:${anyLanguage(({ requests }) => requests.afterCorrection)}))?`;

/** A pattern for each whole sentence of the languages, with the parts that they share. */
const wholeForms = (formsOf: (language: DiaryLanguage) => readonly string[]): readonly RegExp[] =>
  allForms(formsOf).map(
    (form) =>
      new RegExp(
        `^${form
          .replace('{please}', () => PLEASE)
          .replace('{which}', () => WHICH)
          .replace('{to}', () => RIGHT)}$`,
        'u',
      ),
  );

const CHANGES = wholeForms(({ requests }) => requests.changes);

/** Retracts something: `no pain` only denies, but `no, pain 4/10` corrects. */
const RETRACTION = String.raw`(?:(?:${anyLanguage(({ requests }) => requests.no)})(?:[,:]|(?= (?:${anyLanguage(({ requests }) => requests.afterNo)})(?!\p{L})))|(?:${anyLanguage(({ requests }) => requests.takingBack)})[,:]?)(?: (?:${anyLanguage(({ requests }) => requests.takingBackAgain)})[,:]?)?`;
/** The verb between a name and its new value: `was actually`. */
const COPULA = `(?:${anyLanguage(({ requests }) => requests.was)})(?: (?:${anyLanguage(({ requests }) => requests.afterWas)}))?(?: (?:${anyLanguage(({ requests }) => requests.scoreAfterWas)}))?`;

/** Corrections, with the denied value and the new one. */
const CORRECTIONS: readonly RegExp[] = [
  ...wholeForms(({ requests }) => requests.denials),
  ...[
    `${RETRACTION} (?:${anyLanguage(({ requests }) => requests.subjectArticles)}) ${WHICH} ${COPULA} ${RIGHT}`,
    `${RETRACTION} ${WHICH} ${COPULA} (?!(?:${anyLanguage(({ requests }) => requests.notAfterWas)}) )${RIGHT}`,
    `(?:${RETRACTION} )?(?:${anyLanguage(({ requests }) => requests.makeIt)})[,:]? ${RIGHT}`,
    `${RETRACTION} (?:${anyLanguage(({ requests }) => requests.itWas)})[,:]? ${RIGHT}`,
  ].map((pattern) => new RegExp(`^${pattern}$`, 'u')),
  ...wholeForms(({ requests }) => requests.corrections),
  new RegExp(`^${RETRACTION} ${RIGHT}$`, 'u'),
];

/** Whatever was said or done last. */
const LAST_THING = asWhole(anyLanguage(({ requests }) => requests.lastThing));

const QUESTION = new RegExp(`^((?:${anyLanguage(({ requests }) => requests.asking)}) .+)\\?$`, 'u');

/** The request that a whole message makes; null if none. */
export const actIn = (message: string): Act | null => {
  const text = foldedText(message)
    .replace(/[.!…]+$/, '')
    .replace(QUESTION, '$1')
    .trim();
  for (const pattern of DELETIONS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const { which } = match.groups ?? {};
    return which === undefined || LAST_THING.test(which) ? { does: 'undo' } : { does: 'delete', which };
  }
  for (const pattern of CHANGES) {
    const match = pattern.exec(text);
    const to = match?.groups?.to;
    if (to !== undefined) return { does: 'change', which: match?.groups?.which ?? 'last', to: withoutArticle(to) };
  }
  return correctionIn(text);
};

const withoutArticle = (to: string): string => to.replace(FIGURE_ARTICLE, '');

/** Pronouns, which name no entry. */
const PRONOUN = asWhole(anyLanguage(({ requests }) => requests.pronouns));
const FIGURE_ARTICLE = new RegExp(`^(?:${anyLanguage(({ requests }) => requests.figureArticles)}) (?=\\d)`, 'u');

/** The entry, named behind its value: `10:30 not 10 for the imodium`. */
const OF_ENTRY = new RegExp(
  `^(?<to>.*\\d.*?) (?:${anyLanguage(({ requests }) => requests.ofEntry)}) (?<which>[\\p{L}' -]{3,40})$`,
  'u',
);

const correctionIn = (text: string): Act | null => {
  for (const pattern of CORRECTIONS) {
    const { which, to, not } = pattern.exec(text)?.groups ?? {};
    if (to === undefined || (which !== undefined && PRONOUN.test(which))) continue;
    const said = not === undefined ? withoutArticle(to) : `${withoutArticle(to)} not ${withoutArticle(not)}`;
    if (which !== undefined) return { does: 'change', which, to: said };
    const named = OF_ENTRY.exec(said)?.groups;
    return named?.to !== undefined && named.which !== undefined
      ? { does: 'change', which: named.which, to: named.to }
      : { does: 'correct', to: said };
  }
  return null;
};
