import { markWords } from './search-marks';

const inBrackets = (text: string, ...wanted: readonly string[]): string => {
  const found = markWords(text, new Set(wanted));
  return [...found.marks]
    .reverse()
    .reduce((so, { from, to }) => `${so.slice(0, from)}[${so.slice(from, to)}]${so.slice(to)}`, found.text);
};

test('whole words are marked, whatever their case and accents', () => {
  expect(inBrackets('Señal: a signal, SIGNALS and assignals', 'senal', 'signal', 'signals')).toBe(
    '[Señal]: a [signal], [SIGNALS] and assignals',
  );
  expect(inBrackets('Flags of the U.S., and us', 'us')).toBe('Flags of the [U.S]., and [us]');
  expect(inBrackets('鉄鋼の圧延工場', '圧延')).toBe('鉄鋼の[圧延]工場');
});

test('a long text is cut between words around the first mark', () => {
  const text = `${'Before it stands much. '.repeat(20)}The steel is rolled. ${'After it comes more. '.repeat(20)}`;
  const shown = inBrackets(text, 'steel');
  expect(shown).toMatch(/^… [A-Za-z].*The \[steel\] is rolled\. .*[a-z.] …$/);
  expect(shown.length).toBeLessThan(200);
});

test('a text keeps its end if the end matters', () => {
  expect(inBrackets(`${'Before it stands much. '.repeat(20)}The steel`, 'steel')).toMatch(/^… .*The \[steel\]$/);
});
