import { otherLanguages } from '#text/languages/all';
import { headlinesIn, readInTurn } from './language-corpora';

/** Pages of a neighbouring topic. */
const isNeighbour = ({ id }: { readonly id: string }): boolean => /-(?:09|10)$/.test(id);

describe.each(otherLanguages.map(({ code }) => code))(
  'ten hand-made pages in “%s”, labelled by a second reader',
  (language) => {
    const headlines = headlinesIn(language);

    test('the headline of six in ten pages tells the event', () => {
      const telling = headlines.filter(({ verdict }) => verdict === 'tells');
      expect(telling.length / headlines.length).toBeGreaterThanOrEqual(0.6);
    });

    test('at most one headline says nothing', () =>
      expect(headlines.filter(({ verdict }) => verdict === 'nothing').length).toBeLessThanOrEqual(1));

    test('at most one page of a neighbouring topic is told', () => {
      const told = readInTurn(language).filter((page) => isNeighbour(page) && page.found.length > 0);
      expect(told.length).toBeLessThanOrEqual(1);
    });
  },
);

test.each(['de', 'fr', 'es'])('a figure that changed in “%s” is marked', (language) => {
  const changed = readInTurn(language).filter(({ found }) => found.some(({ kind }) => kind === 'changed'));
  expect(changed.map(({ id }) => id)).toEqual([`${language}-06`]);
});
