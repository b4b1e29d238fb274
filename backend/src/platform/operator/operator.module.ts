import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { EVENT_STORE } from '../event-store/event-store';
import { eventsCommand } from './events.command';
import { operating } from './operator-command';
import { OperatorDesk } from './operator-desk';

@Module({
  imports: [DiscoveryModule],
  providers: [OperatorDesk, operating(eventsCommand, EVENT_STORE)],
  exports: [OperatorDesk],
})
export class OperatorModule {}
