import type { CSSProperties } from 'react';

declare module '@mui/material/styles' {
  /** The product's own variants, beside MUI's: `typography: 'reading'`. */
  interface TypographyVariants {
    hero: CSSProperties;
    /** The sentence under a hero. */
    lead: CSSProperties;
    /** What is read: lines with their evidence. */
    reading: CSSProperties;
    cardTitle: CSSProperties;
    /** Names a field, a column or a short section. */
    label: CSSProperties;
    /** A citation's number. */
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
