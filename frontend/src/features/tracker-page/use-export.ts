import { useDownload } from '#shared/files/use-download';
import { isoDay } from '#shared/time/calendar-days';
import { now } from '#shared/time/clock';
import { trackerTitle, type Tracker } from '#features/trackers/api/tracker';
import { exportEvidence, type ExportFormat } from './api/export-evidence';
import { trackerPageTexts } from './texts/page';

const MAX_NAME_LENGTH = 60;

/** 'tariffs-on-steel-2026-08-19.csv' */
export const exportFileName = (title: string, at: Date, format: ExportFormat): string => {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['tracker'];
  return `${words.join('-').slice(0, MAX_NAME_LENGTH)}-${isoDay(at)}.${format}`;
};

/** Saves all claims of a tracker with their quotes. */
export const useExport = (tracker: Tracker) =>
  useDownload(
    async (format: ExportFormat) => ({
      name: exportFileName(trackerTitle(tracker), now(), format),
      content: await exportEvidence(tracker.tracker_id, format),
    }),
    { preparing: trackerPageTexts().exportPreparing },
  );
