/** The panel of a country, in CSS pixels. In windows up to the breakpoint it covers the page. */
export const DRAWER = { width: 300, breakpoint: 400 } as const;
