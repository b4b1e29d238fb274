/** In what two lines of a week differ, on pages and in mails. */
export const differenceWords = { figure: 'Figures differ', outcome: 'Outcomes differ' } as const;

export const weekTitle = (folder: string): string => `This week in ${folder}`;
