import { Controller, Get, Inject, Param, Req, Res, StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import { FEED_KINDS } from '#events/syndication/feed-kinds';
import { mayListen } from '#modules/delivery/published';
import { FILE_STORE, type FileStore } from '#platform/file-store/file-store';
import { Problem } from '#platform/http/answers/problem';
import { FileOperation } from '#platform/http/routes/file-operation';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { soundMediaTypes } from '#platform/speech/encoder';
import { recordings } from '#projections/audio/recordings/recordings.projection';
import { CHAPTERS_MEDIA_TYPE } from '../making/chapters';
import { chaptersFile, soundFile } from '../recording-files';
import { requestedRange } from './byte-ranges';
import { RecordingAddresses } from './recording-addresses';

const CHAPTERS = 'json';
const NOT_HERE = 'There is no recording at this address.';

/** No declared route: it answers with nothing or a part, as conditions and ranges of the request ask. */
@Controller('rss')
export class RecordingEndpoint {
  constructor(
    private readonly addresses: RecordingAddresses,
    @Inject(READ_STORE) private readonly reads: Pick<ReadStore, 'get'>,
    @Inject(FILE_STORE) private readonly files: Pick<FileStore, 'get'>,
  ) {}

  @Get(':kind/:token/:recording.:format')
  @FileOperation({
    access: 'public',
    summary: 'A brief that is read out, for anyone with the secret address of its feed, or its chapters as json.',
    types: [...Object.values(soundMediaTypes), CHAPTERS_MEDIA_TYPE],
    revalidates: true,
    ranges: true,
  })
  async get(
    @Param('kind') kindParam: string,
    @Param('token') token: string,
    @Param('recording') recordingParam: string,
    @Param('format') format: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const kind = FEED_KINDS.find((each) => each === kindParam);
    const briefId = kind === undefined ? null : await this.addresses.briefAt(kind, token, recordingParam);
    const recording = briefId === null ? undefined : await this.reads.get(recordings, briefId);
    if (recording?.state !== 'made' || recording.format === null || !(await mayListen(this.reads, recording.user_id)))
      throw new Problem('NOT_FOUND', NOT_HERE);
    const of = { userId: recording.user_id, briefId: recording._id };
    const isSound = format === recording.format;
    if (!isSound && format !== CHAPTERS) throw new Problem('NOT_FOUND', NOT_HERE);

    const name = isSound ? soundFile(of, recording.format) : chaptersFile(of);
    const etag = `"${recording.made_at ?? ''}.${format}"`;
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', 'private, no-cache');
    if (isSound) response.setHeader('Accept-Ranges', 'bytes');
    response.type(isSound ? soundMediaTypes[recording.format] : CHAPTERS_MEDIA_TYPE);
    // A client's own `no-cache` would be answered in full, as with feeds.
    delete request.headers['cache-control'];
    if (request.fresh) {
      response.status(304);
      return undefined;
    }

    const size = recording.bytes;
    const ifRange = request.headers['if-range'];
    const isRangeUsable = isSound && (ifRange === undefined || ifRange === etag);
    const range = requestedRange(isRangeUsable ? request.headers.range : undefined, size);
    if (range.kind === 'none') {
      response.status(416).setHeader('Content-Range', `bytes */${size}`);
      return undefined;
    }
    const file = await this.files.get(name, range.kind === 'part' ? { from: range.from, to: range.to } : undefined);
    if (file === undefined) throw new Problem('NOT_FOUND', NOT_HERE);
    if (range.kind === 'all') return new StreamableFile(file.content, { length: file.bytes });
    response.status(206).setHeader('Content-Range', `bytes ${range.from}-${range.to}/${size}`);
    return new StreamableFile(file.content, { length: range.to - range.from + 1 });
  }
}
