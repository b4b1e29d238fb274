import { descending } from '#pages/listings/times';
import type { LanguageModelFault } from '#platform/language-model/language-model';
import { cosine } from '#text/words/likeness';
import { stemSet } from '#text/words/stems';
import {
  dayOfPublication,
  lineOfClaim,
  lineOfSentence,
  type EditorBrief,
  type BriefPage,
  type EditableLine,
} from '../brief';
import { keyOfTarget, linesIn, type Editing, overruledBy, type PageEditing } from '../editing';
import { interleave } from '../sentences-for-editor';
import { inBatches, KEPT_FOR_CONFIRMING, KEPT_FOR_OVERVIEW, type EditingModel } from './asking';
import { confirmOverruling } from './confirm-by-model';
import { choosingMessages, sortingMessages } from './prompts';
import { choicesIn, parseYesNo } from './replies';

/** The result of a model's editing. Pages that are not in the editing are left to the rules. */
export interface EditedByModel {
  readonly edited: Editing['pages'];
  /** Number of pages it was given. */
  readonly pages: number;
  /** Why the model was not asked again; null if it answered everything. */
  readonly fault: LanguageModelFault | null;
}

/** Minimum number of pages to be sorted by topic first. */
const SORTED_FROM = 7;
const PAGES_TO_SORT = 20;
/** Pages of one request, and characters of their sentences. */
const PAGES_TO_CHOOSE_FROM = 9;
const CHARACTERS_TO_CHOOSE_FROM = 12_000;
const MAX_PUBLISHED_LINES = 40;
/** Maximum number of lines of the same run that are shown along with the pages. */
const MAX_CHOSEN_LINES = 12;
const TOKENS_KEPT = KEPT_FOR_OVERVIEW + KEPT_FOR_CONFIRMING;

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

const keyOfLine = ({ target }: EditableLine): string => keyOfTarget(target);

const publishedNear = (pages: readonly BriefPage[]): readonly EditableLine[] =>
  interleave(
    pages.map(({ near }) => near.map(lineOfClaim)),
    keyOfLine,
    MAX_PUBLISHED_LINES,
  );

/** The lines of this run nearest to any of the pages. */
const chosenNear = (chosen: readonly EditableLine[], pages: readonly BriefPage[]): readonly EditableLine[] => {
  const lines = chosen.map((line) => ({ line, stems: stemSet(`${line.title} ${line.text}`) }));
  const nearest = pages.map(({ title, sentences }) => {
    const own = stemSet([title, ...sentences.map(({ text }) => text)].join(' '));
    return lines
      .map(({ line, stems }) => ({ line, near: cosine(stems, own) }))
      .sort((a, b) => b.near - a.near)
      .map(({ line }) => line);
  });
  return interleave(nearest, keyOfLine, MAX_CHOSEN_LINES);
};

/** The lines of a run after further pages were edited, without overruled and repeated lines. */
const withChosen = (
  chosen: readonly EditableLine[],
  batch: readonly BriefPage[],
  editing: ReadonlyMap<string, PageEditing>,
): readonly EditableLine[] => {
  const edited = batch.flatMap((page) => linesIn(editing.get(page.url)).map((line) => ({ page, line })));
  const overruled = overruledBy(edited.map(({ line }) => line));
  const chosenLines = edited.flatMap(({ page, line: { index, standing } }) =>
    standing.kind === 'same' ? [] : (lineOfSentence(page, index) ?? []),
  );
  return [...chosen, ...chosenLines].filter((line) => !overruled.has(keyOfLine(line)));
};

/** The pages that fit, most relevant first. A request takes half as much again as the sentences in it. */
const affordable = (pages: readonly BriefPage[], characters: number): readonly BriefPage[] => {
  const taken: BriefPage[] = [];
  let left = characters;
  for (const page of pages) {
    left -= 1.5 * charactersOf(page);
    if (left < 0) break;
    taken.push(page);
  }
  return taken;
};

/** Earlier pages first, so that a later one can be compared with what they report. */
const oldestFirst = (pages: readonly BriefPage[]): readonly BriefPage[] =>
  [...pages].sort((a, b) => descending(dayOfPublication(b), dayOfPublication(a)));

/**
 * Has a model edit a brief. It answers in numbers and a closed list of kinds, and none of its words is shown: at worst
 * it makes a poor choice among true sentences. Whatever it leaves open or answers in the wrong form is left to the
 * rules.
 */
export const editByModel = async (model: EditingModel, brief: EditorBrief): Promise<EditedByModel> => {
  const { topics, pages } = brief;
  const { ask, fault, left, newMark } = model;
  const editing = new Map<string, PageEditing>();
  for (const batch of pages.length < SORTED_FROM ? [] : inBatches(pages, PAGES_TO_SORT)) {
    const mark = newMark();
    const reply = await ask(sortingMessages(topics, batch, mark), TOKENS_KEPT);
    const verdicts = parseYesNo(reply ?? '', batch.length, mark);
    batch.forEach(({ url }, index) => {
      if (verdicts[index] === false) editing.set(url, { isOnTopic: false });
    });
  }
  let chosen: readonly EditableLine[] = [];
  const toEdit = affordable(
    pages.filter(({ url }) => !editing.has(url)),
    left() - TOKENS_KEPT,
  );
  for (const batch of requestsFor(oldestFirst(toEdit))) {
    const mark = newMark();
    const nearLines = [...publishedNear(batch), ...chosenNear(chosen, batch)];
    const reply = await ask(choosingMessages(topics, batch, nearLines, mark), TOKENS_KEPT);
    for (const [url, edited] of choicesIn(reply ?? '', batch, nearLines, mark)) editing.set(url, edited);
    chosen = withChosen(chosen, batch, editing);
  }
  const edited = await confirmOverruling(model, brief, editing);
  return { edited, pages: pages.length, fault: fault() };
};
