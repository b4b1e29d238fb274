const declared = (alternatives: readonly string[]): RegExp =>
  new RegExp(String.raw`(?:^|[;{\s])(?:${alternatives.join('|')})`, 'i');

const hiding = declared([
  String.raw`display\s*:\s*none`,
  String.raw`visibility\s*:\s*(?:hidden|collapse)`,
  String.raw`content-visibility\s*:\s*hidden`,
  String.raw`clip-path\s*:\s*inset\(\s*(?:50|100)%`,
  String.raw`clip\s*:\s*rect\(\s*[01](?:px)?\b`,
  String.raw`(?:left|top|text-indent|margin-left)\s*:\s*-(?:\d{4,}px|\d{2,}(?:em|rem|vw))`,
]);
const hidingWords = declared([
  String.raw`opacity\s*:\s*0(?:\.0+)?\s*(?:[;!]|$)`,
  String.raw`font-size\s*:\s*0(?:px|em|rem|%)?\s*(?:[;!]|$)`,
  String.raw`color\s*:\s*transparent`,
]);
const showing = declared([String.raw`display\s*:\s*(?!none)[a-z]`, String.raw`visibility\s*:\s*visible`]);
const STRIKING = /text-decoration(?:-line)?\s*:[^;}]*line-through/i;

/** Whether CSS declarations keep what they are for from being seen. */
export const hides = (declarations: string): boolean => hiding.test(declarations);
/** Likewise, of words in a line; sections that a script fades in have such declarations, and frames whose parts have a size of their own. */
export const hidesWords = (declarations: string): boolean => hidingWords.test(declarations);
export const shows = (declarations: string): boolean => showing.test(declarations);
/** Whether they rule a text through. */
export const strikes = (declarations: string): boolean => STRIKING.test(declarations);
