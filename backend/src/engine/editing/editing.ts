/** Kinds of standing that name a told line. */
export const STANDINGS = ['same', 'adds', 'changes', 'ends', 'corrects'] as const;

/** A line that was told: in an earlier run, by its claim, or by a sentence of this one. */
export type ToldTarget =
  | { readonly by: 'claim'; readonly claimId: string }
  | { readonly by: 'sentence'; readonly url: string; readonly place: number };

/** The same for the same line. */
export const keyOfTarget = (target: ToldTarget): string =>
  target.by === 'claim' ? target.claimId : `${target.url}\n${target.place}`;

/** How a sentence stands to what was told. */
export type Standing =
  | { readonly kind: 'new' }
  /** It tells that again. */
  | { readonly kind: 'same'; readonly of: ToldTarget }
  /** It tells more of the same event. */
  | { readonly kind: 'adds'; readonly of: ToldTarget }
  /** It gives another value. One sentence may overrule several lines. */
  | { readonly kind: 'changes'; readonly of: readonly ToldTarget[] }
  /** It says that these hold no longer. */
  | { readonly kind: 'ends'; readonly of: readonly ToldTarget[] }
  /** It says that these were wrong. */
  | { readonly kind: 'corrects'; readonly of: readonly ToldTarget[] };

/** Lines that a standing names. */
export const targetsOf = (standing: Standing): readonly ToldTarget[] => {
  switch (standing.kind) {
    case 'new':
      return [];
    case 'same':
    case 'adds':
      return [standing.of];
    case 'changes':
    case 'ends':
    case 'corrects':
      return standing.of;
  }
};

/** Whether a line holds no longer because of a sentence. */
export const isOverruling = (
  standing: Standing,
): standing is Extract<Standing, { readonly kind: 'changes' | 'ends' | 'corrects' }> =>
  standing.kind === 'changes' || standing.kind === 'ends' || standing.kind === 'corrects';

/** A sentence that is to be told, by its place among those of its page. */
export interface EditedLine {
  readonly place: number;
  readonly standing: Standing;
}

/** What an editor makes of a page. Without lines there is nothing to tell. */
export type PageEditing =
  { readonly isOnTopic: false } | { readonly isOnTopic: true; readonly lines: readonly EditedLine[] };

export const linesIn = (edited: PageEditing | undefined): readonly EditedLine[] =>
  edited?.isOnTopic === true ? edited.lines : [];

/** Keys of the lines that hold no longer because of what is to be told. */
export const overruledBy = (lines: readonly EditedLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ standing }) => (isOverruling(standing) ? standing.of.map(keyOfTarget) : [])));

/** The lines of an overview in order, those that belong together next to each other. What is not among them has lost its use. */
export type Arrangement = readonly (readonly ToldTarget[])[];

export interface Editing {
  /** By the addresses of pages. A page that is not among them is edited by the rules. */
  readonly pages: ReadonlyMap<string, PageEditing>;
  /** Null if the rules compose the overview. */
  readonly overview: Arrangement | null;
  /** What stands over its groups, of `headingsFor`; none where nothing is said of them. */
  readonly headings?: readonly (string | null)[];
}

export const editedByRules: Editing = { pages: new Map(), overview: null };

/** More lines than these an overview does not have. */
export const MOST_IN_OVERVIEW = 10;

/** More than these of one page are not told. */
export const MOST_LINES = 3;

/** More lines than these one sentence does not overrule. */
export const MOST_OVERRULED = 6;
