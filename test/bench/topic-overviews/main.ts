import { toldTopics, topicFigures, type Half, type Standing, type ToldTopic } from '#test/corpus/proof/topic-overviews';

const STANDINGS: readonly Standing[] = ['lead', 'leadOk', 'title', 'on', 'notLead', 'other'];

const standings = (counts: Readonly<Record<Standing, number>>): string =>
  STANDINGS.map((standing) => `${standing} ${counts[standing]}`).join(', ');

const figuresOf = (half: Half, told: readonly ToldTopic[]): string => {
  const {
    topics,
    on,
    reached,
    wrong,
    withPassage,
    passages,
    empty,
    silent,
    some,
    told: telling,
    ...rest
  } = topicFigures(told);
  return [
    `${half}, ${topics} topics`,
    `  pages on the topic told  ${reached} of ${on}`,
    `  other pages told         ${wrong}`,
    `  passages told            ${passages} of ${withPassage}`,
    `  silent, with nothing     ${silent} of ${empty}`,
    `  telling, with something  ${telling} of ${some}`,
    `  first line               ${standings(rest.first)}`,
    `  first three lines        ${standings(rest.firstThree)}`,
  ].join('\n');
};

const list = (name: string, ids: readonly string[]): string =>
  ids.length === 0 ? '' : `\n  ${name}: ${ids.join(', ')}`;

const detailsOf = ({ topic, reached, passages, wrong, lines }: ToldTopic): string =>
  [
    `\n## ${topic.topic}`,
    list('told', reached),
    list(
      'not told',
      topic.on.filter((id) => !reached.includes(id)),
    ),
    list('passages', passages),
    list('wrong', wrong),
    ...lines.map(({ id, text, standing }) => `\n  ${standing.padEnd(7)} ${id}: ${text}`),
  ].join('');

/**
 * First runs on the topics of `topic-overviews.json`, over all pages of the corpus: `npm run bench:topics`. `--each` prints each topic of the
 * half that may be read; of the other half there are only figures, which `--held` prints.
 */
const main = (): void => {
  const seen = toldTopics('seen');
  process.stdout.write(`${figuresOf('seen', seen)}\n`);
  if (process.argv.includes('--held')) process.stdout.write(`${figuresOf('held', toldTopics('held'))}\n`);
  if (process.argv.includes('--each')) process.stdout.write(`${seen.map(detailsOf).join('\n')}\n`);
};

main();
