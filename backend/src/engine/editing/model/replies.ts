import { oneAnswerEach } from '../../writing/reply';
import type { BriefPage, EditableLine } from '../brief';
import {
  keyOfTarget,
  MAX_IN_OVERVIEW,
  MAX_COMPARED_LINES,
  MAX_OVERRULED,
  targetsOf,
  type EditedLine,
  type PageEditing,
  type Standing,
  STANDINGS,
  type PublishedTarget,
} from '../editing';

/** Maximum number of lines of a reply that are read. */
const MAX_REPLY_LINES = 400;

/** The rest of each reply line that begins with the mark. */
export const linesWithMark = (reply: string, mark: string): readonly string[] =>
  reply.split('\n', MAX_REPLY_LINES).flatMap((line) => {
    const bare = line.trim();
    return bare.startsWith(`${mark} `) ? [bare.slice(mark.length + 1).trim()] : [];
  });

/** A yes or no for each of `count` items; null if the reply does not say so plainly. */
export const parseYesNo = (reply: string, count: number, mark: string): readonly (boolean | null)[] => {
  const answers = linesWithMark(reply, mark).flatMap((line) => {
    const [, number = '', verdict] = /^(\d{1,3}) (yes|no)$/.exec(line) ?? [];
    return verdict === undefined ? [] : [[Number(number), verdict === 'yes'] as const];
  });
  return oneAnswerEach(answers, count).map((verdict) => verdict ?? null);
};

const TARGET = String.raw`(?:L\d{1,3}|\d{1,3}\.\d{1,3})`;
const LINE = new RegExp(String.raw`^(\d{1,3})(?:\.(\d{1,3}))? (\w+)((?:,? ${TARGET})*)$`);

type Said =
  | { readonly kind: 'off' }
  | { readonly kind: 'none' }
  | { readonly kind: 'line'; readonly line: EditedLine }
  | { readonly kind: 'malformed' };

/** The line named as `L3`, or the sentence named as `2.4`; null if there is none. */
const targetOf = (
  lineName: string,
  pages: readonly BriefPage[],
  publishedLines: readonly EditableLine[],
): PublishedTarget | null => {
  if (lineName.startsWith('L')) return publishedLines[Number(lineName.slice(1)) - 1]?.target ?? null;
  const [page, sentence] = lineName.split('.');
  const other = pages[Number(page) - 1];
  const index = other?.sentences[Number(sentence) - 1]?.index;
  return other === undefined || index === undefined ? null : { by: 'sentence', url: other.url, index };
};

/** The named targets without repeats; null if one does not exist. */
const targetsIn = (
  lineName: string,
  pages: readonly BriefPage[],
  publishedLines: readonly EditableLine[],
): readonly PublishedTarget[] | null => {
  const targets = (lineName.match(new RegExp(TARGET, 'g')) ?? []).map((each) => targetOf(each, pages, publishedLines));
  const known = targets.flatMap((target) => target ?? []);
  return known.length === targets.length && new Set(known.map(keyOfTarget)).size === known.length ? known : null;
};

/** The relation that a word and its targets express; null if they do not fit together. */
const standingOf = (word: string, targets: readonly PublishedTarget[] | null): Standing | null => {
  const [first, ...others] = targets ?? [];
  const kind = STANDINGS.find((standing) => standing === word);
  if (word === 'new') return targets?.length === 0 ? { kind: 'new' } : null;
  if (first === undefined || kind === undefined) return null;
  switch (kind) {
    case 'same':
    case 'adds':
      return others.length === 0 ? { kind, of: first } : null;
    case 'changes':
    case 'ends':
    case 'corrects':
      return others.length < MAX_OVERRULED ? { kind, of: [first, ...others] } : null;
  }
};

/**
 * The choices of an editor for each page, by its address. A page with anything missing, malformed or out of range is
 * left out.
 */
export const choicesIn = (
  reply: string,
  pages: readonly BriefPage[],
  publishedLines: readonly EditableLine[],
  mark: string,
): ReadonlyMap<string, PageEditing> => {
  const answers = new Map<string, Said[]>();
  for (const line of linesWithMark(reply, mark)) {
    const [, number = '', sentence, word = '', lineName = ''] = LINE.exec(line) ?? [];
    const page = pages[Number(number) - 1];
    if (page === undefined) continue;
    const all = answers.get(page.url) ?? [];
    answers.set(page.url, all);
    if (sentence === undefined) {
      all.push(word === 'off' || word === 'none' ? { kind: word } : { kind: 'malformed' });
      continue;
    }
    const index = page.sentences[Number(sentence) - 1]?.index;
    const standing = standingOf(word, targetsIn(lineName, pages, publishedLines));
    const namesItself =
      standing !== null &&
      targetsOf(standing).some((of) => of.by === 'sentence' && of.url === page.url && of.index === index);
    all.push(
      index === undefined || standing === null || namesItself
        ? { kind: 'malformed' }
        : { kind: 'line', line: { index, standing } },
    );
  }
  return new Map(
    [...answers].flatMap(([url, all]) => {
      const editing = editingOf(all);
      return editing === null ? [] : [[url, editing] as const];
    }),
  );
};

/** The editing of a page from all lines about it; null if they contradict each other or are too many. */
const editingOf = (all: readonly Said[]): PageEditing | null => {
  const lines = all.flatMap((reply) => (reply.kind === 'line' ? [reply.line] : []));
  const others = new Set(all.flatMap(({ kind }) => (kind === 'line' ? [] : [kind])));
  if (lines.length > 0) {
    const isOnce = new Set(lines.map(({ index }) => index)).size === lines.length;
    return others.size === 0 && isOnce && lines.length <= MAX_COMPARED_LINES ? { isOnTopic: true, lines } : null;
  }
  if (others.size !== 1) return null;
  if (others.has('off')) return { isOnTopic: false };
  return others.has('none') ? { isOnTopic: true, lines: [] } : null;
};

/**
 * Groups of line indices among `count` lines; null if a line does not exist or occurs twice, or if there are no groups
 * or too many.
 */
export const groupsIn = (reply: string, count: number, mark: string): readonly (readonly number[])[] | null => {
  const groups: (readonly number[])[] = [];
  for (const line of linesWithMark(reply, mark)) {
    if (!/^\d{1,3}(?: \d{1,3})*$/.test(line)) return null;
    groups.push(line.split(' ').map((number) => Number(number) - 1));
  }
  const all = groups.flat();
  const isWhole = all.every((line) => line >= 0 && line < count) && new Set(all).size === all.length;
  return isWhole && all.length > 0 && all.length <= MAX_IN_OVERVIEW ? groups : null;
};

/**
 * For each of `groups` the position of its heading among `headings`, or null; null if anything is malformed, out of
 * range or said twice.
 */
export const choicesOfGroups = (
  reply: string,
  groups: number,
  headings: number,
  mark: string,
): readonly (number | null)[] | null => {
  const chosen = new Map<number, number>();
  for (const line of linesWithMark(reply, mark)) {
    const [, group, heading] = /^G(\d{1,2}) H(\d{1,2})$/.exec(line) ?? [];
    const [groupIndex, headingIndex] = [Number(group) - 1, Number(heading) - 1];
    if (
      !(groupIndex >= 0 && groupIndex < groups && headingIndex >= 0 && headingIndex < headings) ||
      chosen.has(groupIndex)
    )
      return null;
    chosen.set(groupIndex, headingIndex);
  }
  return Array.from({ length: groups }, (_each, index) => chosen.get(index) ?? null);
};
