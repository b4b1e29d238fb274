import type { Translations } from '#shared/language/language';

/** A catalogue is named after its file: `/src/features/accounts/texts/auth.de.ts` is `accounts/auth`. */
const catalogueName = (path: string): string =>
  path.replace(/^\/src\/(?:features\/)?/, '').replace(/\/(?:published\/)?texts\/(.+)\.\w+\.ts$/, '/$1');

/** Translations by the name of their catalogue. `files`: by their path, as Vite finds them. */
export const byCatalogue = (files: Readonly<Record<string, object>>): Translations =>
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [catalogueName(path), texts]));
