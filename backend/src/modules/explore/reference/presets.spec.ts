import { isElectionOver, PRESETS } from './presets';

const over = (day: string): readonly string[] =>
  (PRESETS.get('campaigns')?.topics ?? []).flatMap(({ id }) =>
    isElectionOver(id, new Date(`${day}T12:00:00Z`)) ? [id] : [],
  );

test('no election is over until its day is past', () => expect(over('2026-11-03')).toEqual([]));

test('an election is over after its day, and a preset without a day never is', () => {
  const gone = over('2026-11-04');
  expect(gone).toContain('senate-ga');
  expect(gone).not.toContain('issue-redistricting');
  expect(gone).not.toContain('house-specials');
});

test('the page of a past election remains', () =>
  expect(PRESETS.get('senate-ga')?.topic?.title).toBe('Georgia Senate'));
