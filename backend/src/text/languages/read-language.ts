import { yearDigits } from '../words/year';
import type { Language } from './language';
import { openings, phrases, setOf, wordList } from './patterns';
import { stemmers } from './stemmers';
import { type OtherCode, otherWritten } from './written-words';

const wholeWord = (forms: string): RegExp => new RegExp(`^(?:${forms})$`, 'u');

const betweenLetters = (forms: string, flags: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${forms})(?!\p{L})`, flags);

/** The word file of a language as sets and patterns. */
export const readLanguage = (code: OtherCode): Language => {
  const { description, numbers, pages, news, endings, ...words } = otherWritten[code];
  const weekday = `(?:${words.weekday})`;
  const filledIn = (alternatives: string): string =>
    alternatives.replaceAll('{weekday}', weekday).replaceAll('{year}', yearDigits);
  const anywhere = (alternatives: string): RegExp => phrases(filledIn(alternatives));
  const opening = (alternatives: string): RegExp => openings(filledIn(alternatives));
  const { present: presentForms = '', finitePhrases = [], oblique = '', ...ends } = endings;
  const present = wordList(presentForms);
  return {
    code,
    stem: stemmers[code],
    capitalisedNouns: words.capitalisedNouns ?? false,
    compounds: words.compounds ?? false,
    weekday: new RegExp(weekday, 'gu'),
    functionWords: setOf(words.functionWords),
    alsoEnglish: setOf(words.alsoEnglish),
    frequent: words.frequent,
    abbreviations: setOf(words.abbreviations),
    beforeOrdinals: words.beforeOrdinals === undefined ? undefined : setOf(words.beforeOrdinals),
    description: {
      ...description,
      instructions: setOf(description.instructions),
      scope: setOf(description.scope),
    },
    numbers: { dateLinks: '', unitLinks: '', ...numbers, months: wordList(numbers.months), decimal: ',' },
    pages: { ...pages, afterHyphen: setOf(pages.afterHyphen) },
    news: {
      verbs: wordList(news.verbs),
      auxiliaries: setOf(news.auxiliaries),
      participle: wholeWord(news.participle),
      participleLast: news.participleLast ?? false,
      past: wholeWord(news.past),
      infinitive: wholeWord(news.infinitive),
      determiners: setOf(news.determiners),
      future: news.futureForms === undefined ? phrases(news.future ?? '(?!)') : betweenLetters(news.futureForms, 'u'),
      today: anywhere(news.today),
      ownDay: anywhere(news.ownDay),
      dayBefore: anywhere(news.dayBefore),
      takesEffect: anywhere(news.takesEffect),
      lookingBack: anywhere(news.lookingBack),
      background: opening(news.background),
      firstPerson: betweenLetters(news.firstPerson, 'iu'),
      openingPronouns: setOf(news.openingPronouns),
      ownSubject: news.ownSubject === undefined ? undefined : new RegExp(`^${news.ownSubject}`, 'u'),
      connective: opening(news.connective),
      opinionTitle: opening(news.opinionTitle),
      aside: opening(news.aside),
      undoing: anywhere(news.undoing),
    },
    endings: {
      ...ends,
      finite: [...present, ...wordList(ends.finite), ...finitePhrases],
      oblique: setOf(oblique),
      naming: setOf(ends.naming),
      acts: wordList(ends.acts),
      not: phrases(ends.not.replace('{present}', present.join('|'))),
    },
  };
};
