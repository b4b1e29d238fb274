import { catalogue } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';

/** Texts of a tracker's dialogs: the log of a run, and those opened by its menu and buttons. */
export const trackerDialogTexts = catalogue('tracker-page/dialogs', {
  outcomes: {
    told: 'Reported',
    evidence: 'Supporting evidence',
    unreachable: 'Unreachable',
    left_out: 'Read, not used',
  },
  run: 'Run',
  theLog: 'The log',
  noPages: 'No pages were considered.',
  searchedSourcesCount: (count: number) => `Where it looked (${count})`,
  asksAllAgain: 'The next run asks all of them again.',
  search: (words: string, found: number) => `‘${words}’ (${pluralize(found, 'page')})`,
  searchedFor: (searches: string) => `Searched for ${searches}.`,
  searchedForProposed: (searches: string, proposed: string) =>
    `Searched for ${searches} and, as a model proposed, for ${proposed}.`,
  failed: (why: string) => `The run failed: ${why}.`,
  stillStands: 'What was published before still stands.',
  readSources: (read: number, tried: number) => `Read ${read} of ${tried} sources.`,
  nothingNew: 'Nothing new.',
  /** The run's recorded sentences; several may belong to one finding. */
  newSentences: (count: number) => `${pluralize(count, 'new sentence')} verified.`,
  dropped: (count: number) => `${count} dropped for lack of evidence.`,
  wordsDecidedTopic: (model: string, fault: string | null) =>
    `${model} ${fault ?? 'compared no page'}, so words alone decided what is on the topic.`,
  modelCompared: (model: string, modelCompared: number, others: number, fault: string | null) =>
    `${model} compared ${pluralize(modelCompared, 'page')} with the topic${others === 0 ? '' : `; of ${pluralize(others, 'other')} words alone decided`}${fault === null ? '' : ` (${model} ${fault})`}.`,
  noModel: 'No model is set up, so the rules selected the findings.',
  rulesSelected: (model: string, fault: string | null) =>
    `${model} ${fault ?? 'selected nothing that could be used'}, so the rules selected the findings.`,
  modelSelected: (model: string, edited: number, others: number, fault: string | null) =>
    `${model} selected the findings from ${pluralize(edited, 'page')}${others === 0 ? '' : `, and the rules from ${pluralize(others, 'other')}`}${fault === null ? '' : ` (${model} ${fault})`}.`,
  inOwnWords: (model: string, fault: string) => `${model} ${fault}, so the answer is in the sources’ own words.`,
  modelWrote: (model: string, sentences: number, replaced: number) =>
    `${model} wrote ${pluralize(sentences, 'sentence')}${replaced === 0 ? '' : `; ${pluralize(replaced, 'other')} did not match the quotes and ${replaced === 1 ? 'was' : 'were'} replaced`}.`,
  unchanged: (pages: number) => `${pluralize(pages, 'page')} unchanged since an earlier run`,
  farFromTopic: (pages: number) => `${pluralize(pages, 'page')} further from the topic`,
  onTopicNow: 'On topic from now on; the sources are read again.',
  isOnTopic: 'This is on topic',
  publicTitle: 'Make Tracker Public',
  makePublic: 'Make Public & Copy',
  publicQuestion:
    'By copying this link, you will make this tracker public and accessible to anyone with the link. Are you sure you want to proceed? It will also be listed on Explore.',
  notMadePublic: 'Failed to make tracker public',
  nowPublic: 'Tracker is now public and link copied to clipboard',
  publicNotCopied: 'Tracker is now public, but the link could not be copied',
  shareTitle: 'Share this tracker',
  alreadyPublic: 'It is public: anyone with the link can read it, and Explore lists it.',
  notShared: 'The tracker could not be loaded.',
  tagsPlaceholder: 'steel, section 232, …',
  tagsHint: 'Press Enter after each. Tags help you find this tracker again; on a public tracker everyone sees them.',
  tooManyTags: (max: number, over: number) => `At most ${max} tags. Remove ${over} to save.`,
  tagsSaved: 'Tags updated successfully',
  tagsNotSaved: 'Failed to update tags',
  tagsNotLoaded: 'Failed to load tags',
  replaceLink: 'Replace link',
  rssQuestion:
    'The current link stops working for everybody who has it, feed readers included. The tracker gets a new one.',
  include: 'Include',
  includeHint: 'Only pages that contain one of these are read. Leave it empty to read all.',
  exclude: 'Exclude',
  excludeHint: 'Pages that have any of these are left out.',
  whatWasExcluded: 'What was excluded from the last run',
  excludedNone: 'No page was excluded from the last run.',
  excluded: (pages: number) => `${pluralize(pages, 'page')} excluded from the last run:`,
});
