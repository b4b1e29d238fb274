import type { TextsOf } from '../language/catalogue';
import type { mapTexts } from './map';

export const german: TextsOf<typeof mapTexts> = {
  world: 'Weltkarte',
  zoom: 'Vergrößerung',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  times: (zoom) => `${zoom}-fach`,
};
