import { catalogue } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';

/** A piece of the run line; figures are emphasised. */
export type RunLinePart = readonly [text: string, strong?: 'strong'];

/** Texts about runs: the line under a tracker's title, why a run failed, and the results of its sources. */
export const runTexts = catalogue('trackers/runs', {
  findings: (count: number): string => (count === 1 ? 'finding' : 'findings'),
  /** Heading of past findings, at the end of the overview. */
  earlier: (_count: number): string => 'earlier',
  moreBelow: (_count: number): string => 'more below',
  kinds: {
    new: (_count: number): string => 'new',
    changed: (_count: number): string => 'changed',
    contradicted: (_count: number): string => 'ended',
  },
  dropped: (_count: number): string => 'without evidence, dropped',
  nextAttempt: (when: string) => `next attempt ${when}`,
  read: (read: number, tried: number, when: string): readonly RunLinePart[] => [
    ['Read '],
    [`${read} of ${tried}`, 'strong'],
    [` sources ${when}`],
  ],
  nextRunSoon: 'The next run starts soon',
  readingNow: 'Reading the sources now',
  soFar: (read: number, found: number): readonly RunLinePart[] => [[`${read} of ${found}`, 'strong'], [' so far']],
  failedWhen: (when: string) => `The run ${when} failed`,
  overviewUnchanged: 'the overview is unchanged',
  nothingNew: 'nothing\u00a0new',
  noSourceResponded: 'no source responded',
  noPageReadable: 'none of the pages found could be read',
  noPages: 'no pages were found on its sources',
  willBeRetried: 'it will be retried',
  nothingOnTopic: 'Its sources have nothing on this topic.',
  /** `sources`: the only ones that the pages are from; else null. */
  readWithoutFinding: (pages: number, sources: string | null) =>
    `Read ${pluralize(pages, 'page')}${sources === null ? '' : ` of ${sources}`}, and found nothing on this topic.`,
  notAllAnswered: {
    source: 'Nothing was found, and not every source answered.',
    provider: 'Nothing was found, and not every search provider answered.',
  },
  federalRegister: 'The Federal Register',
  documentName: (title: string) => `“${title}”`,
  wasRead: 'was read',
  lists: (pages: number) => `lists ${pluralize(pages, 'page')}`,
  answered: (source: string, answer: string) => `${source} ${answer}.`,
  askedAgain: (when: string) => `It is asked again ${when}.`,
  didNotAnswer: (sources: string, _count: number) => `${sources} did not answer.`,
  silent: (sources: string, _count: number) => `${sources} did not answer`,
  gaveNothing: (sources: string, _count: number) => `${sources} gave nothing to read`,
  someOf: (some: number, all: number, kind: string) => `${some} of ${all} ${kind}`,
  kindsOfSources: {
    providers: 'search providers',
    mixed: 'places',
    domains: 'domains',
    documents: 'documents',
    sources: 'sources',
  },
  runRequested: 'Reading the sources now',
  runNotRequested: 'The run could not be started',
  searchedSources: 'Where it looked',
});
