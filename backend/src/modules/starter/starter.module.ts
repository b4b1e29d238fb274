import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { area } from '#platform/area/area';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { FILE_STORE, type FileStore } from '#platform/file-store/file-store';
import { fillStore } from './fill-store';
import { addStarterDocuments } from './starter-documents';
import { readStarterEvents } from './starter-events';
import { type StarterSettings, starterSettings } from './starter.settings';

/** Adds the recorded public trackers, and the documents, to a store that lacks them. */
@Injectable()
class StarterContent implements OnModuleInit {
  private readonly log = new Logger(StarterContent.name);

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'roles'>,
    @Inject(starterSettings.port) private readonly settings: StarterSettings,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(FILE_STORE) private readonly files: FileStore,
    private readonly runner: CommandRunner,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!this.settings.starterContent || !this.config.roles.has('worker')) return;
    const taken = await fillStore(this.store, readStarterEvents());
    if (taken !== null) this.log.warn(`${taken} contains other events; the recorded trackers were not added.`);
    await addStarterDocuments(this.runner, this.files).catch((error: unknown) =>
      this.log.warn(`The documents will be added at the next start: ${String(error)}`),
    );
  }
}

export const starterArea = area('starter', {
  providers: [StarterContent],
});
