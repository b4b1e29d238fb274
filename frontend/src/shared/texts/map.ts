import { catalogue } from '../language/catalogue';

export const mapTexts = catalogue('shared/map', {
  world: 'World map',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  times: (zoom: number) => `${zoom} times`,
});
