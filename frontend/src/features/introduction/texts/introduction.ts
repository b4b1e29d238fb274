import { catalogue } from '#shared/language/catalogue';

export const introductionTexts = catalogue('introduction/introduction', {
  introduction: 'Introduction',
  titles: ['A tracker reads the sources for you', 'Start your first tracker', 'When should updates arrive?'],
  stepOf: (step: number, all: number) => `${step} of ${all}`,
  whatATrackerDoes:
    'You name a topic. The tracker reads its sources every day or week and tells you only what is new, has changed or no longer holds. Every sentence is checked against the page it comes from: its number shows the quote.',
  sayWhatToFollow:
    'Say in your own words what to follow, or begin with an example. Sources can be narrowed to domains later.',
  examples: 'Examples',
  continue: 'Continue',
  openTracker: 'Open your tracker',
  skip: 'Skip the introduction',
  oneEmailADay:
    'One email a day holds what is new, and none is sent when nothing is. You can change this in your account.',
  showAgain: 'Show it again',
  notShown: 'The introduction could not be shown',
});
