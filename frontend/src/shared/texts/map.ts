import { catalogue } from '../language/catalogue';

/** Texts of the map of the world. */
export const mapTexts = catalogue('shared/map', {
  world: 'World map',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  times: (zoom: number) => `${zoom} times`,
});
