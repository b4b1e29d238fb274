import { ledgerEvents } from '#events/research/ledger.events';
import { processOf, sendStep } from '#platform/processes/process';
import { QueueNews } from '../commands/queue-news.command';

/** Queues what a run publishes for the next brief of the tracker's owner. */
export const publishedRunsQueueNews = processOf(ledgerEvents, {
  name: 'published-news',
  on: ['StateEstablished', 'UpdatePublished'],
  mayLag: true,
  react: ({ type, data }) => [
    sendStep(QueueNews, { trackerId: data.trackerId, updateId: type === 'UpdatePublished' ? data.updateId : null }),
  ],
});
