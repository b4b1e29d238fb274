import type { TextsOf } from '../language/catalogue';
import type { aboutTexts } from './about';

export const german: TextsOf<typeof aboutTexts> = {
  latestFindings: 'Neueste Ergebnisse',
  about: (product) =>
    `${product} verfolgt Themen für dich: Du sagst, worum es geht, ${product} liest die Quellen und meldet, was neu ist.`,
};
