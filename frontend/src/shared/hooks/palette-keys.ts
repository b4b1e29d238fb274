/** What opens the command palette, as its keyboard names it. */
export const paletteKeys = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
