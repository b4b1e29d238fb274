import { dayOf } from '#kernel/calendar';
import { sourceSets } from '#modules/source-sets/published';
import { FeedAddresses } from '#modules/syndication/published';
import { trackers } from '#modules/trackers/published';
import { CLOCK } from '#platform/clock';
import { CONFIG, type Config } from '#platform/config/config';
import { fileRoute } from '#platform/http/routes/file-route';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { type ExportedSources, writeOpml } from '../write-opml';

const OLDEST = { sort: { created_at: 1 } } as const;

/** The Source Sets and trackers of a user, oldest first. */
const exportedFor = async (
  userId: string,
  reads: ReadStore,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  addresses: FeedAddresses,
): Promise<Pick<ExportedSources, 'sets' | 'trackers'>> => {
  const [sets, own] = await Promise.all([
    reads.find(sourceSets, { owner_id: userId }, OLDEST),
    reads.find(trackers, { owner_id: userId, deleted_at: null }, OLDEST),
  ]);
  return {
    sets,
    trackers: await Promise.all(
      own.map(async ({ _id: id, description, frequency, domains, documents, editor }) => ({
        description,
        frequency,
        domains,
        documents,
        editor,
        rssUrl: await addresses.addressOf({ kind: 'tracker', id }),
        pageUrl: `${publicUrl}/tracker/${id}`,
      })),
    ),
  };
};

export const ExportOpml = fileRoute({
  path: 'api/topics/opml',
  access: 'user',
  summary: 'The caller’s Source Sets, and trackers with the secret addresses of their feeds, as OPML 2.0.',
  types: ['text/x-opml'],
  uses: [READ_STORE, CLOCK, CONFIG, FeedAddresses],
  async read({ caller }, reads, clock, config, addresses) {
    const title = config.productName;
    const at = clock.now();
    const exported = await exportedFor(caller.userId, reads, config, addresses);
    return {
      name: `${title.toLowerCase()}-${dayOf(at.toISOString())}.opml`,
      type: 'text/x-opml; charset=utf-8',
      content: writeOpml({ title, at, ...exported }),
    };
  },
});
