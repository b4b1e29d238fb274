import { hash } from 'node:crypto';
import type { ImagePlace } from '#events/images/carried-image.events';

const CHARACTERS = 32;

/** The same for the same address, so that an image on several pages is one. In hex: part of a file's name. */
export const imageIdOf = (place: Pick<Extract<ImagePlace, { kind: 'web' }>, 'kind' | 'address'>): string =>
  hash('sha256', place.address, 'hex').slice(0, CHARACTERS);

/** Of the picture at a place on a page, both from 1. */
export const pictureId = (page: number, place: number): string => `p${page}-${place}`;

/** Of a whole page. */
export const pageId = (page: number): string => pictureId(page, 0);
