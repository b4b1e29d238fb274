import type { Language, LanguageCode } from './language';
import { phrases } from './patterns';
import written from './holding.json';

/** How a language says that what was so is so no longer, and that what was stopped goes on. */
interface HoldingWords {
  readonly noLonger: RegExp;
  /** Something was forbidden, closed or interrupted. */
  readonly stopped: RegExp;
  readonly again: RegExp;
  /** With `again`: something is allowed, or works. */
  readonly allowed: RegExp;
  /** Both in one word, as done: `rouvert`. */
  readonly reopened: RegExp;
  /** It is of a part, or only to come. */
  readonly partly: RegExp;
  /** What was meant to be will not be. */
  readonly notAfterAll: RegExp;
}

const read = (words: Readonly<Record<keyof HoldingWords, string>>): HoldingWords => ({
  noLonger: phrases(words.noLonger),
  stopped: phrases(words.stopped),
  again: phrases(words.again),
  allowed: phrases(words.allowed),
  reopened: phrases(words.reopened),
  partly: phrases(words.partly),
  notAfterAll: phrases(words.notAfterAll),
});

const holding: Readonly<Record<LanguageCode, HoldingWords>> = {
  en: read(written.en),
  de: read(written.de),
  fr: read(written.fr),
  es: read(written.es),
  pt: read(written.pt),
  it: read(written.it),
  nl: read(written.nl),
};

const wordsIn = (language: Language | null): HoldingWords => holding[language?.code ?? 'en'];

const clausesIn = (text: string): readonly string[] => text.split(/[,;:]| [—–] /u);

/** The clause of a sentence that says that what was stopped goes on; null if none does. */
export const restoringClause = (text: string, language: Language | null): string | null => {
  const { again, allowed, reopened, partly } = wordsIn(language);
  const restores = (clause: string): boolean =>
    (reopened.test(clause) || (again.test(clause) && allowed.test(clause))) && !partly.test(clause);
  // Most sentences have neither, and splitting them takes longer.
  if (!reopened.test(text) && !again.test(text)) return null;
  return clausesIn(text).find(restores) ?? null;
};

export const saysStopped = (text: string, language: Language | null): boolean =>
  wordsIn(language).stopped.test(text) && restoringClause(text, language) === null;

/** The clause of a sentence that says that something is so no longer, without the words that say so; null if none does. */
export const noLongerClause = (text: string, language: Language | null): string | null => {
  const { noLonger } = wordsIn(language);
  if (!noLonger.test(text)) return null;
  const found = clausesIn(text).find((clause) => noLonger.test(clause));
  return found?.replace(noLonger, ' ') ?? null;
};

/** The clause of a sentence that says that what was meant to be will not be, without the words that say so; null if none does. */
export const notAfterAllClause = (text: string, language: Language | null): string | null => {
  const { notAfterAll } = wordsIn(language);
  if (!notAfterAll.test(text)) return null;
  const found = clausesIn(text).find((clause) => notAfterAll.test(clause) && !/\d/.test(clause));
  return found?.replace(notAfterAll, ' ') ?? null;
};
