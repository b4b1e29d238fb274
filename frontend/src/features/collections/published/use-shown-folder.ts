import { useMatch } from 'react-router-dom';
import { parseFolderIds } from './folder-path';

/** The id of the innermost folder in the URL; null on other pages. */
export const useShownFolder = (): string | null =>
  parseFolderIds(useMatch('/list-trackers/*')?.params['*']).at(-1) ?? null;
