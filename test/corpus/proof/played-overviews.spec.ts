import { corpusFile } from './corpus-documents';
import { firstOverviews } from './edited-overviews';
import { playedModel } from './played-model';

/** Somebody who saw nothing but the questions answered as the model; see `novelty-and-citations.md` for what readers said of it. */
test('the overviews of new trackers are arranged as a model said', async () => {
  const { model, open } = playedModel(corpusFile('labels', 'played-overviews.json'));
  const text = await firstOverviews(model);
  // A question that was changed has to be played again: PLAY=folder npm run bench:overviews -- --model
  expect(open()).toBe(0);
  const [tariffs = '', regulation = '', spaceflight = ''] = text.split(/^# /mu).slice(1);
  // What ended the duties is told, and the page that suspends others, which the rules alone told in passing.
  expect(tariffs).toContain('shall no longer be in effect');
  expect(tariffs).toContain('12:01 a.m. eastern time on August 22, 2026');
  // An order on frontier models, for which the rules told of hiring.
  expect(regulation).toContain('Executive Order 14409');
  expect(spaceflight).toContain('Artemis II');
});
