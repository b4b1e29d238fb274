/** Short forms that pages use without ever spelling them out. Others are learnt from pages that do. */
export const wellKnownInitials: readonly (readonly [string, string])[] = [
  ['ai', 'artificial intelligence'],
  ['ev', 'electric vehicle'],
  ['ev', 'electric vehicles'],
  ['uav', 'unmanned aerial vehicle'],
  ['vr', 'virtual reality'],
  ['iot', 'internet of things'],
  ['gmo', 'genetically modified organism'],
];
