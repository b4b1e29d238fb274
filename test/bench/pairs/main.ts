import { resolve } from 'node:path';
import { editingModel } from '#engine/editing/model/asking';
import { editByModel } from '#engine/editing/model/edit-by-model';
import { corpusFile } from '#test/corpus/proof/corpus-documents';
import {
  newsPairs,
  pairFigures,
  pairsIn,
  playedPairs,
  runEditedPair,
  runPair,
  runPairByMeaning,
  type NewsPair,
  type PairResult,
} from '#test/corpus/proof/news-pairs';
import { countedMarks, playedModel } from '#test/corpus/proof/played-model';
import { runStories } from '../../corpus/proof/news-stories';
import { nearnessByServer } from './by-meaning';

const row = (name: string, results: readonly PairResult[]): string => {
  const { pairs, firstTold, newsTold, asSuch, toldAgain, falseChanges, offTopic, nearTold } = pairFigures(results);
  const shares = {
    'first told': firstTold,
    'news told': newsTold,
    'as such': asSuch,
    'told again': toldAgain,
    'near told': nearTold,
  };
  const cells = Object.entries(shares).map(([title, value]) => `${title} ${value.toFixed(2)}`);
  return [name.padEnd(12), `pairs ${pairs}`, ...cells, `false changes ${falseChanges}`, `off topic ${offTopic}`].join(
    '  ',
  );
};

/** By a model that somebody plays, see `playedModel`. */
const playedResults = async (pairs: readonly NewsPair[], file: string): Promise<readonly PairResult[]> => {
  const { model: modelOf, open, keep } = playedModel(file);
  const results: PairResult[] = [];
  for (const pair of pairs) {
    const [newMark, model] = [countedMarks(), modelOf()];
    const signal = new AbortController().signal;
    results.push(
      await runEditedPair(pair, async (brief) => ({
        pages: (await editByModel(editingModel(model, brief.pages.length, { newMark, signal }), brief)).edited,
        overview: null,
      })),
    );
  }
  if (open() === 0) keep();
  else process.stdout.write(`${open()} questions are open\n`);
  return results;
};

/** By the rules with the vectors of a server, see `nearnessByServer`. */
const resultsByMeaning = async (pairs: readonly NewsPair[]): Promise<readonly PairResult[]> => {
  const nearness = nearnessByServer();
  const results: PairResult[] = [];
  for (const pair of pairs) results.push(await runPairByMeaning(pair, nearness, pairs));
  return results;
};

/**
 * Runs trackers over pairs of news pages, by the rules or with `--model` by a played model; `--vectors` by the rules with the vectors of EMBEDDING_MODEL at
 * EMBEDDING_BASE_URL; `--apart` by the rules without near neighbours on the same host; `--each` prints what became of every page, `--pairs=FILE` takes other pairs,
 * `--stories=seen` or `--stories=held` those of `news-stories.json`, apart, and with `--second` those of `news-stories-second.json`.
 */
const main = async (): Promise<void> => {
  const file = process.argv.find((each) => each.startsWith('--pairs='))?.slice('--pairs='.length);
  const pairs = file === undefined ? newsPairs : pairsIn(resolve(file));
  const half = (['seen', 'held'] as const).find((each) => process.argv.includes(`--stories=${each}`));
  const byModel = process.argv.includes('--model');
  const results = byModel
    ? await playedResults(playedPairs, corpusFile('labels', 'played-pairs.json'))
    : process.argv.includes('--vectors')
      ? await resultsByMeaning(pairs)
      : half === undefined
        ? pairs.map((pair) => runPair(pair, pairs, { nearNeighboursToo: !process.argv.includes('--apart') }))
        : runStories(half, process.argv.includes('--second') ? 'news-stories-second' : 'news-stories');
  if (process.argv.includes('--each'))
    for (const { pair, first, second, offTopic, near } of results)
      process.stdout.write(
        `${pair.id} (${pair.topic})\n` +
          [first, second]
            .map(({ told, reason, line }) => `  ${told ?? '-'} ${reason}${line === '' ? '' : `: ${line}`}\n`)
            .join('') +
          [...offTopic, ...near.told].map((line) => `  off topic: ${line}\n`).join(''),
      );
  const kinds = [...new Set(results.map(({ pair: { kind } }) => kind))];
  const languages = [...new Set(results.map(({ pair: { lang } }) => lang))];
  for (const kind of kinds)
    process.stdout.write(
      `${row(
        kind,
        results.filter(({ pair }) => pair.kind === kind),
      )}\n`,
    );
  for (const lang of languages)
    process.stdout.write(
      `${row(
        lang,
        results.filter(({ pair }) => pair.lang === lang),
      )}\n`,
    );
  process.stdout.write(`${row('all', results)}\n`);
};

void main();
