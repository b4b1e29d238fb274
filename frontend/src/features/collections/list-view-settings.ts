import { locale } from '#shared/language/locale';
import { browserStorage } from '#shared/storage/browser-storage';
import type { CollectionItem } from './api/get-folder';

export type ViewMode = 'grid' | 'list';
export type SortBy = 'name' | 'updated_at';

export interface Pagination {
  readonly sortBy: SortBy;
  readonly descending: boolean;
  /** 0 means all. */
  readonly rowsPerPage: number;
}

export const rowsPerPageOptions = [5, 10, 15, 20, 50, 0] as const;
export const defaultPagination: Pagination = { sortBy: 'updated_at', descending: true, rowsPerPage: 20 };

const VIEW_MODE_KEY = 'trackersViewMode';
const PAGINATION_KEY = 'trackersPagination';

export const storedViewMode = (): ViewMode => (browserStorage.get(VIEW_MODE_KEY) === 'list' ? 'list' : 'grid');
export const saveViewMode = (mode: ViewMode): void => browserStorage.set(VIEW_MODE_KEY, mode);

/** The stored settings; invalid ones are replaced by defaults. */
export const readPagination = (stored: string | null): Pagination => {
  const parsed = parse(stored);
  return {
    sortBy: parsed.sortBy === 'name' ? 'name' : 'updated_at',
    descending: typeof parsed.descending === 'boolean' ? parsed.descending : defaultPagination.descending,
    rowsPerPage: rowsPerPageOptions.find((option) => option === parsed.rowsPerPage) ?? defaultPagination.rowsPerPage,
  };
};

const parse = (stored: string | null): Partial<Record<keyof Pagination, unknown>> => {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

export const storedPagination = (): Pagination => readPagination(browserStorage.get(PAGINATION_KEY));
export const savePagination = (pagination: Pagination): void =>
  browserStorage.set(PAGINATION_KEY, JSON.stringify(pagination));

type SortableItem = Pick<CollectionItem, 'name' | 'updated_at'>;

/** A page of the sorted rows; pages count from 1, and a page past the end gives the last one. */
export const paginate = <Row extends SortableItem>(
  rows: readonly Row[],
  { sortBy, descending, rowsPerPage }: Pagination,
  page: number,
): { readonly rows: readonly Row[]; readonly page: number; readonly pages: number } => {
  const direction = descending ? -1 : 1;
  const sorted = [...rows].sort(
    (one, other) => direction * one[sortBy].localeCompare(other[sortBy], locale(), { numeric: true }),
  );
  if (rowsPerPage === 0) return { rows: sorted, page: 1, pages: 1 };
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const shown = Math.min(Math.max(1, page), pages);
  return { rows: sorted.slice((shown - 1) * rowsPerPage, shown * rowsPerPage), page: shown, pages };
};
