import { portfolioEvents } from '#events/trackers/portfolio.events';
import { commandStep, processOf } from '#platform/processes/process';
import { feedbackDecider } from '../domain/feedback.decider';

/** The notes of an erased user are no longer shown. */
export const closedPortfoliosEraseNotes = processOf(portfolioEvents, {
  name: 'erased-notes',
  on: ['PortfolioClosed'],
  mayLag: true,
  react: ({ data: { trackerIds } }) =>
    trackerIds.map((trackerId) => commandStep(feedbackDecider, trackerId, { type: 'EraseNotes', trackerId })),
});
