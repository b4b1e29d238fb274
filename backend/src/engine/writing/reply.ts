/** A sentence that a model wrote, not yet checked. */
export interface DraftSentence {
  /** The sentence without its citations. */
  readonly text: string;
  /** Numbers of the evidence, as the model gave them. */
  readonly cites: readonly number[];
}

interface DraftGroup {
  readonly heading: string | null;
  readonly drafts: readonly DraftSentence[];
}

export interface Reply {
  readonly title: string;
  readonly update: readonly DraftSentence[];
  readonly overview: readonly DraftGroup[];
}

/** Most lines read of a reply, more than an overview has. */
const MAX_REPLY_LINES = 120;
const MAX_LINE_LENGTH = 1000;

const CITATION = /\s*\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g;

const citesIn = (line: string): readonly number[] => [
  ...new Set([...line.matchAll(CITATION)].flatMap(([, list = '']) => list.split(',').map(Number))),
];

/** Reads a line of a list; null if it is not one. */
export const parseDraftSentence = (line: string): DraftSentence | null => {
  const item = /^(?:[-*•]|\d{1,3}[.)])\s+(.+)$/.exec(line)?.[1];
  if (item === undefined) return null;
  const cites = citesIn(item);
  // The full stop often comes after the citation.
  const text = item
    .replace(CITATION, '')
    .replace(/\*\*/g, '')
    .replace(/\s+([.!?])$/, '$1')
    .trim();
  return text === '' ? null : { text: /[.!?]["”’)]*$/.test(text) ? text : `${text}.`, cites };
};

const linesIn = (text: string): readonly string[] =>
  text
    .split('\n', MAX_REPLY_LINES)
    .map((line) => line.slice(0, MAX_LINE_LENGTH).trim())
    .filter((line) => line !== '' && !line.startsWith('```'));

const bare = (text: string): string => text.replace(/[*#:]/g, '').trim();

/** Reads what a model wrote; whatever does not follow the format is left out. */
export const replyOf = (text: string): Reply => {
  let section: 'none' | 'update' | 'overview' = 'none';
  let title = '';
  const update: DraftSentence[] = [];
  const overview: { heading: string | null; drafts: DraftSentence[] }[] = [];
  for (const line of linesIn(text)) {
    const name = bare(line).toLowerCase();
    const draft = parseDraftSentence(line);
    if (/^[*#\s]*title\b/i.test(line)) title = bare(line.replace(/^[*#\s]*title\b/i, '')).replace(CITATION, '');
    else if (name === 'update') section = 'update';
    else if (name === 'overview') section = 'overview';
    else if (draft !== null && section === 'update') update.push(draft);
    else if (draft !== null && section === 'overview') {
      if (overview.length === 0) overview.push({ heading: null, drafts: [] });
      overview.at(-1)?.drafts.push(draft);
    } else if (/^#{2,4} /.test(line) && section === 'overview') overview.push({ heading: bare(line), drafts: [] });
  }
  return { title, update, overview };
};

/** The sentences of a second attempt, in order. */
export const rewritten = (text: string): readonly DraftSentence[] =>
  linesIn(text).flatMap((line) => parseDraftSentence(line) ?? []);

/** The answer to each of `count` numbered items; undefined for an item without an answer or with several. */
export const oneAnswerEach = <Answer>(
  stated: Iterable<readonly [number: number, answer: Answer]>,
  count: number,
): readonly (Answer | undefined)[] => {
  const answers = new Map<number, Set<Answer>>();
  for (const [number, answer] of stated) answers.set(number, (answers.get(number) ?? new Set()).add(answer));
  return Array.from({ length: count }, (_, index) => {
    const [answer, ...others] = answers.get(index + 1) ?? [];
    return others.length > 0 ? undefined : answer;
  });
};
