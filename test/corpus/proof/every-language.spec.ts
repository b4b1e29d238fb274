import { newValue } from '#engine/compare/new-values';
import { publishedStatement } from '#engine/compare/published-statement';
import { valueSentence } from '#engine/compare/value-sentence';
import { cuesOf } from '#engine/ranking/cues';
import { unfitness } from '#engine/ranking/fitness';
import { earlierOf, kindOf } from '#events/research/text-lines';
import { composeState, composeUpdate } from '#modules/research/news-engine';
import type { ReadPage } from '#pages/page';
import { readDocument } from '#pages/read-document';
import { languages } from '#text/languages/all';
import { languageOf } from '#text/languages/detection';
import { foreignStep, oldValueIn } from '#text/languages/steps';
import { sentenceFault } from '#text/sentences/form';
import { sentencesOf } from '#text/sentences/sentences';
import { datesIn } from '#text/words/dates';
import { figuresIn } from '#text/words/figures';
import { stemSet, tokens } from '#text/words/stems';
import { examples } from '../languages/examples/all-examples';
import { runTracker } from './run-tracker';

const ANCHOR = Date.parse('2026-03-10T00:00:00Z');

const daysIn = (text: string): readonly string[] =>
  datesIn(text, ANCHOR).map(({ from }) => new Date(from).toISOString().slice(0, 10));

const valuesIn = (text: string): readonly string[] =>
  figuresIn(text, ANCHOR)
    .filter(({ kind }) => kind !== 'date')
    .map(({ value }) => value);

const tellsEvent = (text: string): boolean => cuesOf(languageOf(text)).event(tokens(text));

const oldValue = (told: string, later: string): string | null => {
  const language = languageOf(later);
  if (language !== null) {
    const step = foreignStep(later, language);
    return step === null ? null : oldValueIn(told, step, language);
  }
  const values = valueSentence(later, ANCHOR);
  return values === null ? null : (newValue(publishedStatement(told, ''), ANCHOR, values)?.was.text ?? null);
};

const pageAt = (host: string, publishedAt: string, title: string, text: string): ReadPage => {
  const url = `https://${host}/${encodeURIComponent(title)}`;
  return { url, foundAt: url, host, title, publisher: '', author: '', publishedAt, blocks: [text] };
};

const shown = (content: string): string =>
  `<!doctype html><html><head><title>Quota</title></head><body>${content}</body></html>`;

const readPage = (content: string) => {
  const url = 'https://news.example/a';
  const body = Buffer.from(shown(content));
  const listed = { title: 'Quota', publisher: '', author: '', publishedAt: null };
  const reading = readDocument({
    url,
    foundAt: url,
    contentType: 'text/html',
    body,
    listed,
    now: new Date('2027-01-01'),
  });
  if (reading.kind !== 'read') throw new Error(reading.reason.kind);
  return reading.page;
};

describe.each(languages.map(({ code }) => ({ code, ...examples[code] })))('$code', (language) => {
  const { code, prose, days, figures, events, leaning, sameStems, sentences, changes, unchanged } = language;

  test.each(prose)('“%s” is recognised as this language', (text) => expect(languageOf(text)?.code ?? 'en').toBe(code));

  test.each(days)('days of “%s”', (text, expected) => expect(daysIn(text)).toEqual(expected));

  test.each(figures)('figures of “%s”', (text, expected) => expect(valuesIn(text)).toEqual(expected));

  test.each(events)('“%s” tells an event, “%s” does not', (told, untold) =>
    expect([told, untold].map(tellsEvent)).toEqual([true, false]),
  );

  test.each(leaning)('cannot stand alone: %s', (text) => expect(unfitness(text, { title: 'Quota' })).not.toBeNull());

  test.each(sameStems)('“%s” and “%s” have the same stems', (one, other) =>
    expect(stemSet(one)).toEqual(stemSet(other)),
  );

  test('no sentence is broken after an abbreviation or an ordinal', () => {
    const split = sentencesOf([sentences.join(' ')]);
    expect(split.map(({ text }) => text)).toEqual(sentences);
    expect(split.map(sentenceFault)).toEqual(sentences.map(() => null));
  });

  test.each(changes)('after “%s”, a value changed by “%s”', (told, later, was) =>
    expect(oldValue(told, later)).toBe(was),
  );

  test.each(unchanged)('after “%s”, no value changed by “%s”', (told, later) =>
    expect(oldValue(told, later)).toBeNull(),
  );

  const { walls, byline, published, reversal } = language;
  const article = `<article><h1>Quota</h1>${`<p>${reversal.act} ${reversal.more}</p>`.repeat(3)}</article>`;

  test.each(walls)('a page that says “%s” is paywalled', (wall) =>
    expect(readPage(`${article}<div>${wall}</div>`).extent).toBe('paywalled'),
  );

  test('a page says by whom it is, and when it was published', () => {
    const head = `<h1>Quota</h1><p class="byline">${byline}</p><p>${published}</p>`;
    const page = readPage(article.replace('<h1>Quota</h1>', head));
    expect(page.publishedAt).toBe('2026-05-04');
    expect(page.author).toBe(byline.split(' ').slice(1).join(' '));
  });

  test('an act that is told and then ended is one contradicted line with what was', () => {
    const { description, act, more, title, end, after, later } = reversal;
    const told = pageAt('port.example', '2026-10-05T08:00:00Z', title, `${act} ${more}`);
    const ended = pageAt('courier.example', '2026-10-09T18:00:00Z', later, `${end} ${after}`);
    const before = runTracker({ description }, [told], '2026-10-05T12:00:00Z');
    expect(before.knowledge.claims.map(({ text }) => text)).toContain(act);
    const now = '2026-10-10T08:00:00Z';
    const { findings, knowledge } = runTracker({ description }, [told, ended], now, before.knowledge);

    const { lines } = composeUpdate(findings);
    expect(lines.map((line) => [kindOf(line), line.text, earlierOf(line)?.quote])).toEqual([
      ['contradicted', end, act],
    ]);
    const earlier = knowledge.claims.find(({ text }) => text === act);
    expect(earlier).toMatchObject({ status: 'contradicted', live: false });
    const state = composeState(knowledge.claims, Date.parse(now)).lines.map(({ text }) => text);
    expect(state).toContain(end);
    expect(state).not.toContain(act);
  });
});
