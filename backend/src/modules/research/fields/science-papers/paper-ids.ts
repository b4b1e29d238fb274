import { matchesIn } from '#text/words/matches';

/**
 * Prefixes of servers whose papers are posted before any review: arXiv, openRxiv, Research Square, SSRN, ChemRxiv,
 * Preprints.org, TechRxiv, Authorea, and those of the Center for Open Science (PsyArXiv, SocArXiv, EarthArXiv, OSF).
 */
const PREPRINTS = new Set(
  `10.48550 10.64898 10.21203 10.2139 10.26434 10.20944 10.36227 10.22541
  10.31234 10.31235 10.31223 10.31219`.split(/\s+/),
);
/** bioRxiv and medRxiv share a prefix with the journals of Cold Spring Harbor, whose numbers begin with a letter. */
const SHARED_WITH_JOURNALS = /^doi:10\.1101\/\d/;

/** Prefixes of Zenodo, Figshare, Dryad and Mendeley Data, which hold data sets rather than papers. */
const DATA_SETS = new Set('10.5281 10.6084 10.5061 10.17632'.split(' '));

/** Looks for the number first, then checks what may not precede it. */
const DOI = /10\.(?<![\d.]10\.)\d{4,9}\/(?=\S*\d)[^\s"<>„“”«»‘’…]+/g;
const ARXIV = /\barxiv(?::\s?|\.org\/(?:abs|pdf)\/)(\d{4}\.\d{4,5})/gi;
const DOI_OF_ARXIV = /^10\.48550\/arxiv\.(\d{4}\.\d{4,5})/;

/** A DOI without the punctuation after it. It may contain brackets, `10.1016/S0140-6736(26)00123-4`. */
const trimmed = (written: string): string => {
  const bare = written.replace(/[.,;:!?'*]+$/, '');
  const last = bare.at(-1) ?? '';
  const opening = { ')': '(', ']': '[', '}': '{' }[last];
  const isOpened = opening === undefined || bare.split(opening).length >= bare.split(last).length;
  return isOpened ? bare : trimmed(bare.slice(0, -1));
};

const ofDoi = (written: string): readonly string[] => {
  const doi = trimmed(written).toLowerCase();
  const number = DOI_OF_ARXIV.exec(doi)?.[1];
  if (number !== undefined) return [`arXiv:${number}`];
  return DATA_SETS.has(doi.slice(0, doi.indexOf('/'))) ? [] : [`doi:${doi}`];
};

/**
 * The papers that a text or an address names, each once: `doi:10.1038/s41586-026-00001-1`, `arXiv:2601.01234`, whatever
 * their version.
 */
export const paperIdsIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...(text.match(DOI) ?? []).flatMap(ofDoi),
    ...matchesIn(text, ARXIV).map(([, number = '']) => `arXiv:${number}`),
  ]);

/** Whether a paper was posted on a server that only has papers before review. */
export const isPreprint = (id: string): boolean =>
  id.startsWith('arXiv:') ||
  SHARED_WITH_JOURNALS.test(id) ||
  PREPRINTS.has(id.slice('doi:'.length, Math.max(0, id.indexOf('/'))));
