const SCRIPT = String.raw`/((?:[\w.-]+/)*[\w.-]{1,80}\.(?:m?js|tsx?))(?:\?[^\s:)]*)?`;

/** The product's script in a URL: 'assets/feed-1a2b3c4.js'. */
export const findScriptFrame = (url: string): string | undefined => new RegExp(`^${SCRIPT}$`).exec(url)?.[1];

/** Stack frames in this product's own scripts, innermost first: 'assets/feed-1a2b3c4.js:1:420'. */
export const findScriptFrames = (stack: string, origin = window.location.origin): readonly string[] =>
  [...stack.matchAll(new RegExp(String.raw`(https?://[^/\s]+)${SCRIPT}:(\d+):(\d+)`, 'g'))].flatMap(
    ([, from, script, line, column]) => (from === origin ? [`${script}:${line}:${column}`] : []),
  );

/** Matches a lazily loaded script, or a source file. Shared scripts have no name. */
const NAMED = /([\w.-]+?)(?:-[\w-]{7}\.js|\.tsx?):/;

/** The part that crashed, by its innermost script with a name; 'page' if none has one. */
export const findCrashedScript = (componentStack: string, origin = window.location.origin): string => {
  for (const frame of findScriptFrames(componentStack, origin)) {
    const name = NAMED.exec(frame)?.[1];
    if (name !== undefined) return name.slice(0, 60);
  }
  return 'page';
};
