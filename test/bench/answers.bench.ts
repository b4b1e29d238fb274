import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { replyParts } from '#modules/assistants/answering/reply-parts';
import { answerPartFromDocument } from '#modules/assistants/documents/answer-part-from-document';
import { documentPassages } from '../../backend/src/modules/assistants/documents/document-passages';
import { documentVoice } from '../../backend/src/modules/assistants/documents/document-voice';
import { indexOf } from '../../backend/src/modules/assistants/retrieval/passage-index';
import type { DocumentText, TextParagraph } from '../../backend/src/modules/documents/text/document-text';
import { readPdf } from '../../backend/src/modules/documents/text/read-pdf.thread';
import { textOfMarkdown } from '../corpus/proof/answers/corpus-text';
import { paraphrasedQuestions } from '../corpus/proof/answers/paraphrased';
import { readCorpus } from '../corpus/server/corpus-documents';
import type { BenchRow } from './bench-row';
import { median } from './event-store/measure';

const PAGES = 400;
const WORDS_OF_PAGE = 520;
const QUESTIONS = 40;
const ROUNDS = 5;
const MAX_OF_SEARCH = 3;
const MIN_OF_PDFJS = 0.7;

/** Documents of the corpus, over and over, until there are pages enough. */
const longText = (): DocumentText => {
  const texts = readCorpus().flatMap(({ documents }) => documents.map(({ text }) => textOfMarkdown(text).paragraphs));
  const paragraphs: TextParagraph[] = [];
  let words = 0;
  for (let index = 0; words < PAGES * WORDS_OF_PAGE; index++)
    for (const paragraph of texts[index % texts.length] ?? []) {
      paragraphs.push({ ...paragraph, starts: [{ page: 1 + Math.floor(words / WORDS_OF_PAGE), at: 0 }] });
      words += paragraph.text.split(' ').length;
    }
  return { pages: Array.from({ length: PAGES }, () => ({ label: null, hasText: true })), paragraphs };
};

const pagesOf = ({ paragraphs }: DocumentText): readonly string[] => {
  const pages: string[] = [];
  for (const { text, starts } of paragraphs) {
    const at = (starts[0]?.page ?? 1) - 1;
    pages[at] = `${pages[at] ?? ''} ${text}`;
  }
  return pages;
};

/** How often each page has the words of a question, the best ten pages first. */
const bareSearch = (question: string, pages: readonly string[]): readonly number[] => {
  const words = question.match(/\p{L}{4,}|\d+/gu) ?? [question];
  const searched = new RegExp(String.raw`\b(?:${words.join('|')})`, 'giu');
  return pages
    .map((page, index) => ({ at: index, count: page.match(searched)?.length ?? 0 }))
    .sort((a, b) => b.count - a.count)
    .slice(0, 10)
    .map(({ at }) => at);
};

const elapsed = (work: () => void): number => {
  const before = performance.now();
  work();
  return performance.now() - before;
};

const firstTokenRow = (): BenchRow => {
  const text = longText();
  const index = indexOf(documentPassages(text));
  const pages = pagesOf(text);
  const voice = documentVoice({
    documentId: 'd',
    title: 'A long document',
    addedAt: '2026-05-01T00:00:00.000Z',
    publicUrl: 'https://aidy.example',
  });
  const questions = paraphrasedQuestions().slice(0, QUESTIONS);
  const first = (question: string): void => {
    for (const _part of replyParts(answerPartFromDocument({ question, history: [] }, index), voice)) return;
  };
  const times = { answer: [] as number[], search: [] as number[] };
  for (let round = 0; round < ROUNDS; round++)
    for (const { question } of questions) {
      const answer = elapsed(() => first(question));
      const search = elapsed(() => bareSearch(question, pages));
      // The first round warms up.
      if (round === 0) continue;
      times.answer.push(answer);
      times.search.push(search);
    }
  const [answer, search] = [median(times.answer), median(times.search)];
  return {
    name: `first token of an answer over ${PAGES} pages`,
    value: answer,
    unit: 'ms',
    ratio: answer / search,
    limit: `≤ ${MAX_OF_SEARCH} × counting the words of the question on each page`,
    ok: answer <= MAX_OF_SEARCH * search,
  };
};

const STARTER = join(__dirname, '..', '..', 'backend', 'src', 'modules', 'starter', 'documents');
const LIMITS = { pages: 2000, characters: 20_000_000 };

const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(join(STARTER, `${name}.pdf`)));

/** What pdf.js alone takes for the text of a file; returns its pages. */
const byPdfjs = async (content: Uint8Array): Promise<number> => {
  const opening = getDocument({
    data: content,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await opening.promise;
  for (let number = 1; number <= pdf.numPages; number++) await (await pdf.getPage(number)).getTextContent();
  const { numPages } = pdf;
  await opening.destroy();
  return numPages;
};

const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const readingRow = async (): Promise<BenchRow> => {
  const files = ['2025-15554', '2026-11415'];
  const seconds = { whole: [] as number[], pdfjs: [] as number[] };
  let pages = 0;
  for (let round = 0; round <= 3 * ROUNDS; round++) {
    pages = 0;
    let [whole, pdfjs] = [0, 0];
    for (const file of files) {
      pdfjs += await cpuOf(async () => (pages += await byPdfjs(bytesOf(file))));
      whole += await cpuOf(() => readPdf({ content: bytesOf(file), limits: LIMITS }));
    }
    if (round === 0) continue;
    seconds.whole.push(whole);
    seconds.pdfjs.push(pdfjs);
  }
  const ratio = median(seconds.pdfjs) / median(seconds.whole);
  return {
    name: 'reading a PDF',
    value: pages / median(seconds.whole),
    unit: 'pages per CPU second',
    ratio,
    limit: `≥ ${MIN_OF_PDFJS} of pdf.js alone`,
    ok: ratio >= MIN_OF_PDFJS,
  };
};

/** Answers about documents, and reading them. */
export const rows = async (): Promise<readonly BenchRow[]> => [firstTokenRow(), await readingRow()];
