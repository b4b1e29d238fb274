import type { CSSProperties } from 'react';

declare module '@mui/material/styles' {
  /** The product's own variants, in addition to MUI's: `typography: 'reading'`. */
  interface TypographyVariants {
    hero: CSSProperties;
    /** The sentence under a hero. */
    lead: CSSProperties;
    /** Reading text: lines with evidence. */
    reading: CSSProperties;
    cardTitle: CSSProperties;
    /** Labels of fields, columns and short sections. */
    label: CSSProperties;
    /** Citation numbers. */
    superior: CSSProperties;
  }
  interface TypographyVariantsOptions {
    hero: CSSProperties;
    lead: CSSProperties;
    reading: CSSProperties;
    cardTitle: CSSProperties;
    label: CSSProperties;
    superior: CSSProperties;
  }
}
