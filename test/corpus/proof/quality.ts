import type { ReadPage } from '#pages/page';
import { descriptions, documentIds, type EventLabels } from './expectations';
import { runTracker } from './run-tracker';

export type Verdict = 'tells' | 'partly' | 'nothing' | 'untold';

export interface Headline {
  readonly document: string;
  readonly text: string;
  readonly verdict: Verdict;
}

/** Labels quote the documents letter by letter, with hyphens at the ends of printed lines: `AI- enabled`. */
const unbroken = (text: string): string => text.replace(/- (?=[\p{L}\p{N}])/gu, '-');

/** The headline of each labelled document on its own, so that no other page of its story can provide a better one. */
export const headlines = (
  pages: readonly ReadPage[],
  labels: Readonly<Record<string, EventLabels>>,
): readonly Headline[] => {
  const ids = documentIds();
  return pages.flatMap((page): readonly Headline[] => {
    const document = ids.get(page.url) ?? '';
    const label = labels[document];
    const tracker = descriptions().find(({ topic }) => document.startsWith(`${topic}-`));
    if (label === undefined || tracker === undefined) return [];
    const { findings } = runTracker({ description: tracker.long }, [page], '2026-08-22T23:59:00Z');
    const claim = findings.recorded.find((recorded) => recorded.claim.role === 'headline')?.claim;
    if (claim === undefined) return [{ document, text: '', verdict: 'untold' }];
    const { text, evidence } = claim;
    // A line may say before its sentence what that is about.
    const quote = evidence[0]?.quote ?? text;
    const said = unbroken(text.endsWith(quote) ? quote : text);
    const isOneOf = (sentences: readonly string[]): boolean => sentences.map(unbroken).includes(said);
    const verdict = isOneOf(label.tells) ? 'tells' : isOneOf(label.partly) ? 'partly' : 'nothing';
    return [{ document, text, verdict }];
  });
};

/** Shares of told headlines. */
export const quality = (
  told: readonly Headline[],
): { readonly tells: number; readonly nothing: number; readonly told: number } => {
  const headed = told.filter(({ verdict }) => verdict !== 'untold');
  const share = (verdict: Verdict): number =>
    headed.filter((headline) => headline.verdict === verdict).length / headed.length;
  return { tells: share('tells'), nothing: share('nothing'), told: headed.length };
};
