import { useSingleFlight } from '#shared/hooks/use-single-flight';
import { isoDay } from '#shared/time/calendar-days';
import { now } from '#shared/time/clock';
import { saveFile } from '#shared/ui/save-file';
import { toast, toastFailure } from '#shared/ui/toasts/toast';
import { trackerTitle, type Tracker } from '#features/trackers/api/tracker';
import { exportEvidence, type ExportFormat } from './api/export-evidence';
import { trackerPageTexts } from './texts/page';

const LONGEST_NAME = 60;

/** 'tariffs-on-steel-2026-08-19.csv' */
export const exportFileName = (title: string, at: Date, format: ExportFormat): string => {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['tracker'];
  return `${words.join('-').slice(0, LONGEST_NAME)}-${isoDay(at)}.${format}`;
};

/** A function that saves all claims of a tracker with their quotes. */
export const useExport = (tracker: Tracker): ((format: ExportFormat) => Promise<void>) =>
  useSingleFlight(async (format: ExportFormat) => {
    toast(trackerPageTexts().exportPreparing);
    try {
      saveFile(await exportEvidence(tracker.tracker_id, format), exportFileName(trackerTitle(tracker), now(), format));
    } catch {
      toastFailure(trackerPageTexts().exportFailed);
    }
  });
