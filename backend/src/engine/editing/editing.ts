/** The kinds of `Standing` that refer to published lines. */
export const STANDINGS = ['same', 'adds', 'changes', 'ends', 'corrects'] as const;

/** A line that was published: in an earlier run, by its claim, or by a sentence of this one. */
export type PublishedTarget =
  | { readonly by: 'claim'; readonly claimId: string }
  | { readonly by: 'sentence'; readonly url: string; readonly index: number };

/** Key of a target, equal for equal targets. */
export const keyOfTarget = (target: PublishedTarget): string =>
  target.by === 'claim' ? target.claimId : `${target.url}\n${target.index}`;

/** How a sentence relates to what was published. */
export type Standing =
  | { readonly kind: 'new' }
  /** The sentence repeats a published line. */
  | { readonly kind: 'same'; readonly of: PublishedTarget }
  /** The sentence adds to a published line about the same event. */
  | { readonly kind: 'adds'; readonly of: PublishedTarget }
  /** Gives another value. One sentence may overrule several lines. */
  | { readonly kind: 'changes'; readonly of: readonly PublishedTarget[] }
  /** Says that these lines no longer hold. */
  | { readonly kind: 'ends'; readonly of: readonly PublishedTarget[] }
  /** Says that these lines were wrong. */
  | { readonly kind: 'corrects'; readonly of: readonly PublishedTarget[] };

/** The published lines that `standing` refers to. */
export const targetsOf = (standing: Standing): readonly PublishedTarget[] => {
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

/** Whether `standing` means that the published lines no longer hold. */
export const isOverruling = (
  standing: Standing,
): standing is Extract<Standing, { readonly kind: 'changes' | 'ends' | 'corrects' }> =>
  standing.kind === 'changes' || standing.kind === 'ends' || standing.kind === 'corrects';

/** A sentence that is to be published, by its index among those of its page. */
export interface EditedLine {
  readonly index: number;
  readonly standing: Standing;
}

/** The editing of a page. Without lines there is nothing to publish. */
export type PageEditing =
  { readonly isOnTopic: false } | { readonly isOnTopic: true; readonly lines: readonly EditedLine[] };

export const linesIn = (edited: PageEditing | undefined): readonly EditedLine[] =>
  edited?.isOnTopic === true ? edited.lines : [];

/** Keys of the published lines that the edited lines overrule. */
export const overruledBy = (lines: readonly EditedLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ standing }) => (isOverruling(standing) ? standing.of.map(keyOfTarget) : [])));

/** The lines of an overview in order, grouped. Lines that are missing are no longer of use. */
export type Arrangement = readonly (readonly PublishedTarget[])[];

export interface Editing {
  /** Editing by page address. Pages that are missing are edited by the rules. */
  readonly pages: ReadonlyMap<string, PageEditing>;
  /** The arrangement; null if the rules compose the overview. */
  readonly overview: Arrangement | null;
  /** Headings of its groups, from `headingsFor`; absent where none were chosen. */
  readonly headings?: readonly (string | null)[];
}

export const editedByRules: Editing = { pages: new Map(), overview: null };

export const MAX_IN_OVERVIEW = 10;

export const MAX_COMPARED_LINES = 3;

export const MAX_OVERRULED = 6;
