import { Global, Module } from '@nestjs/common';
import { ConfiguredOutbound } from './configured-outbound';

@Global()
@Module({ providers: [ConfiguredOutbound], exports: [ConfiguredOutbound] })
export class FetchModule {}
