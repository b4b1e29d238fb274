import { userEvents } from '#events/accounts/user.events';
import { processOf, sendStep } from '#platform/processes/process';
import { RescheduleNews } from '../commands/reschedule-news.command';

/** Moves a user's waiting news to the daily time that they choose. */
export const sendTimesRescheduleNews = processOf(userEvents, {
  name: 'send-times',
  on: ['EmailTimeSet', 'TimezoneSet'],
  mayLag: true,
  react: ({ data: { userId } }) => [sendStep(RescheduleNews, { userId })],
});
