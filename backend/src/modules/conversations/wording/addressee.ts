import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
import type { SentAt } from '../proposing/sent-at';

/**
 * The person a text is worded for: their time and zone, which decide what `today` is, and the language of their
 * interface.
 */
export interface Addressee {
  readonly sent: SentAt;
  readonly language: InterfaceLanguage;
}
