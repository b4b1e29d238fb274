import { newsPairs, pairFigures, runPair, type PairResult } from '../../corpus/proof/news-pairs';

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

/** Runs trackers over pairs of news pages; `--each` prints what became of every page. */
const main = (): void => {
  const results = newsPairs.map((pair) => runPair(pair));
  if (process.argv.includes('--each'))
    for (const { pair, first, second, offTopic, near } of results)
      process.stdout.write(
        `${pair.id} (${pair.topic})\n` +
          [first, second]
            .map(({ told, reason, line }) => `  ${told ?? '-'} ${reason}${line === '' ? '' : `: ${line}`}\n`)
            .join('') +
          [...offTopic, ...near.told].map((line) => `  off topic: ${line}\n`).join(''),
      );
  const kinds = [...new Set(newsPairs.map(({ kind }) => kind))];
  const languages = [...new Set(newsPairs.map(({ lang }) => lang))];
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

main();
