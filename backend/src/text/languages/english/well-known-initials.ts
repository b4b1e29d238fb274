/** Abbreviations that pages use without spelling them out. Others are learnt from pages. */
export const wellKnownInitials: readonly (readonly [string, string])[] = [
  ['ai', 'artificial intelligence'],
  ['ev', 'electric vehicle'],
  ['ev', 'electric vehicles'],
  ['uav', 'unmanned aerial vehicle'],
  ['vr', 'virtual reality'],
  ['iot', 'internet of things'],
  ['gmo', 'genetically modified organism'],
];
