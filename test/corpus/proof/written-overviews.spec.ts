import { EARLIER_HEADING } from '#engine/editing/headings';
import { isOverruled } from '#events/research/text-lines';
import { corpusFile, topicNames } from './corpus-documents';
import { playedModel } from './played-model';
import { writtenOverview } from './written-overviews';

const edits = playedModel(corpusFile('labels', 'played-overviews.json'));
const texts = playedModel(corpusFile('labels', 'played-written-overviews.json'));

/** Somebody who read only what was asked, but had seen the rules, wrote, and then judged what was written. */
test.each(topicNames)('the written overview of %s tells as current only what stands as current', async (name) => {
  const { state, writing } = await writtenOverview(name, { editor: edits.model(), writer: texts.model() });
  // A question that was changed has to be played again, with PLAY=folder.
  expect([edits.open(), texts.open()]).toEqual([0, 0]);
  if (writing.kind !== 'written') throw new Error(writing.code);
  expect(writing).toMatchObject({ replaced: 0 });
  const { lines, earlier } = writing.state.written === undefined ? state : { ...state, ...writing.state.written };
  const byModel = lines.filter(({ by }) => by === 'model');
  expect(byModel.length).toBeGreaterThan(6);
  const ended = state.lines.filter((line) => line.heading === EARLIER_HEADING || isOverruled(line));
  const endedSources = new Set([...ended, ...(earlier ?? [])].map(({ sources: [own] }) => own));
  expect(byModel.filter(({ sources }) => sources.some((n) => endedSources.has(n)))).toEqual([]);
  expect(lines).toEqual(expect.arrayContaining(ended.filter(({ heading }) => heading === EARLIER_HEADING)));
});
