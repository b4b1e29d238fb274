/** Topics that show what can be tracked. */
export const exampleTopics: readonly string[] = [
  'Tariffs on steel and aluminum',
  'Federal rules on artificial intelligence',
  'Crewed missions to the Moon',
  'Recalls of space heaters',
  'Section 232 investigations',
  'Export controls on chips',
];
