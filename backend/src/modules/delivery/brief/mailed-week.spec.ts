import type { WeekLineView, WeekView } from '#modules/research/published';
import { exampleLine, exampleSection } from '#test/support/delivery/brief-example';
import { updateAnchor } from '../../../../../frontend/src/features/trackers/published/last-news';
import { withoutWeeksUpdates, mailedWeek } from './mailed-week';

const lineView = (text: string, changes: Partial<WeekLineView> = {}): WeekLineView => ({
  claim_id: 'claim',
  kind: 'new',
  text,
  title: null,
  was: null,
  source: {
    url: 'https://agency.example/notice',
    passthrough_link: 'https://aidy.example.org/go/source',
    title: 'Notice',
    headline: 'Notice',
    host: 'agency.example',
    publisher: 'The Agency',
    published_at: '2026-07-20',
    published_on: '2026-07-20',
    quote: text,
    passage: null,
    read_at: '2026-07-20T08:00:00.000Z',
  },
  told: {
    tracker_id: 'tariffs',
    display_title: 'US tariffs',
    update_id: 'u1',
    told_at: '2026-07-20T08:00:00.000Z',
    host: 'agency.example',
  },
  also: [],
  ...changes,
});

const weekOf = (differs_in: 'figure' | null, ...lines: readonly WeekLineView[]): WeekView => ({
  from: '2026-07-15',
  to: '2026-07-21',
  groups: [{ heading: null, items: [{ differs_in, lines }] }],
  more: 0,
});
const mailed = (view: WeekView) => mailedWeek(view, 'https://aidy.example.org');
const linesOf = (view: WeekView) => mailed(view).groups.flatMap(({ items }) => items.flatMap(({ lines }) => lines));

test('a line leads to the update that told it, or to the page of a tracker that has only its overview', () => {
  const { told } = lineView('x');
  const [ofUpdate] = linesOf(weekOf(null, lineView('The duty is 15 %.')));
  expect(ofUpdate?.tracker).toEqual({
    id: 'tariffs',
    title: 'US tariffs',
    url: `https://aidy.example.org/tracker/tariffs#${updateAnchor({ id: 'u1' })}`,
  });
  const [ofOverview] = linesOf(weekOf(null, lineView('x', { told: { ...told, update_id: null } })));
  expect(ofOverview?.tracker.url).toBe('https://aidy.example.org/tracker/tariffs');
});

test('a line says what it changed, unless the other version is beside it', () => {
  const changed = lineView('The duty is 15 %.', { kind: 'changed', was: '10 %' });
  expect(linesOf(weekOf(null, changed))[0]?.line).toMatchObject({ lead: 'Changed', was: '10 %' });
  const [, side] = linesOf(weekOf('figure', lineView('The duty is 10 %.'), changed));
  expect(side?.line).toMatchObject({ kind: 'new', was: null });
});

test('a line names the other trackers and sites that told it, each once', () => {
  const { told } = lineView('x');
  const other = { ...told, tracker_id: 'trade', display_title: 'Trade', host: 'wire.example' };
  expect(linesOf(weekOf(null, lineView('x', { also: [other, other, told] })))[0]?.line.alsoIn).toEqual([
    'Trade',
    'wire.example',
  ]);
});

test('lines of the week are not repeated, and a tracker with nothing else is left out', () => {
  const brief = {
    sections: [
      exampleSection('US tariffs', [exampleLine('The duty is 15 %.')]),
      // A model's words for the same quote.
      exampleSection('Trade', [
        exampleLine('Duties rise.', { source: { ...exampleLine('').source, quote: 'The duty is 15 %.' } }),
        exampleLine('A port closed.'),
      ]),
      exampleSection('Ports', [exampleLine('The duty is 15 %.')], 2),
    ],
    findings: 6,
  };
  const { sections, findings } = withoutWeeksUpdates(brief, mailed(weekOf(null, lineView('The duty is 15 %.'))));
  expect(sections.map(({ title, lines, more }) => [title, lines.map(({ text }) => text), more])).toEqual([
    ['Trade', ['A port closed.'], 0],
    ['Ports', [], 2],
  ]);
  expect(findings).toBe(6);
});
