import { userEvents } from '#events/accounts/user.events';
import { processOf, send } from '#platform/processes/process';
import { RescheduleNews } from '../commands/reschedule-news.command';

/** What waits for a user's daily brief moves with the time that they choose. */
export const chosenSendTimes = processOf(userEvents, {
  name: 'send-times',
  on: ['EmailTimeSet', 'TimezoneSet'],
  mayLag: true,
  react: ({ data: { userId } }) => [send(RescheduleNews, { userId })],
});
