import { hash } from 'node:crypto';
import type { ImageOrigin } from '#events/images/carried-image.events';

const CHARACTERS = 32;

/** The same for the same address, so that an image on several pages is one. In hex: part of a file's name. */
export const imageIdOf = (place: Pick<Extract<ImageOrigin, { kind: 'web' }>, 'kind' | 'address'>): string =>
  hash('sha256', place.address, 'hex').slice(0, CHARACTERS);

/** The id of the picture at a position on a page, both counted from 1. */
export const pictureId = (page: number, place: number): string => `p${page}-${place}`;
