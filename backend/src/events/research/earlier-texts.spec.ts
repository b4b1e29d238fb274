import { stateFromMarkdown, updateFromMarkdown } from './earlier-texts';

const sources = [{}, {}, {}];

test('a line keeps its words and gets its sources as numbers', () =>
  expect(stateFromMarkdown({ content: '- The fee is 5 \\[new\\]. [1] [2]', sources })).toEqual({
    lines: [{ claimId: null, text: 'The fee is 5 [new].', sources: [1, 2], remarks: [] }],
    sources,
  }));

test('what was said behind a line stays as it was written', () =>
  expect(
    stateFromMarkdown({ content: '- It begins. [1] (from May 3, 2026 [2]) (due June 1, 2026 [3])', sources }).lines,
  ).toEqual([
    {
      claimId: null,
      text: 'It begins.',
      sources: [1],
      remarks: [{ kind: 'as_written', quote: 'from May 3, 2026; due June 1, 2026', sources: [2, 3] }],
    },
  ]));

test('headings go with the lines below them, and what is no line is left out', () =>
  expect(
    stateFromMarkdown({ content: '### Steel\n\n- One. [1]\n\n### Further\n\n- Two. [2]\n\n5 more findings.', sources })
      .lines,
  ).toMatchObject([
    { text: 'One.', heading: 'Steel' },
    { text: 'Two.', heading: 'Further' },
  ]));

test('what a model wrote stands beside the sources’ own words', () => {
  const written = { model: 'm', quoted: '- Own words. [1]' };
  expect(stateFromMarkdown({ content: '- Other words. [1]', sources, written })).toMatchObject({
    lines: [{ text: 'Own words.' }],
    written: { model: 'm', lines: [{ text: 'Other words.' }] },
  });
});

test('a line of an update says what it changed or contradicted', () => {
  const [changed, contradicted] = [
    { kind: 'changed', text: 'The fee is 8.', source: 1, was: '5' },
    { kind: 'contradicted', text: 'It was revoked.', source: 1, was: 'It holds.', wasSource: 2, note: ' (today [3])' },
  ] as const;
  expect(updateFromMarkdown({ content: '', sources, lines: [changed, contradicted], more: 4 })).toEqual({
    lines: [
      {
        claimId: null,
        text: 'The fee is 8.',
        sources: [1],
        remarks: [{ kind: 'was', quote: '5', day: null, sources: [] }],
      },
      {
        claimId: null,
        text: 'It was revoked.',
        sources: [1],
        remarks: [
          { kind: 'contradicts', quote: 'It holds.', act: null, sources: [2] },
          { kind: 'as_written', quote: 'today', sources: [3] },
        ],
      },
    ],
    sources,
    more: 4,
  });
});
