const bareDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const isoWithoutZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const hasZone = /(?:z|gmt|ut|utc|[ecmp][sd]t|[+-]\d{2}:?\d{2})\)?$/i;

/** ISO 8601 UTC of a date as pages and feeds write it. One without a zone is taken as UTC, a bare date as its midnight. */
export const parseDate = (text: string): string | null => {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > 60 || !/\d{4}|\d{1,2} \w{3}/.test(trimmed)) return null;
  const zoned = bareDate.test(trimmed)
    ? `${trimmed}T00:00:00Z`
    : isoWithoutZone.test(trimmed)
      ? `${trimmed.replace(' ', 'T')}Z`
      : hasZone.test(trimmed)
        ? trimmed
        : `${trimmed} UTC`;
  const time = Date.parse(zoned);
  return Number.isNaN(time) || time < 0 ? null : new Date(time).toISOString();
};

/** The first of the dates that can be read and has come. */
export const firstPastDate = (candidates: Iterable<string | null | undefined>, now: Date): string | null => {
  for (const candidate of candidates) {
    const date = candidate === null || candidate === undefined ? null : parseDate(candidate);
    if (date !== null && date <= now.toISOString()) return date;
  }
  return null;
};

const inAddress = /[/-](20\d\d)[/-](0[1-9]|1[0-2])(?:[/-](0[1-9]|[12]\d|3[01]))?(?:[/-]|$)/;

/** The day that an address carries, as those of news and releases often do: `/2026/02/20/…`, `FR-2026-02-20`. */
export const dayInAddress = (address: string): string | null => {
  const [, year, month, day] = inAddress.exec(address) ?? [];
  return day === undefined ? null : `${year}-${month}-${day}T00:00:00.000Z`;
};

/** The day, or the first of the month where the address carries no day: enough to put the newest first. */
export const timeInAddress = (address: string): string | null => {
  const [, year, month, day = '01'] = inAddress.exec(address) ?? [];
  return month === undefined ? null : `${year}-${month}-${day}T00:00:00.000Z`;
};
