/**
 * Design tokens in a plain file, shared by the app, the admin, mails and charts. Colours are hex, sizes CSS pixels,
 * times milliseconds.
 */

export interface ColorTokens {
  /** The page. */
  readonly paper: string;
  /** Cards, fields and dialogs. */
  readonly sheet: string;
  /** A background one step off the page: the current entry, a hovered row, a skeleton. */
  readonly wash: string;
  readonly ink: string;
  /** Secondary text, 4.5:1 on paper, sheet and wash. */
  readonly quiet: string;
  /** Hairlines; borders are used instead of shadows. */
  readonly rule: string;
  /** Borders of inputs, with a contrast of 3:1 to the sheet. */
  readonly edge: string;
  readonly accent: string;
  readonly accentStrong: string;
  /** Text on the accent. */
  readonly onAccent: string;
  /** A tint of the accent, behind a highlighted source. */
  readonly accentWash: string;
  /** Quoted evidence, like a highlighter. */
  readonly marker: string;
  readonly new: string;
  readonly changed: string;
  readonly contradicted: string;
  readonly failed: string;
  /** The shadow of floating elements; nothing else has one. */
  readonly shadow: string;
}

export const light: ColorTokens = {
  paper: '#FAF9F6',
  sheet: '#FFFFFF',
  wash: '#F2F0EB',
  ink: '#1A1D21',
  quiet: '#5A626B',
  rule: '#E5E2DB',
  edge: '#98948C',
  accent: '#0E5A5E',
  accentStrong: '#0A4649',
  onAccent: '#FFFFFF',
  accentWash: '#E4EEED',
  marker: '#FFF0B3',
  new: '#1C7148',
  changed: '#8A5200',
  contradicted: '#A3302A',
  failed: '#A3302A',
  shadow: '0 1px 2px rgba(26, 29, 33, 0.06), 0 10px 28px rgba(26, 29, 33, 0.13)',
};

export const dark: ColorTokens = {
  paper: '#101315',
  sheet: '#171B1E',
  wash: '#1C2124',
  ink: '#ECEAE4',
  quiet: '#A0A8AF',
  rule: '#2B3136',
  edge: '#6B747C',
  accent: '#6CC7C2',
  accentStrong: '#8AD6D2',
  onAccent: '#0B1B1C',
  accentWash: '#16292B',
  marker: '#4B4015',
  new: '#6FCB9A',
  changed: '#E2B05B',
  contradicted: '#F08A80',
  failed: '#F08A80',
  shadow: '0 1px 2px rgba(0, 0, 0, 0.5), 0 12px 32px rgba(0, 0, 0, 0.55)',
};

/** Newsreader for reading text, Inter for controls. The adjusted fallbacks avoid layout shifts while a font loads. */
export const faces = {
  reading: "'Newsreader Space', 'Newsreader Variable', 'Newsreader Fallback', Georgia, 'Times New Roman', serif",
  controls: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
} as const;

export const scale = {
  /** Citation numbers. */
  superior: 11,
  small: 13,
  control: 15,
  reading: 17,
  heading: 20,
  section: 25,
  title: 34,
  hero: 56,
} as const;

/** All distances are multiples of this. */
export const SPACING_UNIT = 4;

export const RADIUS = 6;

export const motion = { quick: 120, calm: 180 } as const;

export const widths = {
  sidebar: 240,
  /** Height of the bar that replaces the sidebar on narrow screens. */
  topBar: 48,
  /** Height of the banner of an impersonation. */
  banner: 44,
  /** The text column. */
  measure: 680,
  /** Fields and short texts. */
  form: 560,
  /** A column of entries, each with its buttons. */
  column: 760,
  page: 1120,
  card: 250,
  cardHeight: 150,
} as const;

/** Window widths at which the layout changes. */
export const breakpoints = { menu: 768, sheet: 760, desktopNotice: 1000, rail: 1200 } as const;
