import { Module } from '@nestjs/common';
import { LiveLog } from './live-log';
import { LiveEndpoint } from './live.endpoint';

/** Tells open pages what has happened, so that nobody has to reload. */
@Module({ controllers: [LiveEndpoint], providers: [LiveLog] })
export class LiveModule {}
