import type { LanguageModel, ModelFault, ModelMessage } from '#platform/language-model/language-model';
import { cosine } from '#text/words/likeness';
import { stemSet } from '#text/words/stems';
import { descending } from '#pages/listings/times';
import { dayOf, lineAt, lineOfClaim, lineOfSentence, type Brief, type BriefPage, type ToldLine } from '../brief';
import {
  isOverruling,
  keyOfTarget,
  linesIn,
  type EditedLine,
  type Editing,
  overruledBy,
  type PageEditing,
} from '../editing';
import { choosingMessages, confirmingMessages, sortingMessages, type Overruling } from './prompts';
import { choicesIn, verdictsIn } from './replies';

/** What a model made of a brief. Pages that are not in the editing are left to the rules. */
export interface EditedByModel {
  readonly edited: Editing['pages'];
  /** Pages that it was to edit. */
  readonly pages: number;
  /** Why it was not asked further; null if it answered everything. */
  readonly fault: ModelFault | null;
}

export interface Asking {
  /** A word that no page can know, with which the model begins each line of its answer. */
  readonly newMark: () => string;
  readonly signal: AbortSignal;
}

/** Fewer pages are not sorted before. */
const SORTED_FROM = 7;
const PAGES_TO_SORT = 20;
/** Pages of one request, and characters of their sentences. */
const PAGES_TO_CHOOSE_FROM = 6;
const CHARACTERS_TO_CHOOSE_FROM = 6000;
const MOST_TOLD = 40;
/** Lines of the same run that are shown beside them. */
const MOST_CHOSEN = 12;
/** Characters per run, of what is asked and answered: about 25,000 tokens for 60 pages, with what arranging takes. */
const CHARACTERS = 92_000;
const PAGES_FOR_THAT = 60;

const lengthOf = (messages: readonly ModelMessage[]): number =>
  messages.reduce((sum, { content }) => sum + content.length, 0);

/** Asks a model until it fails or what it may read is used up. */
const asker = (model: LanguageModel, signal: AbortSignal, mostCharacters: number) => {
  let characters = 0;
  let fault: ModelFault | null = null;
  return {
    fault: () => fault,
    /** Characters that may still be asked and answered. */
    left: () => mostCharacters - characters,
    /** Null if there is no answer. */
    async ask(messages: readonly ModelMessage[]): Promise<string | null> {
      if (fault !== null || signal.aborted || characters + lengthOf(messages) > mostCharacters) return null;
      characters += lengthOf(messages);
      const reply = await model.reply({ messages, signal });
      if (reply.kind === 'fault') {
        fault = reply;
        return null;
      }
      characters += reply.text.length;
      return reply.text;
    },
  };
};

const inBatches = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

const charactersOf = ({ title, sentences }: BriefPage): number =>
  sentences.reduce((sum, { text }) => sum + text.length, title.length);

/** Pages that are edited together, as many as one request takes; those of one story follow each other. */
const requestsFor = (pages: readonly BriefPage[]): readonly (readonly BriefPage[])[] => {
  const requests: BriefPage[][] = [];
  let characters = Infinity;
  for (const page of pages) {
    const last = requests.at(-1);
    characters += charactersOf(page);
    if (last === undefined || last.length === PAGES_TO_CHOOSE_FROM || characters > CHARACTERS_TO_CHOOSE_FROM) {
      requests.push([page]);
      characters = charactersOf(page);
    } else last.push(page);
  }
  return requests;
};

/** Of lists in order of nearness the nearest of each in turn, then the next. */
const inTurn = <T>(lists: readonly (readonly T[])[], keyOf: (item: T) => string, most: number): readonly T[] => {
  const taken = new Map<string, T>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let rank = 0; rank < longest && taken.size < most; rank++)
    for (const list of lists) {
      const item = list[rank];
      if (item !== undefined && taken.size < most) taken.set(keyOf(item), item);
    }
  return [...taken.values()];
};

const keyOfLine = ({ target }: ToldLine): string => keyOfTarget(target);

/** The told lines that are nearest to any of some pages. */
const toldNear = (pages: readonly BriefPage[]): readonly ToldLine[] =>
  inTurn(
    pages.map(({ near }) => near.map(lineOfClaim)),
    keyOfLine,
    MOST_TOLD,
  );

/** Of what this run is about to tell, the lines that are nearest to any of some pages. */
const chosenNear = (chosen: readonly ToldLine[], pages: readonly BriefPage[]): readonly ToldLine[] => {
  const lines = chosen.map((line) => ({ line, stems: stemSet(`${line.title} ${line.text}`) }));
  const nearest = pages.map(({ title, sentences }) => {
    const own = stemSet([title, ...sentences.map(({ text }) => text)].join(' '));
    return lines
      .map(({ line, stems }) => ({ line, near: cosine(stems, own) }))
      .sort((a, b) => b.near - a.near)
      .map(({ line }) => line);
  });
  return inTurn(nearest, keyOfLine, MOST_CHOSEN);
};

/** What is told by a run once some more pages are edited: what they overrule is no longer among it, what they tell again never is. */
const withChosen = (
  chosen: readonly ToldLine[],
  batch: readonly BriefPage[],
  editing: ReadonlyMap<string, PageEditing>,
): readonly ToldLine[] => {
  const edited = batch.flatMap((page) => linesIn(editing.get(page.url)).map((line) => ({ page, line })));
  const overruled = overruledBy(edited.map(({ line }) => line));
  const told = edited.flatMap(({ page, line: { place, standing } }) =>
    standing.kind === 'same' ? [] : (lineOfSentence(page, place) ?? []),
  );
  return [...chosen, ...told].filter((line) => !overruled.has(keyOfLine(line)));
};

/** As many pages as there is room for, most relevant first: asking takes as much again as their sentences. */
const affordable = (pages: readonly BriefPage[], characters: number): readonly BriefPage[] => {
  const taken: BriefPage[] = [];
  let left = characters;
  for (const page of pages) {
    left -= 2 * charactersOf(page);
    if (left < 0) break;
    taken.push(page);
  }
  return taken;
};

/** Earlier pages first, so that a later one can be compared with what they tell. */
const oldestFirst = (pages: readonly BriefPage[]): readonly BriefPage[] =>
  [...pages].sort((a, b) => descending(dayOf(b), dayOf(a)));

/** What a line overrules as its editor says, with what is asked about it; null if it overrules nothing. */
const overrulingOf = (brief: Brief, page: BriefPage, { place, standing }: EditedLine): Overruling | null => {
  if (!isOverruling(standing)) return null;
  const sentence = lineOfSentence(page, place)?.text;
  const told = lineAt(brief, standing.of);
  const { title, publishedAt } = page;
  return sentence === undefined || told === undefined
    ? null
    : { kind: standing.kind, sentence, title, publishedAt, told };
};

type Pages = Editing['pages'];
type Ask = (messages: readonly ModelMessage[]) => Promise<string | null>;

/** Lines that overrule nothing once the model has seen them without the rest of their pages are new. */
const confirmed = async (brief: Brief, editing: Pages, { ask, newMark }: { ask: Ask } & Asking): Promise<Pages> => {
  const pages = new Map(brief.pages.map((page) => [page.url, page]));
  const found = [...editing].flatMap(([url, edited]) => {
    const page = pages.get(url);
    return page === undefined || !edited.isOnTopic
      ? []
      : edited.lines.flatMap((line) => {
          const overruling = overrulingOf(brief, page, line);
          return overruling === null ? [] : [{ line, overruling }];
        });
  });
  if (found.length === 0) return editing;
  const mark = newMark();
  const reply = await ask(
    confirmingMessages(
      found.map(({ overruling }) => overruling),
      mark,
    ),
  );
  const verdicts = verdictsIn(reply ?? '', found.length, mark);
  const refuted = new Set(found.flatMap(({ line }, index) => (verdicts[index] === true ? [] : [line])));
  const asConfirmed = (line: EditedLine): EditedLine =>
    refuted.has(line) ? { place: line.place, standing: { kind: 'new' } } : line;
  return new Map(
    [...editing].map(([url, edited]): readonly [string, PageEditing] => [
      url,
      edited.isOnTopic ? { isOnTopic: true, lines: edited.lines.map(asConfirmed) } : edited,
    ]),
  );
};

/**
 * Has a model edit a brief. It answers in numbers and a closed list of kinds, and no word of it is shown: at worst it chooses a true
 * sentence badly. Whatever it leaves open, or says out of form, is for the rules.
 */
export const editByModel = async (model: LanguageModel, brief: Brief, asking: Asking): Promise<EditedByModel> => {
  const { topics, pages } = brief;
  const most = CHARACTERS * Math.max(1, pages.length / PAGES_FOR_THAT);
  const { ask, fault, left } = asker(model, asking.signal, most);
  const editing = new Map<string, PageEditing>();
  for (const batch of pages.length < SORTED_FROM ? [] : inBatches(pages, PAGES_TO_SORT)) {
    const mark = asking.newMark();
    const reply = await ask(sortingMessages(topics, batch, mark));
    const verdicts = verdictsIn(reply ?? '', batch.length, mark);
    batch.forEach(({ url }, index) => {
      if (verdicts[index] === false) editing.set(url, { isOnTopic: false });
    });
  }
  let chosen: readonly ToldLine[] = [];
  const toEdit = affordable(
    pages.filter(({ url }) => !editing.has(url)),
    left(),
  );
  for (const batch of requestsFor(oldestFirst(toEdit))) {
    const mark = asking.newMark();
    const told = [...toldNear(batch), ...chosenNear(chosen, batch)];
    const reply = await ask(choosingMessages(topics, batch, told, mark));
    for (const [url, edited] of choicesIn(reply ?? '', batch, told, mark)) editing.set(url, edited);
    chosen = withChosen(chosen, batch, editing);
  }
  const edited = await confirmed(brief, editing, { ask, ...asking });
  return { edited, pages: pages.length, fault: fault() };
};
