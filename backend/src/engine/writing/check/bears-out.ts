import { languageOf } from '#text/languages/detection';
import { addsPhrase, isStronger, leavesOutSpeaker, noveltyOf, turnsRound } from './added';
import { gapInHedging } from './hedging';
import { knownFigure, knownName, ofPublication } from './known';
import { countsTheSame, isOfOther, changesRole, takesRole, rivalry, doesWhatWasDone, standsTwice } from './places';
import type { Gap, Quoted } from './quoted';
import { has, placesOf, readingOf, type Reading } from './reading';
import { namesIn, tokensOf } from './tokens';

export const TH = { name: 0.45, figure: 0.3, date: 0.25 };

/** Several quotes as one text, each with its own day. */
const joined = (readings: readonly Reading[]): Reading => {
  const [first] = readings;
  let text = '';
  const tokens = readings.flatMap((reading) => {
    const shift = text.length;
    text += `${reading.text}\n`;
    return reading.tokens.map((token) => ({ ...token, offset: token.offset + shift, end: token.end + shift }));
  });
  return { text, from: 0, at: first?.at ?? 0, looksAhead: readings.some(({ looksAhead }) => looksAhead), tokens };
};

export const gapsIn = (sentence: string, cited: readonly Quoted[]): readonly string[] => {
  const texts = [sentence, ...cited.map(({ quote }) => quote)];
  if (texts.some((text) => languageOf(text) !== null)) return ['another language'];
  const known = namesIn([...texts, ...cited.map(({title}) => title)]);
  const written = readingOf(sentence, cited[0]?.at ?? 0, known);
  const quote = joined(cited.map(({ quote, at }) => readingOf(quote, at, known)));
  const around = joined(cited.map(({ title, publisher, act, at }) => readingOf(`${title}. ${publisher}. ${act ?? ''}`, at, known)));
  const gaps: string[] = [];
  written.tokens.forEach((token, index) => {
    const inQuote = has(quote, token);
    switch (token.kind) {
      case 'word': return;
      case 'figure':
        if (!inQuote && !has(around, token) && !knownFigure(token, written, quote)) gaps.push('figure missing');
        else if (inQuote && standsTwice(written, index, quote)) gaps.push('figure twice');
        else if (inQuote && !placesOf(token, quote).some((place) => countsTheSame(token, place, quote))) gaps.push('figure unit');
        else if (inQuote && rivalry(written, index, quote) > TH.figure) gaps.push('figure rival');
        else if (inQuote && changesRole(written, index, quote)) gaps.push('figure role');
        return;
      case 'date':
        if (!inQuote && !has(around, token) && !cited.some(({ at }) => ofPublication(token, at))) gaps.push('date missing');
        else if (inQuote && rivalry(written, index, quote) > TH.date) gaps.push('date rival');
        else if (!inQuote && rivalry(written, index, quote) > 0.5) gaps.push('date of page for another');
        else if (inQuote && changesRole(written, index, quote)) gaps.push('date role');
        else if (inQuote && placesOf(token, quote).every((place) => isOfOther(written, quote, place))) gaps.push('date of other');
        return;
      case 'name':
        if (!knownName(token, quote, around, cited)) gaps.push('name missing');
        else if (inQuote && rivalry(written, index, quote) > TH.name) gaps.push('name rival');
        else if (inQuote && placesOf(token, quote).every((place) => takesRole(written, index, quote, place))) gaps.push('name takes role');
        else if (doesWhatWasDone(written, index, quote)) gaps.push('does what was done');
    }
  });
  const hedging = gapInHedging(written, quote);
  if (hedging !== null) gaps.push(hedging);
  if (turnsRound(written, quote, around)) gaps.push('opposite');
  if (isStronger(written, quote, around)) gaps.push('stronger');
  if (addsPhrase(written, quote, around, 3)) gaps.push('phrase3');
  if (addsPhrase(written, quote, around, 2)) gaps.push('phrase2');
  if (noveltyOf(written, quote, around) > 0.5) gaps.push('novel .5');
  if (leavesOutSpeaker(written, quote)) gaps.push('speaker');
  return gaps;
};

export const gapIn = (sentence: string, cited: readonly Quoted[]): Gap | null => (gapsIn(sentence, cited)[0] ?? null) as Gap | null;
