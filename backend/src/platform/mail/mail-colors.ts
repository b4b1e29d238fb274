/**
 * The theme colours used in mails. Duplicated from frontend/src/shared/theme/tokens.ts, which is not part of the built
 * server; mail-colors.spec.ts compares the two.
 */
interface MailColors {
  readonly paper: string;
  readonly sheet: string;
  readonly ink: string;
  readonly quiet: string;
  readonly rule: string;
  readonly accent: string;
  readonly onAccent: string;
}

export const light: MailColors = {
  paper: '#FAF9F6',
  sheet: '#FFFFFF',
  ink: '#1A1D21',
  quiet: '#5A626B',
  rule: '#E5E2DB',
  accent: '#0E5A5E',
  onAccent: '#FFFFFF',
};

export const dark: MailColors = {
  paper: '#101315',
  sheet: '#171B1E',
  ink: '#ECEAE4',
  quiet: '#A0A8AF',
  rule: '#2B3136',
  accent: '#6CC7C2',
  onAccent: '#0B1B1C',
};

export const READING_FACE = "Newsreader, Georgia, 'Times New Roman', serif";
export const CONTROL_FACE = "Inter, system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
