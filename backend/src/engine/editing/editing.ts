/** Kinds of standing that name a told line. */
export const STANDINGS = ['same', 'adds', 'changes', 'ends', 'corrects'] as const;
export type StandingKind = (typeof STANDINGS)[number];

/** A line that was told: in an earlier run, by its claim, or by a sentence of this one. */
export type ToldTarget =
  | { readonly by: 'claim'; readonly claimId: string }
  | { readonly by: 'sentence'; readonly url: string; readonly place: number };

/** How a sentence stands to what was told. */
export type Standing =
  | { readonly kind: 'new' }
  /** It tells that again. */
  | { readonly kind: 'same'; readonly of: ToldTarget }
  /** It tells more of the same event. */
  | { readonly kind: 'adds'; readonly of: ToldTarget }
  /** It gives another value. */
  | { readonly kind: 'changes'; readonly of: ToldTarget }
  /** It says that this holds no longer. */
  | { readonly kind: 'ends'; readonly of: ToldTarget }
  /** It says that this was wrong. */
  | { readonly kind: 'corrects'; readonly of: ToldTarget };

/** A sentence that is to be told, by its place among those of its page. */
export interface EditedLine {
  readonly place: number;
  readonly standing: Standing;
}

/** What an editor makes of a page. Without lines there is nothing to tell. */
export type PageEditing =
  { readonly isOnTopic: false } | { readonly isOnTopic: true; readonly lines: readonly EditedLine[] };

/** By the addresses of pages. A page that is not among them is edited by the rules. */
export type Editing = ReadonlyMap<string, PageEditing>;

export const editedByRules: Editing = new Map();

/** More than these of one page are not told. */
export const MOST_LINES = 3;
