import { maskedEmail } from '../administration/masked';

const HIDDEN = '•••';
const MAX_LENGTH = 500;
/** A message may be a whole page. */
const MAX_READ = 4 * MAX_LENGTH;

const SECRETS: ReadonlyArray<readonly [pattern: RegExp, instead: string]> = [
  // Parts of a URL: its user and password, its query and its fragment.
  [/(?<=:\/\/)[^\s/@]+@/g, ''],
  [/(?<=:\/\/[^\s?#]*)[?#][^\s"'<>)]+/g, ''],
  [/\b(bearer|basic)\s+[^\s"',;]{4,}/gi, `$1 ${HIDDEN}`],
  [/\b(password|passwd|secret|token|key|authorization)(["']?\s*[:=]\s*["']?)[^\s"',;]{4,}/gi, `$1$2${HIDDEN}`],
  // Keys of services, signed tokens and hashes; ids have dashes and stay.
  [/\bsk-[\w-]{8,}|\beyJ[\w-]+\.[\w.-]+|\b\w{32,}\b/g, HIDDEN],
];
const ADDRESS = /[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g;

/** An error in one line, without its stack: what looks like a secret is left out, and mail addresses are masked. */
export const describeFailure = (error: unknown): string => {
  const message = error instanceof Error ? error.message || error.name : String(error);
  const line = message.slice(0, MAX_READ).replaceAll(/\s+/g, ' ').trim();
  return SECRETS.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), line)
    .replaceAll(ADDRESS, (address) => maskedEmail(address) ?? HIDDEN)
    .slice(0, MAX_LENGTH);
};
