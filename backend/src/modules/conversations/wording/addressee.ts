import type { InterfaceLanguage } from '#platform/http/interface-language';
import type { SentAt } from '../proposing/sent-at';

/** Whom something is worded for: when and where they are, by which `today` is said, and the language of their interface. */
export interface Addressee {
  readonly sent: SentAt;
  readonly language: InterfaceLanguage;
}
