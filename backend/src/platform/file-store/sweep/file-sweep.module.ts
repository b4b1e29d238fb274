import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { FileSweep } from './file-sweep';

/** Imported once, by the application's module. Areas contribute with `owningFiles(…)`. */
@Module({ imports: [DiscoveryModule], providers: [FileSweep] })
export class FileSweepModule {}
