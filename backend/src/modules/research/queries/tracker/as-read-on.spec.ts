import type { Remark } from '#events/research/remarks';
import type { TextLine } from '#events/research/text-lines';
import { lineOf, source } from '#test/support/research/research-examples';
import { asReadOn, type ReadText } from './as-read-on';

const written = (publishedAt: string | null) => ({ ...source, publishedAt, readAt: '2026-02-20T23:59:00.000Z' });

const read = (lines: readonly TextLine[], day: string): ReadText =>
  asReadOn({ lines, sources: [written('2026-02-20'), written(null)] }, Date.parse(day));

/** The lines that are kept in their place, and those that are past. */
const places = (lines: readonly TextLine[], day: string) => {
  const { lines: kept, past } = read(lines, day);
  return { kept: kept.map(({ text }) => text), past: past.map(({ text }) => text) };
};

const launch = lineOf('The crew will undock on March 9.');
const vote = lineOf('The committee will vote next week.', [2]);
const done = lineOf('Chile opened three mines.');

const saying = (text: string, ...remarks: readonly Remark[]) => lineOf(text, [1], remarks);

test('lines stay where they are until what they announce is over', () =>
  expect(places([launch, done], '2026-03-09')).toEqual({ kept: [launch.text, done.text], past: [] }));

test('lines whose day is over are past, by the date of their source, or of its reading, newest first', () =>
  expect(places([launch, done, vote], '2026-03-10')).toEqual({ kept: [done.text], past: [vote.text, launch.text] }));

test('a line of a document that the tracker names stays, whichever day of it is over', () => {
  const opened = { ...written('2026-02-20'), opensAt: 'https://aidy.example/document/doc-1?page=2' };
  const { lines, past } = asReadOn({ lines: [launch], sources: [opened] }, Date.parse('2027-03-10'));
  expect([lines.map(({ text }) => text), past]).toEqual([[launch.text], []]);
});

test('sources are numbered in the order in which they are then cited', () => {
  const [launched, voted] = [written('2026-02-20'), written(null)];
  const announced = lineOf('The committee announced its members.', [2]);
  const overview = { lines: [launch, announced], sources: [launched, voted] };
  expect(asReadOn(overview, Date.parse('2026-03-10'))).toEqual({
    lines: [{ ...announced, sources: [1] }],
    past: [{ ...launch, sources: [2] }],
    sources: [voted, launched],
  });
});

test('a line that left an overview before it was composed comes after those that are over since', () => {
  const earlier = [lineOf('Peru closed a mine.', [2])];
  const overview = { lines: [launch, done], earlier, sources: [written('2026-02-20'), written('2026-01-20')] };
  const { lines, past } = asReadOn(overview, Date.parse('2026-03-10'));
  expect([lines, past].map((all) => all.map(({ text }) => text))).toEqual([
    [done.text],
    [launch.text, 'Peru closed a mine.'],
  ]);
});

test('an overview may be past as a whole', () =>
  expect(places([launch], '2027-01-01')).toEqual({ kept: [], past: [launch.text] }));

test('a line that says what it changed moves by its own words, not by those of before', () => {
  const changed = saying(launch.text, { kind: 'was', quote: 'March 20', day: null, sources: [] });
  expect(places([changed, done], '2026-03-10')).toEqual({ kept: [done.text], past: [changed.text] });
  const quote = 'The king will visit on March 9.';
  const reversed = saying('The visit was called off.', { kind: 'contradicts', quote, sources: [2] });
  expect(places([reversed], '2027-03-10').kept).toEqual([reversed.text]);
});

test('a line that no longer holds stays, whenever it is read', () => {
  const ended: Remark = { kind: 'no_longer_holds', day: '2026-03-02', by: 'Visits off', sources: [2] };
  const over = saying('The king will visit on March 9.', ended);
  expect(places([over], '2027-03-10').kept).toEqual([over.text]);
});

test('an order stays when it is overdue, as nobody may have said whether it was carried out', () => {
  const due: Remark = { kind: 'due', day: '2026-03-09', sources: [2] };
  const order = saying('The Minister shall propose a fee.', due);
  expect(places([order, done], '2026-03-09')).toEqual({ kept: [order.text, done.text], past: [] });
  expect(places([order, done], '2026-03-10')).toEqual({ kept: [order.text, done.text], past: [] });
});

test('a line moves when the last day that its page gives is over, not when the first one is', () => {
  const from: Remark = { kind: 'takes_effect', day: '2026-03-05', sources: [2] };
  const duty = saying('Chile taxes copper.', from, { kind: 'ends', day: '2026-03-09', sources: [2] });
  expect(places([duty], '2026-03-09T20:00:00Z').kept).toEqual([duty.text]);
  expect(places([duty], '2026-03-10').past).toEqual([duty.text]);
  const open = saying('Chile taxes copper.', from, { kind: 'exception', day: '2026-03-09', sources: [2] });
  expect(places([open], '2027-03-10').kept).toEqual([open.text]);
});

test('a line with many remarks moves like one without any', () => {
  const dependsOn: Remark = {
    kind: 'depends_on',
    act: 'Order 12',
    part: null,
    day: '2026-03-01',
    by: null,
    sources: [2],
  };
  const noted = saying(launch.text, { kind: 'happened', day: '2026-03-01', sources: [] }, dependsOn);
  expect(places([noted, done], '2026-03-10')).toEqual({ kept: [done.text], past: [noted.text] });
});

describe('a line worded for its own day', () => {
  const signing = lineOf('Today, the council signed a treaty on herring.');
  const readUnder = (title: string, lines: readonly TextLine[], day: string) => {
    const sources = [{ ...written('2026-02-20'), title, publisher: 'Gazette' }];
    const { lines: kept, past } = asReadOn({ lines, sources }, Date.parse(day));
    return { kept: kept.map(({ text }) => text), past: past.map(({ text }) => text) };
  };
  const title = 'Council Bans Herring Nets';

  test('stays on that day, and is then replaced by its page’s title if that tells what happened', () => {
    expect(readUnder(title, [signing], '2026-02-20T22:00:00Z').kept).toEqual([signing.text]);
    expect(readUnder(title, [signing, done], '2026-02-21').kept).toEqual([title, done.text]);
  });

  test('the line is past if the title does not tell', () =>
    expect(readUnder('Treaty on herring', [signing, done], '2026-02-21')).toEqual({
      kept: [done.text],
      past: [signing.text],
    }));

  test('gives way to a title that tells it already', () =>
    expect(readUnder(title, [lineOf(title), signing], '2026-03-01').kept).toEqual([title]));
});

test('a line that an editor headed as over is past, and loses that heading', () => {
  const { lines, past } = read([{ ...done, heading: 'Earlier' }, launch], '2026-03-09');
  expect([lines, past]).toEqual([[{ ...launch, sources: [1] }], [{ ...done, sources: [1] }]]);
});

describe('lines of a model', () => {
  const quote = lineOf('The Order establishes a process for novel missions.');
  const wrote = (text: string, line = quote): ReadText => {
    const byModel: TextLine = { claimId: null, text, sources: line.sources, remarks: line.remarks, by: 'model' };
    const sources = [written('2025-08-13'), written(null)];
    return asReadOn({ lines: [line], sources, written: { model: 'm', lines: [byModel] } }, Date.parse('2026-08-21'));
  };
  const placesOf = ({ written: text }: ReadText) => ({
    kept: text?.lines.map((line) => line.text),
    past: text?.past.map((line) => line.text),
  });

  test('a line is not past by its wording alone, while its quote stands', () => {
    const text = 'The Order directs the Minister to establish a process for novel missions.';
    expect(placesOf(wrote(text))).toEqual({ kept: [text], past: [] });
  });

  test('a line is past with its quote, however it is worded', () => {
    const text = 'The crew undocks.';
    expect(placesOf(wrote(text, lineOf('The crew will undock on August 15, 2025.')))).toEqual({
      kept: [],
      past: [text],
    });
    expect(placesOf(wrote(text, { ...quote, heading: 'Earlier' }))).toEqual({ kept: [], past: [text] });
  });

  test('gives way to its quote, with its remarks, once the day for which it is worded is over', () => {
    const line = lineOf(
      'The council signed a treaty on herring.',
      [1],
      [{ kind: 'takes_effect', day: '2026-09-01', sources: [2] }],
    );
    const { written: text } = wrote('Today, the council signed a treaty on herring.', line);
    expect(text?.lines.map(({ claimId, remarks }) => [claimId, remarks.length])).toEqual([[line.claimId, 1]]);
  });

  test('gives way to its quote where only a part of that still holds', () => {
    const line = lineOf(
      'Artemis II marks humanity’s return to the lunar vicinity for the first time since Apollo 17 in 1972, taking astronauts farther from Earth than ever before — as they conduct critical observations of the Moon’s far side.',
    );
    const { written: text } = wrote(
      'The astronauts are conducting critical observations of the Moon’s far side.',
      line,
    );
    expect([text?.lines.map(({ claimId }) => claimId), text?.past]).toEqual([[line.claimId], []]);
  });
});
