import type { Wave } from './wave';

/** Why nothing was said. */
export interface SpeechFault {
  readonly kind: 'fault';
  readonly code:
    /** The text will not be said, however often it is asked for. */
    | 'REFUSED'
    | 'RATE_LIMITED'
    | 'UNAVAILABLE'
    /** The answer is not audio. */
    | 'GARBLED'
    | 'STOPPED';
  readonly detail: string;
}

export const speechFault = (code: SpeechFault['code'], detail: string): SpeechFault => ({
  kind: 'fault',
  code,
  detail,
});

export interface Utterance {
  readonly text: string;
  /** ISO 639: `en`. */
  readonly language: string;
  readonly signal: AbortSignal;
}

/** Reads texts out. */
export interface Voice {
  /** A service, or a program on this machine. */
  readonly kind: 'service' | 'piper' | 'espeak-ng';
  /** Longest text in characters; longer ones are said in parts. */
  readonly longestText: number;
  say(utterance: Utterance): Promise<Wave | SpeechFault>;
}
