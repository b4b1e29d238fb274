import { carriedImageEvents } from '#events/images/carried-image.events';
import { imageHostEvents } from '#events/images/image-host.events';
import { DocumentTexts, PdfReader } from '#modules/documents/published';
import { ImageVisits, provideIllustrationSink } from '#modules/research/published';
import { provideResource } from '#platform/administration/resource';
import { area } from '#platform/area/area';
import { CLOCK } from '#platform/clock';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { EVENT_STORE } from '#platform/event-store/event-store';
import { FILE_STORE } from '#platform/file-store/file-store';
import { owningFiles } from '#platform/file-store/sweep/file-owner';
import { fromExisting } from '#platform/multi-provider';
import { provideExamination } from '#platform/operator/doctor/examination';
import { provideProcess } from '#platform/processes/contributions';
import { provideReactor } from '#platform/projection-runner/contributions';
import { READ_MODEL_PROGRESS } from '#platform/read-store/read-model-progress';
import { READ_STORE } from '#platform/read-store/read-store';
import { provideRecurringWork } from '#platform/recurring/recurring';
import { imageHosts } from '#projections/images/image-hosts/image-hosts.projection';
import { carriedImages } from '#projections/images/images/images.projection';
import { imageHostsResource, imagesResource } from './administration/images.resources';
import { ReadmitImages, TakeDownImages } from './commands/take-down-host.route';
import { examineThumbnails } from './examine-thumbnails';
import { ImageIntake } from './making/image-intake';
import { documentsShowPictures } from './making/pictures-of-documents.reactor';
import { RunIllustrations } from './making/run-illustrations';
import { thumbnailWorker } from './making/thumbnail-worker';
import { THUMBNAILS, thumbnailsBySharp } from './making/thumbnails';
import { imagesFollowDocuments, imagesFollowTrackers } from './processes/carriers.process';
import { droppedImagesDeleteThumbnails } from './processes/dropped-images.process';
import { takenDownHostsDropImages } from './processes/taken-down-hosts.reactor';
import { GetThumbnail } from './queries/get-thumbnail.query';
import { ListImageExamples } from './queries/image-examples.query';
import { SearchImages } from './queries/search-images.query';
import { ADDRESS_EXPIRED, ThumbnailAddresses } from './queries/thumbnail-addresses';
import { TakenDownHosts } from './taken-down-hosts';
import { thumbnailOwner } from './thumbnail-owner';

/** The images that trackers' sources and documents show: found by what is said of them there. */
export const imagesArea = area('images', {
  events: [carriedImageEvents, imageHostEvents],
  readModels: [carriedImages, imageHosts],
  refusals: [ADDRESS_EXPIRED],
  routes: { SearchImages, ListImageExamples, GetThumbnail, TakeDownImages, ReadmitImages },
  processes: [imagesFollowTrackers, imagesFollowDocuments, provideProcess(droppedImagesDeleteThumbnails, FILE_STORE)],
  providers: [
    { provide: THUMBNAILS, useFactory: () => thumbnailsBySharp() },
    TakenDownHosts,
    ThumbnailAddresses,
    ImageIntake,
    owningFiles(thumbnailOwner, StreamReader),
    RunIllustrations,
    provideIllustrationSink(fromExisting<RunIllustrations>, RunIllustrations),
    provideRecurringWork(thumbnailWorker, CLOCK, READ_STORE, THUMBNAILS, ImageVisits, TakenDownHosts, ImageIntake),
    provideReactor(documentsShowPictures, READ_STORE, FILE_STORE, PdfReader, DocumentTexts, THUMBNAILS, ImageIntake),
    provideReactor(takenDownHostsDropImages, READ_STORE, EVENT_STORE, READ_MODEL_PROGRESS, CommandRunner),
    provideResource(imageHostsResource, READ_STORE),
    provideResource(imagesResource, READ_STORE, ThumbnailAddresses),
    provideExamination(examineThumbnails),
  ],
});
