import { z } from 'zod';
import { VERDICTS } from '#events/research/feedback.events';
import type { CitedSource } from '#events/research/ledger.events';
import { EDITOR_CHOICES, FREQUENCIES, KEY_FACT_TYPES, SEARCH_ENGINES } from '#events/trackers/tracker-settings';
import { tagAnswer } from '#modules/trackers/published';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { isInOtherLanguage } from '#text/languages/detection';
import { keyFactReadAnswer, keyFactValue } from '../key-facts/displayed-key-facts';
import { mentionsAnswer } from '../line-mentions';
import { runAnswer } from '../run-view';
import { evidenceAnswer, lineKindAnswer, sourceAnswer } from '../source-view';
import { remarkAnswer } from './remark-answer';

const MARKDOWN = 'Markdown; `[n]` points to `sources[n - 1]`.';

const trackerSourceAnswer = sourceAnswer
  .extend({
    mentions: mentionsAnswer,
    claim_id: z
      .string()
      .nullable()
      .describe('The claim that it quotes, for feedback; null unless the caller is the owner.'),
  })
  .meta({ id: 'TrackerSource', description: '`sources[n - 1]` is what `[n]` points to.' });

const lineAnswer = z
  .strictObject({
    claim_id: z.string().nullable().describe('The claim that it tells; null on what a model wrote.'),
    kind: lineKindAnswer,
    text: z.string(),
    short: z
      .string()
      .exactOptional()
      .describe('The text with an ellipsis for each piece that a line has no room for or that is over by now.'),
    source: z.int().min(1).nullable().describe('1-based index of its own source; null on a line that has none.'),
    sources: z.array(z.int().min(1)).describe('All that it cites; its own first.'),
    was: z
      .string()
      .exactOptional()
      .describe('The earlier value or claim; on every changed and contradicted line, never on a new one.'),
    title: z.string().exactOptional().describe('Title of its page, if the line cannot be understood without it.'),
    heading: z.string().exactOptional().describe('What it has in common with its neighbours.'),
    past: z.literal(true).exactOptional().describe('In an overview, on what has been overtaken since.'),
    remarks: z.array(remarkAnswer),
    by: z.literal('model').exactOptional().describe("Absent if the text is in the source's own words."),
  })
  .meta({ id: 'Line' });
export type LineView = ViewOf<typeof lineAnswer>;

const writtenAnswer = z
  .strictObject({
    model: z.string(),
    title: z.string().nullable().describe('Of an update; null if it has none.'),
    quoted: z.array(lineAnswer).describe("The same in the sources' own words."),
  })
  .nullable()
  .describe('Present if a model wrote sentences of the text; each was checked against the quotes that it cites.');

const feedbackAnswer = z
  .strictObject({
    claim_id: z.string(),
    text: z.string(),
    verdict: z.enum(VERDICTS),
    note: z.string().nullable(),
    given_at: timeAnswer,
    kept_out: z.int().describe('How many pages it has kept from being told since.'),
    source: evidenceAnswer.describe('Where the line is from.'),
  })
  .meta({ id: 'LineFeedback' });

export const updateAnswer = z
  .strictObject({
    id: z.string(),
    run_id: z.string(),
    created_at: timeAnswer,
    content: z.string().describe(MARKDOWN),
    sources: z.array(trackerSourceAnswer),
    lines: z.array(lineAnswer),
    written: writtenAnswer,
    more: z.int().describe('Number of findings that are in the ledger but not in the update.'),
  })
  .meta({ id: 'Update' });
export type UpdateView = ViewOf<typeof updateAnswer>;

export const trackerAnswer = z
  .strictObject({
    tracker_id: z.string(),
    tracker_description: z.string(),
    display_title: z.string().nullable(),
    update_frequency: z.enum(FREQUENCIES),
    model: z.enum(SEARCH_ENGINES),
    whitelisted_domains: z.array(z.string()),
    documents: z
      .array(z.string())
      .describe('Ids of documents that it names as sources; without domains nothing else is read.'),
    editor: z.enum(EDITOR_CHOICES).describe('Who chooses what is told; `auto`: the installation’s default.'),
    created_at: timeAnswer,
    updated_at: timeAnswer.describe('When the overview was last recomposed, or else when the tracker was created.'),
    can_edit: z.boolean(),
    public: z.boolean(),
    following: z.boolean(),
    email_updates: z.boolean().describe('Always false unless the caller is the owner.'),
    paused: z.boolean(),
    suspended: z.boolean().describe('The owner’s plan does not cover it, so that it does not run by schedule.'),
    recorded: z.boolean().describe('Starter content: it does not run on a schedule.'),
    subject: z
      .strictObject({
        kind: z.enum(['country', 'agency']),
        key: z.string().describe('The code of the country, or the slug of the agency.'),
        name: z.string(),
      })
      .nullable()
      .describe('Of a tracker of the system: what it is of. It is researched while it has a follower.'),
    sites: z.array(z.string()).describe('Hosts that are read beside the search.'),
    tags: z.array(tagAnswer),
    proposed_words: z
      .array(z.string())
      .describe('Words that its first pages use and its description lacks; empty unless the caller is the owner.'),
    also_about: z.array(z.string()).describe('What belongs to the topic beyond its description.'),
    include_words: z.array(z.string()).describe('A page must contain one of these words, if there are any.'),
    exclude_words: z.array(z.string()).describe('A page must contain none of these words.'),
    current_state: z
      .string()
      .nullable()
      .describe(`${MARKDOWN} What is dated past is under the heading Earlier. Null until a run has found something.`),
    lines: z.array(lineAnswer).describe('What `current_state` says; lines that are dated past come last.'),
    sources: z.array(trackerSourceAnswer),
    other_languages: z
      .boolean()
      .describe('Whether some sources are in a language that is judged only by title, opening and figures.'),
    written: writtenAnswer,
    more: z.int().describe('Number of findings that hold and are in the ledger but not in the overview.'),
    key_facts: z.record(z.string(), keyFactValue).describe('Values by name; null if unknown.'),
    key_facts_read: z
      .record(z.string(), keyFactReadAnswer)
      .describe('How the values were read from pages, by name; nothing for values that staff set or nobody knows.'),
    key_facts_schema: z.record(z.string(), z.strictObject({ type: z.enum(KEY_FACT_TYPES), description: z.string() })),
    updates: z.array(updateAnswer).describe('Newest first.'),
    feedback: z
      .array(feedbackAnswer)
      .describe('What the owner said of lines, newest first; for anyone else only of wrong ones.'),
    last_run: runAnswer.nullable(),
    last_checked_at: timeAnswer.nullable().describe('When a run last finished reading its sources, whatever it found.'),
    rss_url: z.string().nullable().describe('The secret address of its feed; null unless the caller is the owner.'),
    parent: z.string().nullable().describe('Null for the root.'),
    shared_folder: z
      .strictObject({ id: z.string(), name: z.string() })
      .nullable()
      .describe(
        'The folder that it is in, if that is public: it shows the tracker to everybody if the tracker is, too.',
      ),
    subtrackers: z.array(z.never()).describe('Always empty; part of the entity that clients expect.'),
  })
  .meta({ id: 'Tracker' });

/** A tracker in the API. */
export type TrackerView = ViewOf<typeof trackerAnswer>;

type Quoted = Pick<CitedSource, 'host' | 'quote' | 'passage'>;

const paragraphsOf = (sources: readonly Quoted[]): readonly string[] => [
  ...new Set(sources.map(({ quote, passage }) => passage ?? quote)),
];

/**
 * Whether some sources are in a language that is judged only by title, opening and figures. Quotes are short and a
 * language only shows in several sentences, so all quotes of a host are read together.
 */
export const areInOtherLanguages = (sources: readonly Quoted[]): boolean => {
  const hosts = new Set(sources.map(({ host }) => host));
  const texts = [...hosts].map((host) => paragraphsOf(sources.filter((source) => source.host === host)));
  return [paragraphsOf(sources), ...texts].some(isInOtherLanguage);
};
