import { catalogue } from '#shared/language/catalogue';

/** Texts and examples of the box that creates a tracker. */
export const createBoxTexts = catalogue('tracker-creation/create-box', {
  createTracker: 'Create a tracker',
  topic: 'Topic',
  frequency: 'Frequency',
  start: 'Start',
  reads: (domains: string) => `Reads ${domains}`,
  frequencyMissing: 'Please select a frequency',
  incomplete: 'Please complete the form correctly',
  examples: [
    'Tariffs on steel and aluminum',
    'Federal rules on artificial intelligence',
    'Crewed missions to the Moon',
    'Recalls of space heaters',
    'Section 232 investigations',
    'Export controls on chips',
  ],
});
