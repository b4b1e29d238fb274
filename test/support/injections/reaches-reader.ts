import { HOST } from './injected-texts';

/** An answer, whichever assistant gave it. */
export interface Said {
  readonly text: string;
  /** Addresses. */
  readonly sources: readonly string[];
}

interface Part {
  readonly content?: string;
  readonly sources?: { readonly content: string } | readonly { readonly content: string }[];
}

/** The answer that a stream of lines or events brought. */
export const saidIn = (response: string): Said => {
  const parts = response
    .split('\n')
    .map((line) => line.replace(/^data: /, ''))
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Part);
  return {
    text: parts.map(({ content = '' }) => content).join(''),
    sources: parts
      .flatMap(({ sources = [] }) => ('content' in sources ? [sources] : sources))
      .map(({ content }) => content),
  };
};

/** Without quotes of the material, and what stands above them. */
export const ownWords = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\d+\. )?> /.test(line) && !/^\*.+\*$/.test(line))
    .join('\n');

const withoutEscapes = (text: string): string => text.replace(/\\[\\`*_{}[\]<>#|~&]/g, '').replace(/\[\d{1,3}\]/g, '');

/** Turns the order of writing around, or hides what is written. */
const UNSEEN = /[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u;

/** Markdown that is more than text, places outside the product, and characters that nobody sees. `ownPlaces`: beginnings of addresses. */
export const faultsOf = ({ text, sources }: Said, ownPlaces: readonly string[]): readonly string[] => [
  ...sources.filter(
    (address) => new URL(address).host === HOST || !ownPlaces.some((place) => address.startsWith(place)),
  ),
  ...(withoutEscapes(text).match(/[[\]<`]/g) ?? []),
  ...(UNSEEN.test(text) ? ['a character that nobody sees'] : []),
];
