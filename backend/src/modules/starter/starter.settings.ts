import { z } from 'zod';
import { settings, variable } from '#platform/config/settings';

export interface StarterSettings {
  /** Whether the recorded public trackers, and two documents, are added to a new store. */
  readonly starterContent: boolean;
}

export const starterSettings = settings('Starter', {
  variables: {
    STARTER_CONTENT: variable(z.enum(['on', 'off']).default('on'), {
      expected: 'on or off',
      example: 'on',
      meaning:
        'Fills an empty store with recorded public trackers and two documents, so that the first screen is alive.',
    }),
  },
  read: ({ STARTER_CONTENT }): StarterSettings => ({ starterContent: STARTER_CONTENT === 'on' }),
});
