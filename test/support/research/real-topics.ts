import { displayTitle } from '#projections/trackers/display-title';
import campaigns from '../../../backend/src/modules/explore/reference/campaigns.json';
import orders from '../../../backend/src/modules/explore/reference/executive-orders.json';
import presets from '../../../backend/src/modules/explore/reference/explore-presets.json';

const titled = (title: string, text: string) => ({ title: displayTitle(title) ?? title, text });

/** The topics and executive orders of the reference data, as trackers would name and describe them. */
export const realTopics: readonly { readonly title: string; readonly text: string }[] = [
  ...[...presets.topics, ...campaigns.topics].map(({ title, tracker_description }) =>
    titled(title, tracker_description),
  ),
  ...orders.orders.map(({ title, excerpt }) => titled(title, excerpt ?? '')),
];
