import { readFileSync } from 'node:fs';
import type { ReadOutcome } from '#engine/known-page';
import { nothingKnown, type Finding } from '#engine/ledger';
import type { ReadPage } from '#pages/page';
import { corpusFile } from './corpus-documents';
import { runTracker } from './run-tracker';

interface LabelledPage {
  readonly id: string;
  readonly publisher: string;
  readonly host: string;
  readonly title: string;
  readonly published: string;
  readonly blocks: readonly string[];
  readonly tells: readonly string[];
  readonly partly: readonly string[];
}

interface Corpus {
  readonly description: string;
  readonly pages: readonly LabelledPage[];
}

const HOUR = 3_600_000;

const pageOf = ({ id, host, title, publisher, published, blocks }: LabelledPage): ReadPage => {
  const url = `https://${host}/${id}`;
  return { url, foundAt: url, host, title, publisher, author: '', publishedAt: published, blocks };
};

const readCorpus = (language: string): Corpus =>
  JSON.parse(readFileSync(corpusFile('languages', `${language}.json`), 'utf8')) as Corpus;

/** All pages of a language, with what their tracker follows. */
export const pagesInLanguage = (language: string) => {
  const { description, pages } = readCorpus(language);
  return pages.map((page) => ({ id: page.id, description, page: pageOf(page) }));
};

const runAfter = (published: string): string => new Date(Date.parse(published) + HOUR).toISOString();

/** Labels leave out what comes before a sentence, such as a dateline, or a line leaves it out. */
const shown = (text: string): string => text.replace(/\s+/g, ' ').trim();

const isAmong = (sentences: readonly string[], text: string): boolean =>
  sentences.map(shown).some((sentence) => sentence.endsWith(text) || text.endsWith(sentence));

export interface Headline {
  readonly id: string;
  readonly text: string | null;
  readonly verdict: 'tells' | 'partly' | 'nothing' | 'untold';
  readonly reason?: string;
}

/** The headline of each page on the topic, each page read alone by a new tracker. */
export const headlinesIn = (language: string): readonly Headline[] => {
  const { description, pages } = readCorpus(language);
  return pages
    .filter(({ tells }) => tells.length > 0)
    .map((page): Headline => {
      const { recorded, documents } = runTracker({ description }, [pageOf(page)], runAfter(page.published)).findings;
      const text = recorded.find(({ claim }) => claim.role === 'headline')?.claim.text ?? null;
      if (text === null) return { id: page.id, text, verdict: 'untold', reason: documents[0]?.reason.kind ?? '' };
      const verdict = isAmong(page.tells, text) ? 'tells' : isAmong(page.partly, text) ? 'partly' : 'nothing';
      return { id: page.id, text, verdict };
    });
};

export interface ReadInTurn {
  readonly id: string;
  readonly outcome: ReadOutcome;
  readonly found: readonly Finding[];
}

/** What a tracker that reads one page after the other makes of each. */
export const readInTurn = (language: string): readonly ReadInTurn[] => {
  const { description, pages } = readCorpus(language);
  let knowledge = nothingKnown;
  return [...pages]
    .sort((a, b) => Date.parse(a.published) - Date.parse(b.published))
    .map((page) => {
      const run = runTracker({ description }, [pageOf(page)], runAfter(page.published), knowledge);
      knowledge = run.knowledge;
      return {
        id: page.id,
        outcome: run.findings.documents[0]?.outcome ?? 'left_out',
        found: run.findings.recorded,
      };
    });
};
