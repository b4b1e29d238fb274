import { markPassage, findPieces, toDomRange } from './text-ranges';

const laidOut = (...lines: readonly string[]): HTMLElement => {
  const text = document.createElement('div');
  for (const line of lines) text.append(Object.assign(document.createElement('span'), { textContent: line }));
  return text;
};
const marked = (text: HTMLElement) => [...text.querySelectorAll('mark')].map(({ textContent }) => textContent);
const passage = { from: { piece: 0, at: 9 }, to: { piece: 2, at: 10 } };

test('a mark begins and ends within lines, where the passage does', () => {
  const text = laidOut('(d) And. The costs', 'shall be borne', 'by the US. Next.');
  markPassage(text, passage);
  expect(marked(text)).toEqual(['The costs', 'shall be borne', 'by the US.']);
  expect(findPieces(text).map(({ textContent }) => textContent)).toEqual([
    '(d) And. The costs',
    'shall be borne',
    'by the US. Next.',
  ]);
});

test('another mark removes the first one and leaves the text unchanged', () => {
  const text = laidOut('(d) And. The costs', 'shall be borne', 'by the US. Next.');
  markPassage(text, passage);
  markPassage(text, { from: { piece: 1, at: 0 }, to: { piece: 1, at: 5 } });
  expect(marked(text)).toEqual(['shall']);
  markPassage(text, null);
  expect(marked(text)).toEqual([]);
  expect(findPieces(text).map(({ childNodes }) => childNodes.length)).toEqual([1, 1, 1]);
});

test('a search finds text in lines that a mark has split', () => {
  const text = laidOut('(d) And. The costs', 'shall be borne', 'by the US. Next.');
  markPassage(text, passage);
  const range = toDomRange(findPieces(text), { from: { piece: 0, at: 4 }, to: { piece: 0, at: 12 } });
  expect(String(range)).toBe('And. The');
});
