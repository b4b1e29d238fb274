import stemmer from 'wink-porter2-stemmer';
import { BRACKETED } from '../../words/quotations';
import type { LanguageWords } from '../language';
import { setOf } from '../patterns';
import { neverLast } from './abbreviations';
import { months, shortMonths, weekdays } from './calendar';
import { auxiliaries, determiners } from './clauses';
import { instructionWords, scopeWords } from './description';
import { aside } from './excluding-phrases';
import { stopWords } from './function-words';
import { connective, connectives, openingPronouns, ownSubject } from './leaning';
import { future, takesEffect, today } from './news';
import * as noNews from './no-news';
import { dated, notYear, references, spelledNumbers } from './numbers';
import { dayBefore, ownDay } from './own-days';
import { undoingVerbPattern } from './undoing';
import { opinionTitle } from './unfit';

export const english: LanguageWords = {
  code: 'en',
  stem: stemmer,
  capitalisedNouns: false,
  compounds: false,
  weekday: new RegExp(`(?:${weekdays.join('|')})`, 'gu'),
  functionWords: stopWords,
  alsoEnglish: setOf(''),
  frequent: 'the|of|and|after|for|by|from|with|to|on|about',
  abbreviations: neverLast,
  description: {
    instructions: instructionWords,
    scope: scopeWords,
    conjunctions: 'and|or|plus|as well as|including',
    prepositions: 'about|across|against|along|among|around|at|between|by|for|from|in|of|off|on|to|with',
    interrogatives: 'which|what|who|whom|how|whose|why|whether|when|where',
  },
  numbers: {
    months,
    shortMonths,
    monthFirst: true,
    notYear,
    dated,
    dateLinks: '',
    decimal: '.',
    spelled: spelledNumbers,
    notUnits: setOf('and the through percent'),
    thousand: 'thousand',
    million: 'million|m',
    billion: 'billion|bn',
    trillion: 'trillion',
    currencies: { euro: 'euros?', dollar: 'dollars?', pound: 'pounds?', yen: 'yen', other: 'yuan|pesos|francs' },
    percent: 'percent|per cent|percentage points?',
    unitLinks: '',
    from: 'from (?:about |around )?',
    to: 'to (?:about |around )?',
    insteadOf: '(?:instead of|rather than|(?:up |down )?from|compared (?:to|with)) (?:about |around )?',
    references,
  },
  pages: {
    wall: `(?:subscribe|sign in|log in|register|sign up|join|become a (?:member|subscriber))\\b.{0,40}\\b(?:to (?:continue|keep|read)|for (?:full|unlimited) access|to unlock)|(?:to|and) (?:continue|keep) reading\\b|continue reading (?:with|for|your)\\b|(?:for|to|available to) (?:our |paid |paying )?(?:subscribers|members)(?: only)?\\s*[.!]?$|(?:subscribers?|members?)[ -]only\\b|unlock (?:this|the) (?:article|story)\\b|remaining \\d+% of this article\\b`,
    readMore: 'read more|continue reading|more',
    by: '(?:(?:written|posted|published) )?by',
    published: 'published|posted|submitted|created|date',
    otherDay: 'copyright|updated?|modified|revision|born|joined|registered|member since',
    spans: 'sec(?:ond)?s?|min(?:ute)?s?|ho?u?rs?|days?|weeks?|months?|years?',
    afterHyphen: setOf('and or nor but to through than versus vs as rather not'),
  },
  news: {
    auxiliaries,
    determiners,
    future,
    today,
    ownDay,
    dayBefore,
    takesEffect,
    exhortation: noNews.exhortation,
    leftOut: { exhortation: noNews.concession, firstPerson: BRACKETED },
    lookingBack: noNews.lookingBack,
    background: noNews.background,
    oneCase: noNews.oneCase,
    firstPerson: noNews.firstPerson,
    openingPronouns,
    ownSubject,
    connective,
    connectives,
    opinionTitle,
    aside,
    undoing: undoingVerbPattern,
  },
};
