import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { acceptContent, collectionTreeDecider } from '#modules/collections/published';
import { acceptDraft, trackersSettings, portfolioDecider } from '#modules/trackers/published';
import { entityId, stepOf } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { type Campaign, DEFAULT_ITEMS, acceptCampaign } from '../domain/campaign';

const text = z.string().max(10_000);

/** Leaves the free plan's daily trackers to other topics. */
const FREQUENCY = 'week';

const descriptionOf = ({ host }: Campaign): string => (host === null ? '' : `https://${host}`);

/**
 * Creates a folder named after a candidate, with one tracker for each item, `Jane Doe: Debates`: all of them, or nothing. Each
 * reads the candidate's own site in addition to the search.
 * Refused with INVALID, MAX_TRACKERS_REACHED or NOT_FOUND.
 */
export const CreateCampaign = actionRoute({
  path: 'api/topics/create-campaign',
  access: 'user',
  summary: 'Creates a folder for a candidate, with one tracker for each item: all of them, or nothing.',
  body: z.strictObject({
    name: text.describe('Of the candidate.'),
    url: text.nullish().describe('The campaign’s own site.'),
    addons: z
      .array(text)
      .max(100)
      .nullish()
      .describe(`What is tracked, one to five items; absent: ${DEFAULT_ITEMS.join(', ')}.`),
  }),
  answers: z.strictObject({ tracker_uids: z.array(z.string()), collection_uid: z.string() }),
  uses: [CommandRunner, trackersSettings.port],
  async act({ body: { name, url, addons }, caller: { userId: ownerId }, context }, runner, plans) {
    const campaign = acceptCampaign({ name, url: url ?? null, items: addons ?? null });
    if (isRefusal(campaign)) return campaign;
    const content = acceptContent({ name: campaign.name, description: descriptionOf(campaign) });
    if (isRefusal(content)) return content;
    const collectionId = entityId(context, 'collection');
    const trackers = [];
    for (const [index, item] of campaign.items.entries()) {
      const settings = acceptDraft(
        {
          description: `${campaign.name}: ${item}`,
          frequency: FREQUENCY,
          model: null,
          domains: null,
          keyFacts: null,
          parentId: collectionId,
        },
        { asStaff: false },
      );
      if (isRefusal(settings)) return settings;
      trackers.push({
        trackerId: entityId(stepOf(context, `item-${index}`), 'tracker'),
        settings: { ...settings, campaign: true, ...(campaign.host !== null && { sites: [campaign.host] }) } as const,
        parentId: collectionId,
      });
    }
    const admit = { type: 'AdmitTrackers', ownerId, trackers, free: plans.free } as const;
    const portfolio = await runner.streams.stateAfterFollowUps(portfolioDecider, ownerId);
    const expected = portfolioDecider.decide(admit, portfolio);
    if (isRefusal(expected)) return expected;

    const create = { type: 'CreateCollection', ownerId, collectionId, content, parentId: null, public: false } as const;
    const created = await runner.run(collectionTreeDecider, ownerId, create, context);
    if (isRefusal(created)) return created;
    const admitted = await runner.run(portfolioDecider, ownerId, admit, context);
    if (!isRefusal(admitted))
      return accepted({ trackerIds: trackers.map(({ trackerId }) => trackerId), collectionId }, created, admitted);
    // Another tracker took the last place meanwhile.
    const remove = { type: 'DeleteCollection', ownerId, collectionId, now: context.now } as const;
    await runner.run(collectionTreeDecider, ownerId, remove, stepOf(context, 'no-room'));
    return admitted;
  },
  answer: (_asked, { trackerIds, collectionId }) => ({ tracker_uids: trackerIds, collection_uid: collectionId }),
});
