import type { CitedSource } from '#events/research/ledger.events';
import { isInOtherLanguage } from '#text/languages/detection';

type Quoted = Pick<CitedSource, 'host' | 'quote' | 'passage'>;

const paragraphsOf = (sources: readonly Quoted[]): readonly string[] => [
  ...new Set(sources.map(({ quote, passage }) => passage ?? quote)),
];

/**
 * Whether some sources are in a language that is judged only by title, opening and figures. Quotes are short and a
 * language only shows in several sentences, so all quotes of a host are read together.
 */
export const areInOtherLanguages = (sources: readonly Quoted[]): boolean => {
  const hosts = new Set(sources.map(({ host }) => host));
  const texts = [...hosts].map((host) => paragraphsOf(sources.filter((source) => source.host === host)));
  return [paragraphsOf(sources), ...texts].some(isInOtherLanguage);
};
