import { Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { CLOCK } from '../../clock';
import { provideRecurringWork } from '../../recurring/recurring';
import { FILE_STORE } from '../file-store';
import { fileSweep } from './file-sweep';

/** Imported once, by the application's module. Areas contribute with `owningFiles(…)`. */
@Module({
  imports: [DiscoveryModule],
  providers: [provideRecurringWork(fileSweep, FILE_STORE, CLOCK, DiscoveryService)],
})
export class FileSweepModule {}
