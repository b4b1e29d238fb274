import type { Remark } from './remarks';
import type { LineKind, TextLine } from './text-lines';

/** Texts as earlier releases recorded them: Markdown with `[n]` for the sources. Only events of that time are read by this. */

export interface EarlierState {
  readonly content: string;
  readonly sources: readonly unknown[];
  readonly written?: { readonly model: string; readonly quoted: string; readonly title?: string };
}

interface EarlierLine {
  readonly kind: LineKind;
  readonly text: string;
  readonly source: number;
  readonly was?: string;
  readonly wasSource?: number;
  readonly wasNote?: string;
  readonly note?: string;
  readonly by?: 'model';
}

const MARKER = /\s*\[(\d{1,3})\]/g;
/** `It begins. [1] (from May 3, 2026 [2])`: words, their markers, and what was said of them in brackets. */
const WITH_NOTES = /^(.*?(?:\s*\[\d{1,3}\])+)\s+(\(.*\))$/su;

const numbersIn = (markdown: string): readonly number[] => [...markdown.matchAll(MARKER)].map(([, n]) => Number(n));

const plain = (markdown: string): string =>
  markdown.replace(MARKER, '').replaceAll('**', '').replace(/\\(.)/g, '$1').trim();

const asWritten = (note: string | undefined): readonly Remark[] => {
  const quote = plain(note ?? '')
    .replace(/^\(|\)$/g, '')
    .replaceAll(') (', '; ');
  return quote === '' ? [] : [{ kind: 'as_written', quote, sources: numbersIn(note ?? '') }];
};

const lineIn = (markdown: string, heading: string | null): TextLine => {
  const [, own = markdown, notes = ''] = WITH_NOTES.exec(markdown) ?? [];
  return {
    claimId: null,
    text: plain(own),
    sources: numbersIn(own),
    ...(heading === null ? {} : { heading }),
    remarks: asWritten(notes),
  };
};

const HEADING = /^#+ /;
const ITEM = /^- /;

export const earlierLines = (markdown: string): readonly TextLine[] => {
  let heading: string | null = null;
  return markdown.split('\n').flatMap((line) => {
    if (HEADING.test(line)) heading = plain(line.replace(HEADING, ''));
    return ITEM.test(line) ? [lineIn(line.replace(ITEM, ''), heading)] : [];
  });
};

const overruling = ({ kind, was, wasSource }: EarlierLine): readonly Remark[] => {
  if (was === undefined || kind === 'new') return [];
  const sources = wasSource === undefined ? [] : [wasSource];
  return kind === 'changed'
    ? [{ kind: 'was', quote: was, day: null, sources }]
    : [{ kind: 'contradicts', quote: was, act: null, sources }];
};

const lineOf = (line: EarlierLine): TextLine => ({
  claimId: null,
  text: line.text,
  sources: [line.source],
  remarks: [...overruling(line), ...asWritten(line.wasNote), ...asWritten(line.note)],
  ...(line.by === undefined ? {} : { by: line.by }),
});

export interface EarlierUpdate extends EarlierState {
  readonly lines: readonly EarlierLine[];
  readonly more: number;
}

/** An overview of the first version of its event in the present form. */
export const stateFromMarkdown = ({ content, sources, written }: EarlierState) =>
  written === undefined
    ? { lines: earlierLines(content), sources }
    : {
        lines: earlierLines(written.quoted),
        sources,
        written: { model: written.model, lines: earlierLines(content) },
      };

/** An update likewise; its lines were apart already. */
export const updateFromMarkdown = ({ lines, sources, more, written }: EarlierUpdate) => {
  const own = lines.map(lineOf);
  return written === undefined
    ? { lines: own, sources, more }
    : {
        lines: earlierLines(written.quoted),
        sources,
        more,
        written: {
          model: written.model,
          lines: own,
          ...(written.title === undefined ? {} : { title: written.title }),
        },
      };
};
