import { languageOf } from '#text/languages/detection';
import { turnsRound, addsTail, isStronger, leavesOutSpeaker, noveltyOf } from './added';
import { gapInHedging } from './hedging';
import { knownFigure, knownName, ofPublication } from './known';
import { changesPlaces, countsTheSame, isOfOther, isOfReport, changesRole, takesNeighbour, takesSubject, leavesOutDay, rivalry, doesWhatWasDone } from './places';
import type { Gap, Quoted } from './quoted';
import { leavesOutException, leavesOutWhich, takesAll, takesWhole } from './scope';
import { corresponds, has, pieceOf, placesOf, readingOf, type Reading } from './reading';
import { isJoint } from './roles';
import { namesIn, type Token } from './tokens';

export const TH = { name: 0.7, figure: 0.45, date: 0.3 };

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

const gapsOf = (written: Reading, quote: Reading, around: Reading, cited: readonly Quoted[], others: readonly Reading[]): readonly string[] => {
  const gaps: string[] = [];
  if (takesSubject(written, quote)) gaps.push('subject');
  written.tokens.forEach((token, index) => {
    if ((has(quote, token) || others.length > 0) && takesNeighbour(written, index, quote)) gaps.push('neighbour ' + token.kind);
    const inQuote = has(quote, token);
    switch (token.kind) {
      case 'word':
        if (!inQuote && !has(around, token) && others.some((other) => has(other, token))) gaps.push('word of another');
        return;
      case 'figure':
        if (!inQuote && !has(around, token) && !knownFigure(token, written, quote)) gaps.push('figure missing');
        else if (inQuote && !placesOf(token, quote).some((place) => countsTheSame(token, place, quote))) gaps.push('figure unit');
        else if (inQuote && rivalry(written, index, quote) > TH.figure) gaps.push('figure rival');
        else if (inQuote && changesRole(written, index, quote)) gaps.push('figure role');
        return;
      case 'date':
        if (!inQuote && !has(around, token) && !cited.some(({ at }) => ofPublication(token, at))) gaps.push('date missing');
        else if (!inQuote && !has(around, token) && leavesOutDay(written, index, quote)) gaps.push('day of page for another');
        else if (inQuote && rivalry(written, index, quote) > TH.date) gaps.push('date rival');
        else if (!inQuote && rivalry(written, index, quote) > 0.5) gaps.push('date of page for another');
        else if (inQuote && !cited.some(({ at }) => ofPublication(token, at)) && changesRole(written, index, quote)) gaps.push('date role');
        else if (inQuote && placesOf(token, quote).every((place) => isOfReport(written, quote, place))) gaps.push('date of report');
        else if (inQuote && placesOf(token, quote).every((place) => isOfOther(written, quote, place))) gaps.push('date of other');
        return;
      case 'name':
        if (!knownName(token, quote, around, cited)) gaps.push('name missing');
        else if (inQuote && changesPlaces(written, index, quote)) gaps.push('names change places');
        else if (doesWhatWasDone(written, index, quote)) gaps.push('does what was done');
    }
  });
  const hedging = gapInHedging(written, quote);
  if (hedging !== null) gaps.push(hedging);
  if (takesWhole(written, quote)) gaps.push('whole');
  if (takesAll(written, quote)) gaps.push('all');
  if (leavesOutException(written, quote)) gaps.push('exception');
  if (leavesOutWhich(written, quote)) gaps.push('which');
  if (isStronger(written, quote, around)) gaps.push('stronger');
  const known = (token: Token): boolean =>
    has(quote, token) || has(around, token) ||
    (token.kind === 'name' && knownName(token, quote, around, cited)) ||
    (token.kind === 'date' && cited.some(({ at }) => ofPublication(token, at)));
  if (addsTail(written, known)) gaps.push('tail');
  if (turnsRound(written, quote)) gaps.push('opposite');
  if (leavesOutSpeaker(written, quote)) gaps.push('speaker');
  return gaps;
};

/** Whether a piece says something, and of a name of the sentence before it, if its quote says it of a name. */
const goesOn = (before: readonly Token[], piece: Reading, quote: Reading): boolean => {
  if (!piece.tokens.some((token) => token.kind === 'word' && has(quote, token))) return false;
  const first = quote.tokens.findIndex((given) => piece.tokens.some((token) => corresponds(token, given, quote)));
  // What a quote opens with, without an article, is taken for a name.
  const subject = quote.tokens.slice(0, first).findLast(({ kind, offset }) => kind === 'name' || offset === 0);
  return before.length === 0 || subject === undefined || before.some((token) => corresponds(token, subject, quote));
};

/** Whether a sentence can be cut at joints into pieces, each of which one quote bears out. */
const isMerged = (sentence: Reading, quotes: readonly Reading[], bears: (piece: Reading, quote: Reading) => boolean): boolean => {
  const { text, tokens } = sentence;
  const joints = [...tokens.keys()].filter((at) => at > 0 && isJoint(text.slice(tokens[at - 1]?.end, tokens[at]?.offset)));
  const reached = new Set([0]);
  for (const to of [...joints, tokens.length])
    for (const from of reached) {
      const piece = pieceOf(sentence, from, to);
      if (from < to && quotes.some((quote) => goesOn(tokens.slice(0, from), piece, quote) && bears(piece, quote))) {
        reached.add(to);
        break;
      }
    }
  return reached.has(tokens.length);
};

export const gapsIn = (sentence: string, cited: readonly Quoted[]): readonly string[] => {
  const texts = [sentence, ...cited.map(({ quote }) => quote)];
  if (texts.some((text) => languageOf(text) !== null)) return ['another language'];
  const known = namesIn([...texts, ...cited.map(({ title }) => title)]);
  const written = readingOf(sentence, cited[0]?.at ?? 0, known);
  const quotes = cited.map(({ quote, at }) => readingOf(quote, at, known));
  const around = joined(cited.map(({ title, publisher, act, at }) => readingOf(`${title}. ${publisher}. ${act ?? ''}`, at, known)));
  const gaps = (piece: Reading, quote: Reading): readonly string[] => gapsOf(piece, quote, around, cited, quotes.filter((each) => each !== quote));
  const all = quotes.map((quote) => gaps(written, quote));
  if (all.some((each) => each.length === 0)) return [];
  return quotes.length > 1 && isMerged(written, quotes, (piece, quote) => gaps(piece, quote).length === 0) ? [] : (all[0] ?? []);
};

export const gapIn = (sentence: string, cited: readonly Quoted[]): Gap | null => (gapsIn(sentence, cited)[0] ?? null) as Gap | null;
