import { z } from 'zod';
import { EDITOR_CHOICES, FREQUENCIES } from '#events/trackers/tracker-settings';
import { allRows } from '#platform/administration/all-rows';
import { documentsResource } from '#platform/administration/documents-resource';
import type { ResourceCondition, RowPage, ListRequest, Resource, Row } from '#platform/administration/resource';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import type { ReadStore } from '#platform/read-store/read-store';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import { titleOf } from '../queries/title';
import { shownSettings } from './shown-settings';

const trackerRow = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    owner_id: z.string().nullable(),
    parent_id: z.string().nullable(),
    frequency: z.enum(FREQUENCIES),
    model: z.string(),
    domains: z.array(z.string()),
    documents: z.array(z.string()),
    editor: z.enum(EDITOR_CHOICES),
    tags: z.array(z.string()),
    public: z.boolean(),
    paused: z.boolean(),
    suspended: z.boolean(),
    email_updates: z.boolean(),
    recorded: z.boolean(),
    created_at: timeAnswer,
    revised_at: timeAnswer,
    deleted_at: timeAnswer.nullable(),
  })
  .meta({ id: 'TrackerRow' });

const listed = documentsResource(trackers, {
  name: 'trackers',
  answers: trackerRow,
  filters: {
    owner_id: 'text',
    parent_id: 'text',
    frequency: FREQUENCIES,
    model: 'text',
    editor: EDITOR_CHOICES,
    public: 'flag',
    paused: 'flag',
    suspended: 'flag',
    recorded: 'flag',
    created_at: 'time',
    deleted_at: 'time',
  },
  sorts: ['created_at', 'revised_at', 'deleted_at', 'frequency'],
  row: (tracker) => ({
    id: tracker._id,
    title: titleOf(tracker),
    description: tracker.description,
    owner_id: tracker.owner_id,
    parent_id: tracker.parent_id,
    ...shownSettings(tracker),
    recorded: tracker.recorded,
    created_at: tracker.created_at,
    revised_at: tracker.revised_at,
    deleted_at: tracker.deleted_at,
  }),
});

const lowerCaseWords = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

const hasWords =
  (words: readonly string[]) =>
  ({ title, description }: Row): boolean => {
    const text = `${String(title)} ${String(description)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };

const textsOf = ({ value }: ResourceCondition): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];

/**
 * Trackers of everybody, deleted ones too. The filter `title` finds those that have all of its words, or parts of words, in their
 * title or description: no store compares parts of texts alike, so they are compared here.
 */
export const trackersResource = (reads: Pick<ReadStore, 'find' | 'count' | 'get'>): Resource => {
  const resource = listed(reads);
  const search = async (texts: readonly string[], request: ListRequest): Promise<RowPage> => {
    const found: Row[] = [];
    const matches = texts.map((text) => hasWords(lowerCaseWords(text)));
    for await (const row of allRows(resource, request)) if (matches.some((match) => match(row))) found.push(row);
    return { rows: found.slice(request.skip, request.skip + request.limit), total: found.length };
  };
  return {
    ...resource,
    fields: { ...resource.fields, filters: { ...resource.fields.filters, title: 'text' } },
    async list(request) {
      const titles = request.where.filter(({ field }) => field === 'title');
      if (titles.length === 0) return resource.list(request);
      const where = request.where.filter(({ field }) => field !== 'title');
      return search(titles.flatMap(textsOf), { ...request, where });
    },
  };
};
