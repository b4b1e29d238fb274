/** The themes that can be chosen, in the order in which the switch goes through them. */
export const colorModes = ['system', 'dark', 'light'] as const;

export type ColorMode = (typeof colorModes)[number];
