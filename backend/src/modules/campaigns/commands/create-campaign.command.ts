import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { acceptContent, collectionTreeDecider } from '#modules/collections/published';
import { type Plans, acceptDraft, trackersSettings, portfolioDecider } from '#modules/trackers/published';
import { isRefusal } from '#kernel/decider';
import { requireActingUser, entityId, stepOf } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { type Campaign, type CampaignDraft, acceptCampaign } from '../domain/campaign';

interface CreatedCampaign {
  readonly trackerIds: readonly string[];
  readonly collectionId: string;
}

/**
 * Creates a folder named after a candidate, with one tracker for each item, `Jane Doe: Debates`: all of them, or nothing. Each
 * reads the candidate's own site beside the search.
 * Refused with INVALID, MAX_TRACKERS_REACHED or NOT_FOUND.
 */
export class CreateCampaign extends ContextCommand<CampaignDraft, CreatedCampaign> {}

/** Leaves the free plan's daily trackers to other topics. */
const FREQUENCY = 'week';

const descriptionOf = ({ host }: Campaign): string => (host === null ? '' : `https://${host}`);

@CommandHandler(CreateCampaign)
export class CreateCampaignHandler implements ICommandHandler<CreateCampaign> {
  constructor(
    private readonly runner: CommandRunner,
    @Inject(trackersSettings.port) private readonly plans: Plans,
  ) {}

  async execute({ request, context }: CreateCampaign) {
    const campaign = acceptCampaign(request);
    if (isRefusal(campaign)) return campaign;
    const content = acceptContent({ name: campaign.name, description: descriptionOf(campaign) });
    if (isRefusal(content)) return content;
    const ownerId = requireActingUser(context);
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
    const admit = { type: 'AdmitTrackers', ownerId, trackers, free: this.plans.free } as const;
    const portfolio = await this.runner.streams.settledStateOf(portfolioDecider, ownerId);
    const expected = portfolioDecider.decide(admit, portfolio);
    if (isRefusal(expected)) return expected;

    const create = { type: 'CreateCollection', ownerId, collectionId, content, parentId: null, public: false } as const;
    const created = await this.runner.run(collectionTreeDecider, ownerId, create, context);
    if (isRefusal(created)) return created;
    const admitted = await this.runner.run(portfolioDecider, ownerId, admit, context);
    if (!isRefusal(admitted))
      return accepted({ trackerIds: trackers.map(({ trackerId }) => trackerId), collectionId }, created, admitted);
    // Another tracker took the last place meanwhile.
    const remove = { type: 'DeleteCollection', ownerId, collectionId, now: context.now } as const;
    await this.runner.run(collectionTreeDecider, ownerId, remove, stepOf(context, 'no-room'));
    return admitted;
  }
}
