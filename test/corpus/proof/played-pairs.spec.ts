import { editingModel } from '#engine/editing/model/asking';
import { editByModel } from '#engine/editing/model/edit-by-model';
import { corpusFile } from './corpus-documents';
import { pairFigures, playedPairs, runEditedPair, type PairResult } from './news-pairs';
import { countedMarks, playedModel } from './played-model';

/** Somebody who saw nothing but the questions answered as the model. */
test('an editor who chooses by number tells general news, changes and ends as such', async () => {
  const { model: modelOf, open } = playedModel(corpusFile('labels', 'played-pairs.json'));
  const results: PairResult[] = [];
  for (const pair of playedPairs) {
    const [newMark, model] = [countedMarks(), modelOf()];
    const { signal } = new AbortController();
    results.push(
      await runEditedPair(pair, async (brief) => ({
        pages: (await editByModel(editingModel(model, brief.pages.length, { newMark, signal }), brief)).edited,
        overview: null,
      })),
    );
  }
  // A question that was changed has to be played again: PLAY=folder npm run bench:pairs -- --model
  expect(open()).toBe(0);
  const { pairs, firstTold, newsTold, asSuch, toldAgain, falseChanges, offTopic } = pairFigures(results);
  expect(pairs).toBe(40);
  expect(firstTold).toBe(1);
  expect(newsTold).toBeGreaterThanOrEqual(31 / 32);
  expect(asSuch).toBe(1);
  expect(toldAgain).toBe(0);
  expect(falseChanges).toBe(0);
  expect(offTopic).toBe(0);
});
