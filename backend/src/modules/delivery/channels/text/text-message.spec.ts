import { exampleBrief, exampleLine, exampleSection } from '#test/support/delivery/brief-example';
import { MAX_TEXT_MESSAGE_LENGTH, textMessage } from './text-message';

const brief = (text: string, more: number, title = 'US tariffs') =>
  exampleBrief([exampleSection('US tariffs', [exampleLine(text)], more)], { title });

test('says the first finding, how many more there are, and where', () => {
  expect(textMessage(brief('Duties on drones rise to 100 %.', 0))).toBe(
    'US tariffs: Duties on drones rise to 100 %. https://aidy.example.org/b/k3Jf9-aQ2x',
  );
  expect(textMessage(brief('Duties on drones rise to 100 %.', 4))).toBe(
    'US tariffs: Duties on drones rise to 100 %. +4 more https://aidy.example.org/b/k3Jf9-aQ2x',
  );
});

test.each([
  ['a long finding', brief('a long sentence, '.repeat(100), 12)],
  ['a long title', brief('Short.', 0, 'a long title '.repeat(100))],
  ['both, over several lines', brief('line\nby line '.repeat(100), 1, 'line\r\nby line '.repeat(100))],
])('stays within its length and keeps its link with %s', (_what, content) => {
  const message = textMessage(content);
  expect(message.length).toBeLessThanOrEqual(MAX_TEXT_MESSAGE_LENGTH);
  expect(message).toMatch(/ https:\/\/aidy\.example\.org\/b\/k3Jf9-aQ2x$/);
  expect(message).not.toMatch(/[\r\n]/);
});
