import { type ComposedWeek, MAX_LINES_OF_WEEK, composeWeek } from './compose-week';
import type { NewsLine } from './news-line';
import { newsLine } from './news-line.fixture';

const nothing: ReadonlySet<string> = new Set();
const composed = (...newsLines: readonly NewsLine[]): ComposedWeek =>
  composeWeek(newsLines, { topicOf: () => nothing, name: nothing });
const itemsIn = ({ groups }: ComposedWeek) => groups.flatMap(({ items }) => items);
/** The lines of each item. */
const textsIn = (week: ComposedWeek) => itemsIn(week).map(({ lines }) => lines.map(({ line: { text } }) => text));

const INQUIRY = 'The Secretary of Commerce opened an investigation into imports of wind turbines.';

test('a week without a line has no groups', () => expect(composed()).toEqual({ groups: [], more: 0 }));

describe('the same news of several trackers stand once', () => {
  const again = (text: string, changes = {}) =>
    newsLine(text, { trackerId: 'wind', url: 'https://agency.example/1', day: '2026-11-25', ...changes });

  test.each([
    ['word for word', INQUIRY],
    ['in nearly the same words', 'The Secretary of Commerce has opened an investigation into wind turbines imports.'],
  ])('%s, with who told it, too', (_, text) => {
    const week = composed(newsLine(INQUIRY), again(text));
    expect(textsIn(week)).toEqual([[INQUIRY]]);
    expect(itemsIn(week)[0]?.lines[0]?.also).toMatchObject([{ trackerId: 'wind', text }]);
  });

  test('news in other words are the same by the names and the figure of their event', () => {
    const quake = newsLine('A quake of magnitude 6.42 struck the coast near Matara on Tuesday, killing nobody.', {
      pageTitle: 'Quake of magnitude 6.42 strikes near Matara',
    });
    const other = again('Residents of Matara fled their homes when a 6.42 quake shook the coast on Tuesday.', {
      pageTitle: 'Matara shaken by 6.42 quake',
      day: '2026-11-24',
    });
    expect(textsIn(composed(quake, other))).toEqual([[quake.text]]);
  });

  test('the line that knows what it changed is the one shown', () => {
    const raised = 'The ministry raised the duty on nails from Oman from 5 to 8 percent on Tuesday.';
    const changed = again(raised, { kind: 'changed', was: '5 percent' });
    expect(itemsIn(composed(newsLine(raised), changed))[0]?.lines[0]?.line).toMatchObject({ was: '5 percent' });
  });

  test('the line that says what the page says now is the one shown', () => {
    const page = { url: 'https://agency.example/1' };
    const before = newsLine('The duty on nails from Oman is 5 percent under the order.', page);
    const now = again('The duty on nails from Oman is 8 percent under the order.', page);
    expect(textsIn(composed(before, now))).toEqual([[now.text]]);
  });

  test('lines that only sound alike stay apart', () => {
    const nails = newsLine('The ministry imposed a duty of 12 percent on nails from Oman on Tuesday.');
    const pipes = again('The ministry imposed a duty of 15 percent on pipes from Taiwan on Tuesday.');
    expect(textsIn(composed(nails, pipes))).toHaveLength(2);
  });

  test('two lines of one tracker stay apart, since it does not repeat itself', () => {
    const next = newsLine('The Secretary of Commerce has opened an investigation into wind turbines imports.');
    expect(textsIn(composed(newsLine(INQUIRY), next))).toHaveLength(2);
  });
});

describe('lines that differ about the same thing stand side by side, the earlier page first', () => {
  const flood = (people: number) =>
    `At least ${people} people died in a flood near Faenza in Italy on Monday, officials announced.`;
  const wind = { trackerId: 'wind', day: '2026-11-25' };

  test('lines that differ in a figure stand together', () => {
    const week = composed(newsLine(flood(12)), newsLine(flood(14), wind));
    expect(itemsIn(week)).toMatchObject([{ differsIn: 'figure' }]);
    expect(textsIn(week)).toEqual([[flood(12), flood(14)]]);
  });

  test('a third line that states the figure again stands with them', () => {
    const week = composed(newsLine(flood(12)), newsLine(flood(14), wind), newsLine(flood(16), { trackerId: 'sea' }));
    expect(textsIn(week)).toEqual([[flood(12), flood(16), flood(14)]]);
  });

  test('lines that differ in whether something holds stand together', () => {
    const order = newsLine('The order sets a duty of 10 percent on copper from Chile.', {
      pageTitle: 'Executive Order 14319: Adjusting Imports of Copper Into the Country',
    });
    const end = newsLine('Executive Order 14319 is hereby revoked.', wind);
    expect(itemsIn(composed(order, end))).toMatchObject([{ differsIn: 'outcome' }]);
  });

  test('lines in other languages stand together, too', () => {
    const before = newsLine('Die Zölle auf Stahl aus der Türkei betragen nach Angaben des Ministeriums 10 Prozent.');
    const after = newsLine('Das Ministerium erhöht die Zölle auf Stahl aus der Türkei von 10 auf 15 Prozent.', wind);
    expect(itemsIn(composed(before, after))).toMatchObject([{ differsIn: 'figure' }]);
  });

  test('a contradicted line is quoted from its source, or stands as the tracker told it', () => {
    const duties = newsLine('The additional duties on Canadian goods take effect on August 19.');
    const { source } = newsLine('x', { url: 'https://agency.example/earlier', day: '2026-10-01' });
    const suspended = newsLine('The duties are suspended before they take effect.', {
      ...wind,
      kind: 'contradicted',
      was: duties.text,
      contradicts: { quote: duties.text, source },
    });
    const alone = composed(suspended);
    expect(textsIn(alone)).toEqual([[duties.text, suspended.text]]);
    expect(itemsIn(alone)[0]?.lines[0]?.line).toMatchObject({ trackerId: 'wind', source });
    expect(itemsIn(composed(duties, suspended))[0]?.lines[0]?.line).toBe(duties);
  });

  test('lines of one page about two days do not differ', () => {
    const page = { url: 'https://agency.example/1' };
    expect(
      textsIn(composed(newsLine(flood(12), page), newsLine(flood(14), { ...page, updateId: 'next' }))),
    ).toHaveLength(2);
  });
});

describe('twelve lines at most', () => {
  const NAMES = ['Oman', 'Taiwan', 'Chile', 'Norland', 'Sardona', 'Kenya', 'Peru', 'Nepal', 'Ghana', 'Malta'];
  const GOODS = ['nails', 'pipes', 'cotton', 'timber', 'glass'];
  const many = (trackerId: string, count: number) =>
    Array.from({ length: count }, (_none, n) =>
      newsLine(`Officials in ${NAMES[n % 10]} told ${trackerId} of a shortage of ${GOODS[n % 5]}.`, {
        trackerId,
        day: '2026-11-23',
      }),
    );

  test('trackers take turns, and the rest is counted', () => {
    const week = composed(...many('Busy', 9), ...many('Calm', 1), ...many('Middling', 6));
    const trackers = itemsIn(week).flatMap(({ lines }) => lines.map(({ line: { trackerId } }) => trackerId));
    expect(trackers).toHaveLength(MAX_LINES_OF_WEEK);
    expect(new Set(trackers)).toEqual(new Set(['Busy', 'Calm', 'Middling']));
    expect(trackers.filter((id) => id === 'Middling').length).toBeGreaterThanOrEqual(5);
    expect(week.more).toBe(4);
  });

  test('count each side of what differs', () => {
    const flood = (people: number) =>
      `At least ${people} people died in a flood near Faenza in Italy on Monday, officials said.`;
    const week = composed(
      ...many('Busy', 10),
      ...many('Calm', 10),
      newsLine(flood(12)),
      newsLine(flood(14), { trackerId: 'sea' }),
    );
    expect(itemsIn(week)[0]).toMatchObject({ differsIn: 'figure' });
    expect(textsIn(week).flat()).toHaveLength(MAX_LINES_OF_WEEK);
  });
});

test('lines that share a term in their titles stand under it, and the rest before', () => {
  const titled = (pageTitle: string, text: string, trackerId: string) => newsLine(text, { pageTitle, trackerId });
  const week = composed(
    titled('Copper smelters close', 'Two smelters in Arizona closed.', 'copper'),
    titled('Trade deal covers drones', 'An inquiry into drones was opened by the Commerce Department.', 'drones'),
    titled('Sawmills await trade deal', 'Sawmills were heard in Oregon about their lumber.', 'timber'),
    titled('Wages rise at docks', 'Dockers in Texas won a raise.', 'docks'),
    titled('Steel left out of trade deal', 'Mills in Ohio asked for a review of foreign slabs.', 'steel'),
  );
  expect(week.groups.map(({ heading, items }) => [heading, items.length])).toEqual([
    [null, 2],
    ['Trade deal', 3],
  ]);
});
