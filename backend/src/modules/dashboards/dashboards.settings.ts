import { z } from 'zod';
import { ifSet, settings, variable } from '#platform/config/settings';

export interface DashboardsSettings {
  /** If absent, the built-in maps are used. */
  readonly googleMapsApiKey?: string;
}

export const dashboardsSettings = settings('Dashboards', {
  variables: {
    GOOGLE_MAPS_API_KEY: variable(
      z
        .string()
        .regex(/^[\w-]+$/)
        .max(200)
        .optional(),
      {
        expected: 'a key of the Maps JavaScript API',
        example: 'a key from console.cloud.google.com',
        meaning:
          'Shows [Google’s maps](../how-to/use-google-maps.md). If not set: the built-in map is shown, and nothing is loaded from Google.',
      },
    ),
  },
  read: ({ GOOGLE_MAPS_API_KEY }): DashboardsSettings => ifSet('googleMapsApiKey', GOOGLE_MAPS_API_KEY),
});
