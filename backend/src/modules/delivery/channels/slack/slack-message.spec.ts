import { exampleBrief, exampleLine, exampleSection } from '#test/support/delivery/brief-example';
import { slackMessage } from './slack-message';

const textsOf = (message: ReturnType<typeof slackMessage>): readonly string[] =>
  (message.blocks ?? []).map((block) => ('text' in block ? block.text : block.elements[0])?.text ?? '');

test('each line has its publisher, its day and its source, and the quote where it says more', () => {
  const lines = [
    exampleLine('Duties on drones rise to 100 %.', {
      source: { ...exampleLine('').source, quote: 'The duty on drones is raised to 100 percent.' },
    }),
    exampleLine('Canada is exempt.', {
      kind: 'changed',
      lead: 'Changed',
      was: 'Canada pays 25 %.',
      remarks: [{ words: 'from Aug 1, 2026', link: 'https://aidy.example.org/go/day' }],
    }),
  ];
  expect(textsOf(slackMessage(exampleBrief([exampleSection('US tariffs', lines, 3)])))).toEqual([
    'US tariffs',
    '1 new finding and 1 change, July 21, 2026 · <https://aidy.example.org/tracker/tariffs|Open>',
    'Duties on drones rise to 100 %.\n> The duty on drones is raised to 100 percent.\n<https://aidy.example.org/go/source|The Agency, Jul 20, 2026>',
    '*Changed:* ~Canada pays 25 %.~ Canada is exempt.\n<https://aidy.example.org/go/source|The Agency, Jul 20, 2026> · <https://aidy.example.org/go/day|from Aug 1, 2026>',
    '<https://aidy.example.org/tracker/us-tariffs|3 more findings>',
  ]);
});

test('nobody can mention a channel, link elsewhere or break out of a line', () => {
  const hostile = '<!channel> <https://evil.example|click> & *bold*\nsecond line';
  const message = slackMessage(exampleBrief([exampleSection(hostile, [exampleLine(hostile)])], { title: hostile }));
  const answered = JSON.stringify([message.text, textsOf(message).slice(1)]);
  expect(answered).not.toContain('<!channel>');
  expect(answered).not.toContain('<https://evil.example');
  expect(textsOf(message)[2]).toBe(
    '&lt;!channel&gt; &lt;https://evil.example|click&gt; &amp; *bold* second line\n<https://aidy.example.org/go/source|The Agency, Jul 20, 2026>',
  );
});

test('the longest brief stays within the limits of Slack', () => {
  const long = 'a long sentence, '.repeat(400);
  const line = exampleLine(long, {
    was: long,
    remarks: Array.from({ length: 30 }, () => ({ words: long, link: 'https://aidy.example.org/go/remark' })),
    alsoIn: [long],
    source: { ...exampleLine('').source, quote: `${long}!`, publisher: long },
  });
  const sections = Array.from({ length: 20 }, (_, n) => exampleSection(`${n} ${long}`, [line], 4));
  const { blocks = [] } = slackMessage(exampleBrief(sections, { title: long }));
  expect(blocks.length).toBeLessThanOrEqual(50);
  for (const block of blocks)
    if (block.type === 'section') expect(block.text.text.length).toBeLessThanOrEqual(3000);
    else if (block.type === 'header') expect(block.text.text.length).toBeLessThanOrEqual(150);
});
