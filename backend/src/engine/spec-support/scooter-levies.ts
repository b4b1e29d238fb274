import { page } from './pages';

/** The sentence of the order that imposes its levy. */
export const IMPOSED_LEVY =
  'The mayor of Valmora imposed a levy of 12 percent on electric scooters of foreign make on Monday.';

/** Imposes a levy and also a rule for helmets. */
export const levyOrder = page('Levies on Scooters and Helmets of Foreign Make', [
  IMPOSED_LEVY,
  'The order also requires a helmet and a speed of at most 15 kilometres an hour on every scooter.',
]);

const OTHER_ORDERS = [7, 8, 9, 10, 11, 12, 13, 14]
  .map((number) => `Executive Order 10${number}, as amended`)
  .join('; ');

/** Too long for a line. */
export const ENDED_LEVIES = `In the light of the ruling of the court, the additional levies on electric scooters imposed pursuant to the Valmora Streets Act in ${OTHER_ORDERS}; and Executive Order 1041 shall no longer be in effect and, as soon as practicable, shall no longer be collected.`;

/** Ends the levies of several orders in one sentence, of `levyOrder` by its day and title. */
export const endingOrder = page(
  'Ending certain levies of Valmora on electric scooters',
  [
    'In Executive Order 1041 of March 2, 2026 (Levies on Scooters and Helmets of Foreign Make), the mayor of Valmora took measures.',
    ENDED_LEVIES,
  ],
  { publishedAt: '2026-03-20T10:00:00Z' },
);
