import { findScriptFrame, findScriptFrames, findCrashedScript } from './crash-frames';

const ours = 'https://aidy.example';

test('only the origin’s own scripts are taken from a stack, without queries', () => {
  const stack = [
    'TypeError: ann@example.org is not iterable',
    `    at world (${ours}/assets/world-map-1a2b3c4.js?retry=1:1:420)`,
    `render@${ours}/assets/9z8y7x6.js:2:10`,
    '    at ext (chrome-extension://abc/content.js:1:1)',
    '    at maps (https://maps.example/api.js:1:1)',
    `    at page (${ours}/tracker/b7f1c2d3:1:1)`,
  ].join('\n');
  expect(findScriptFrames(stack, ours)).toEqual(['assets/world-map-1a2b3c4.js:1:420', 'assets/9z8y7x6.js:2:10']);
});

test('the script of a page is named', () => {
  expect(findScriptFrame('/assets/1a2b3c4.js')).toBe('assets/1a2b3c4.js');
  expect(findScriptFrame('/tracker/b7f1c2d3')).toBeUndefined();
});

test.each([
  [['9z8y7x6.js', 'world-map-1a2b3c4.js', 'feed.page-1a2b3c4.js'], 'world-map'],
  [['feed.page-a-2b3_4.js'], 'feed.page'],
  [['9z8y7x6.js'], 'page'],
  [[], 'page'],
])('a crash in the scripts %j is attributed to %s', (scripts, part) => {
  const stack = scripts.map((script) => `    at t (${ours}/assets/${script}:1:2)`).join('\n');
  expect(findCrashedScript(stack, ours)).toBe(part);
});
