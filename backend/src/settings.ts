import { accountsSettings } from '#modules/accounts/accounts.settings';
import { audioSettings } from '#modules/audio/audio.settings';
import { billingSettings } from '#modules/billing/billing.settings';
import { dashboardsSettings } from '#modules/dashboards/dashboards.settings';
import { deliverySettings } from '#modules/delivery/delivery.settings';
import { paidModelsSettings } from '#modules/paid-models/paid-models.settings';
import { researchSettings } from '#modules/research/research.settings';
import { starterSettings } from '#modules/starter/starter.settings';
import { trackersSettings } from '#modules/trackers/trackers.settings';
import type { Settings } from '#platform/config/settings';

/** What can be set of the areas. Beside `areas.ts`, which would load the whole product to read them. */
export const areaSettings: readonly Settings[] = [
  accountsSettings,
  audioSettings,
  billingSettings,
  dashboardsSettings,
  deliverySettings,
  paidModelsSettings,
  researchSettings,
  starterSettings,
  trackersSettings,
];
